import type { Board, Content, Source } from '../../../src/domain/board'
import type { GameLeague } from '../../../src/domain/league'
import type { BoardContent } from '../boards/publish'
import type { Slate } from './read-slate'

type Found = Extract<Slate, { kind: 'found' }>

/** The board that a successful poll leads to. */
export function nextContent(
  league: GameLeague,
  slate: Found,
  source: Source,
  before: Board | undefined,
): BoardContent {
  const { games } = slate.scoreboard
  // A reply by date can come without the season; it does not change from one poll to the next.
  const season = slate.scoreboard.season ?? before?.season
  return {
    v: 1,
    sport: league.sport,
    day: slate.day,
    upcoming: slate.upcoming,
    source,
    content: games.length > 0 ? { kind: 'games' } : emptyContent(league),
    ...(season && { season }),
    games,
  }
}

function emptyContent(league: GameLeague): Content {
  return { kind: 'message', title: `${league.label} Offseason`, text: 'Season information unavailable' }
}
