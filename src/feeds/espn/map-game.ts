import type { Game } from '../../domain/game'
import type { League } from '../../domain/league'
import { periodLabel } from '../../domain/period-label'
import type { GameAround } from './game-around'
import { mapGameTexts } from './game-texts'
import { mapPeriodFacts } from './map-period'
import { mapSituation } from './map-situation'
import { pauseOf, phaseOf } from './map-status'
import { mapTeam } from './map-team'
import { mapVenue } from './map-venue'
import { readEvent, type FeedEvent } from './read-event'
import { mapStart } from './start'

export type MappedGame =
  { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly reason: string }

export function mapGame(league: League, value: unknown): MappedGame {
  const read = readEvent(league, value)
  return read.ok ? { ok: true, game: gameOf(league, read.event) } : read
}

function gameOf(league: League, event: FeedEvent): Game {
  const around = aroundOf(event)
  const facts = factsOf(league, event, around)
  const phase = phaseOf(event.status)
  if (phase.phase !== 'live') return { ...facts, ...phase }
  const situation = mapSituation(league.kind, event.competition['situation'], around)
  return {
    ...facts,
    phase: 'live',
    ...(situation && { situation }),
    ...(around.pause === 'delay' && { delay: event.status.longText }),
  }
}

function aroundOf({ home, away, status }: FeedEvent): GameAround {
  return { homeTeam: mapTeam(home), awayTeam: mapTeam(away), pause: pauseOf(status) }
}

/** What a game has in every phase. */
function factsOf(league: League, event: FeedEvent, around: GameAround) {
  const start = mapStart(event.event['date']) ?? mapStart(event.competition['date'])
  return {
    id: event.id,
    homeTeam: around.homeTeam,
    awayTeam: around.awayTeam,
    venue: mapVenue(event.competition['venue']),
    quarter: periodLabel(league.kind, mapPeriodFacts(event, around)),
    timeLeft: event.status.clock,
    ...(start !== undefined && { start }),
    startTime: event.status.shortText,
    ...mapGameTexts(event),
  }
}
