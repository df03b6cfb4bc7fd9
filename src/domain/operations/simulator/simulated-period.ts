import type { PeriodFacts } from '../../period/period-facts'
import type { SimulatedGame } from './simulated-game'

const PAUSES: ReadonlyMap<string, PeriodFacts['pause']> = new Map([
  ['HALFTIME', 'halftime'],
  ['2nd INT', 'period-end'],
])

/** Phases whose period is not the number in their name. */
const OTHER_PERIODS = {
  football: { HALFTIME: 2, OT: 5, '2OT': 6 },
  basketball: { HALFTIME: 2, OT: 5, '2OT': 6 },
  hockey: { OT: 4, SO: 5 },
  baseball: {},
} as const

/** The facts of a simulated live game that period labels are made from, so that it reads like a real one. */
export function simulatedPeriod(game: SimulatedGame): PeriodFacts {
  const { quarter, situation, homeTeam, awayTeam } = game
  return {
    phase: 'live',
    clock: game.timeLeft,
    text: quarter,
    period: periodOf(game),
    pause: PAUSES.get(quarter) ?? 'none',
    tied: homeTeam.score === awayTeam.score,
    playoffs: false,
    ...(situation.kind === 'baseball' && { count: { balls: situation.balls, strikes: situation.strikes } }),
  }
}

function periodOf({ quarter, situation }: SimulatedGame): number {
  const others: Readonly<Record<string, number>> = OTHER_PERIODS[situation.kind]
  return others[quarter] ?? Number(quarter.replace(/\D/g, ''))
}
