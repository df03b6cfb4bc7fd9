import type { PeriodFacts } from '../../domain/period-facts'
import { isPostSeason } from './map-season'
import type { GameAround } from './situation/game-around'
import { phaseOf, type PhaseOfStatus } from './map-status'
import type { FeedEvent } from './read-event'
import { record, whole } from './read'

export function mapPeriodFacts(event: FeedEvent, around: GameAround): PeriodFacts {
  const { status } = event
  const phase = phaseOf(status)
  return {
    phase: phase.phase,
    period: status.period,
    clock: status.clock,
    text: status.shortText || offWords(phase),
    pause: around.pause,
    tied: around.homeTeam.score === around.awayTeam.score,
    playoffs: isPostSeason(event.event),
    ...countOf(event),
  }
}

function countOf({ competition }: FeedEvent): Pick<PeriodFacts, 'count'> {
  const situation = record(competition['situation'])
  const balls = whole(situation['balls'])
  const strikes = whole(situation['strikes'])
  return balls === undefined || strikes === undefined ? {} : { count: { balls, strikes } }
}

function offWords(phase: PhaseOfStatus): string {
  if (phase.phase !== 'off') return ''
  return phase.status.charAt(0).toUpperCase() + phase.status.slice(1)
}
