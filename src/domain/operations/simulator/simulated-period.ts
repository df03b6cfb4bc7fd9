import type { PeriodFacts } from '../../period/period-facts'
import type { SimulatedGame } from './simulated-game'

type Station = Pick<PeriodFacts, 'period'> & Partial<Pick<PeriodFacts, 'pause' | 'text'>>

/** Phases whose period cannot be read from the number in their name. */
const STATIONS: ReadonlyMap<string, Station> = new Map([
  ['HALFTIME', { period: 2, pause: 'halftime' }],
  ['2nd INT', { period: 2, pause: 'period-end' }],
])

const OVERTIMES = {
  football: { OT: 5, '2OT': 6 },
  basketball: { OT: 5, '2OT': 6 },
  hockey: { OT: 4, SO: 5 },
  baseball: {},
} as const

/** The facts of a simulated live game that period labels are made from, so that it reads like a real one. */
export function simulatedPeriod(game: SimulatedGame): PeriodFacts {
  const { situation, homeTeam, awayTeam } = game
  return {
    phase: 'live',
    clock: game.timeLeft,
    text: '',
    pause: 'none',
    tied: homeTeam.score === awayTeam.score,
    playoffs: false,
    ...stationOf(game),
    ...(situation.kind === 'baseball' && { count: { balls: situation.balls, strikes: situation.strikes } }),
  }
}

function stationOf({ quarter, situation }: SimulatedGame): Station {
  const known = STATIONS.get(quarter)
  if (known) return known
  const overtimes: Readonly<Record<string, number>> = OVERTIMES[situation.kind]
  const period = overtimes[quarter] ?? Number(/\d+/.exec(quarter)?.[0] ?? 0)
  return { period, text: quarter }
}
