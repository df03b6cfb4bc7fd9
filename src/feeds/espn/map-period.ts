import type { GameSport } from '../../domain/league'
import type { PeriodFacts } from '../../domain/period/period-facts'
import { isPostSeason } from './map-season'
import type { GameAround } from './situation/game-around'
import type { Situation } from '../../domain/game/situation'
import { offWords, phaseOf } from './map-status'
import type { FeedEvent } from './read-event'
import { toldPeriod } from './told-period'

export function mapPeriodFacts(
  sport: GameSport,
  event: FeedEvent,
  around: GameAround,
  situation: Situation | undefined,
): PeriodFacts {
  const { status } = event
  const phase = phaseOf(status)
  return {
    phase: phase.phase,
    period: Math.max(status.period, phase.phase === 'final' ? toldPeriod(sport, status.shortText) : 0),
    clock: status.clock,
    text: phase.phase === 'off' ? offWords(status, phase.status) : status.shortText,
    pause: around.pause,
    tied: around.homeTeam.score === around.awayTeam.score,
    playoffs: isPostSeason(event.event),
    ...(situation?.kind === 'baseball' && { count: situation }),
  }
}
