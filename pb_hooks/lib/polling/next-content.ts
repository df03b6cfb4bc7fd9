import type { Board, Content, Source } from '../../../src/domain/board/board'
import { neverReadContent } from '../../../src/domain/board/never-read'
import { NO_CUP } from '../../../src/domain/cup/cup-message'
import { leagueOfSport, parseGameSport, type League } from '../../../src/domain/league'
import { contentFor } from '../../../src/domain/seasons/content-for'
import { asUpcoming } from '../../../src/domain/game/upcoming-game'
import type { BoardContent } from '../boards/publish'
import { withMeasuredWeather } from '../weather/measured-weather'
import { holdSituations } from './held-situations'
import { withStrengths } from './hockey-strengths'
import type { Findings } from './reading'

/** The board that a successful poll leads to. */
export function nextContent(
  league: League,
  findings: Findings,
  source: Source,
  before: Board | undefined,
  now: number,
): BoardContent {
  // A reply by date can come without the season; it does not change from one poll to the next.
  const season = findings.season ?? before?.season
  const { day, upcoming } = findings
  return {
    v: 1,
    sport: league.sport,
    day,
    upcoming,
    source,
    content: contentOf(league, findings, now),
    ...(season && { season }),
    ...rowsOf(league, findings, now),
  } as BoardContent
}

/** The cup has words of its own for an empty page; all others go by season and date. */
function contentOf(league: League, { found }: Findings, now: number): Content {
  if (league.kind === 'cup' && found === 'none') return { kind: 'message', ...NO_CUP }
  return contentFor(league.sport, now, found)
}

function rowsOf(league: League, { rows, day, upcoming, found }: Findings, now: number): Findings['rows'] {
  if (!('games' in rows)) return rows
  const games = upcoming ? asUpcoming(rows.games, day, found === 'opener') : rows.games
  const sport = parseGameSport(league.sport)
  if (!sport) return { games: holdSituations(league.slug, games, now) }
  const held = holdSituations(league.slug, withMeasuredWeather(sport, games, now), now)
  return { games: withStrengths(leagueOfSport(sport), held, now) }
}

/** The board before the feed's first answer: no rows, and the reason. */
export function emptyContent(league: League, source: Source, day: string): BoardContent {
  const rows =
    league.kind === 'golf'
      ? { tournaments: [], players: [] }
      : league.kind === 'cup'
        ? { sessions: [], matches: [] }
        : { games: [] }
  const content = neverReadContent(source.message)
  return { v: 1, sport: league.sport, day, upcoming: false, source, content, ...rows } as BoardContent
}
