import type { Sport } from '../league'
import { easternDay } from '../time/eastern'
import { daysUntil } from './days-until'
import type { Disruption, DisruptionCause } from './disruption'
import { disruptionsOn } from './disruptions'
import { nextMilestone, type Milestone } from './milestone'
import { isPlayed, phaseOn, type SeasonPhase } from './phase'
import { isShowcaseDay } from './showcase'
import { specialEventsOn, type SpecialEvent } from './special-event'

export interface SeasonInfo {
  readonly sport: Sport
  readonly currentPhase: SeasonPhase
  readonly nextMilestone?: Milestone
  readonly daysUntilNextMilestone?: number
  readonly isInSeason: boolean
  /** The gravest of the day. */
  readonly disruption?: Disruption
  readonly specialEvents: readonly SpecialEvent[]
  readonly isShowcaseDay: boolean
}

export function seasonInfo(sport: Sport, nowMs: number, told: readonly DisruptionCause[] = []): SeasonInfo {
  const day = easternDay(nowMs)
  const currentPhase = phaseOn(sport, day)
  const next = nextMilestone(sport, day)
  const disruption = disruptionsOn(sport, day, told)[0]
  return {
    sport,
    currentPhase,
    ...(next && { nextMilestone: next, daysUntilNextMilestone: daysUntil(next.date, nowMs) }),
    isInSeason: isPlayed(currentPhase),
    ...(disruption && { disruption }),
    specialEvents: specialEventsOn(sport, day),
    isShowcaseDay: isShowcaseDay(sport, day),
  }
}
