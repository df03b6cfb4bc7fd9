import { isPeriodOver, isValidPeriod, overtime, withClock, type PeriodFacts } from './period-facts'

const PERIODS = 3
const SHOOTOUT = 5

export function hockeyFinal(facts: PeriodFacts): string {
  if (!isValidPeriod(facts.period) || facts.period <= PERIODS) return 'FINAL'
  if (isShootout(facts)) return 'FINAL/SO'
  return `FINAL/${facts.playoffs ? overtime(facts.period - PERIODS) : 'OT'}`
}

export function hockeyPeriod(facts: PeriodFacts): string {
  if (!isValidPeriod(facts.period)) return '0Q'
  // A shootout has neither a clock nor a length, and is no second overtime.
  if (isShootout(facts)) return 'SO'
  const name = facts.period <= PERIODS ? `${facts.period}P` : `OT${facts.period - PERIODS}`
  return isPeriodOver(facts) ? `End of ${name}` : withClock(name, facts.clock)
}

/** In the playoffs they play on instead. */
export function isShootout({ period, playoffs }: Pick<PeriodFacts, 'period' | 'playoffs'>): boolean {
  return period === SHOOTOUT && !playoffs
}
