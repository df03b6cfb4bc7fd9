import {
  isPeriodOver,
  isValidPeriod,
  overtime,
  withClock,
  type FinalFacts,
  type PeriodFacts,
} from './period-facts'

const PERIODS = 3
const SHOOTOUT = 5

export function hockeyFinal(facts: FinalFacts): string {
  if (!isValidPeriod(facts.period) || facts.period <= PERIODS) return 'FINAL'
  if (isShootout(withToldSeason(facts))) return 'FINAL/SO'
  return `FINAL/${withToldSeason(facts).playoffs ? overtime(facts.period - PERIODS) : 'OT'}`
}

export function hockeyPeriod(facts: PeriodFacts): string {
  if (!isValidPeriod(facts.period)) return '0Q'
  // A shootout has neither a clock nor a length, and is no second overtime.
  if (isShootout(withToldSeason(facts))) return 'SO'
  const name = facts.period <= PERIODS ? `${facts.period}P` : `OT${facts.period - PERIODS}`
  return isPeriodOver(facts) ? `End of ${name}` : withClock(name, facts.clock)
}

/** A reply can lack its season. Only the playoffs have a second overtime, so a text that names one tells the season. */
function withToldSeason(facts: FinalFacts): FinalFacts {
  return { ...facts, playoffs: facts.playoffs || /\b[2-9](nd|rd|th)? ?OT\b/i.test(facts.text) }
}

/** In the playoffs overtime goes on instead. */
export function isShootout({ period, playoffs }: Pick<PeriodFacts, 'period' | 'playoffs'>): boolean {
  return period === SHOOTOUT && !playoffs
}
