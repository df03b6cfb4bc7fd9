import {
  isPeriodOver,
  isValidPeriod,
  ordinal,
  overtime,
  withClock,
  type FinalFacts,
  type PeriodFacts,
} from './period-facts'

/** How a regular game is divided, and what its parts are called. */
interface Division {
  readonly periods: number
  readonly name: (period: number) => string
  readonly ended: (period: number) => string
}

const QUARTERS: Division = {
  periods: 4,
  name: (period) => `${period}Q`,
  ended: (period) => `End of ${ordinal(period)}`,
}
const HALVES: Division = {
  periods: 2,
  name: (period) => `${period}H`,
  ended: (period) => `End of ${period}H`,
}

/** The NBA's four quarters, and the two halves of college. */
export const quarters = wordsFor(QUARTERS)
export const halves = wordsFor(HALVES)

function wordsFor(division: Division) {
  return {
    live: (facts: PeriodFacts) => basketballPeriod(division, facts),
    final: (facts: FinalFacts) => basketballFinal(division, facts),
  }
}

function basketballFinal({ periods }: Division, { period }: FinalFacts): string {
  const afterOvertime = isValidPeriod(period) && period > periods
  return afterOvertime ? `FINAL/${overtime(period - periods)}` : 'FINAL'
}

function basketballPeriod(division: Division, facts: PeriodFacts): string {
  const { period, clock } = facts
  const { periods, name, ended } = division
  if (isHalftime(division, facts)) return 'HALF'
  if (!isValidPeriod(period)) return '0Q'
  if (isPeriodOver(facts)) return period <= periods ? ended(period) : 'End of OT'
  return withClock(period <= periods ? name(period) : `OT${period - periods}`, clock)
}

function isHalftime({ periods }: Division, facts: PeriodFacts): boolean {
  if (facts.pause === 'halftime') return true
  return facts.period === periods / 2 && (facts.clock === '' || isPeriodOver(facts))
}
