import { isPeriodOver, isValidPeriod, ordinal, overtime, withClock, type PeriodFacts } from './period-facts'

const QUARTERS = 4

export function basketballFinal({ period }: PeriodFacts): string {
  const afterOvertime = isValidPeriod(period) && period > QUARTERS
  return afterOvertime ? `FINAL/${overtime(period - QUARTERS)}` : 'FINAL'
}

export function basketballPeriod(facts: PeriodFacts): string {
  const { period, clock } = facts
  if (isHalftime(facts)) return 'HALF'
  if (!isValidPeriod(period)) return '0Q'
  if (!isPeriodOver(facts)) return withClock(name(period), clock)
  return period <= QUARTERS ? `End of ${ordinal(period)}` : 'End of OT'
}

function isHalftime(facts: PeriodFacts): boolean {
  if (facts.pause === 'halftime') return true
  return facts.period === 2 && (facts.clock === '' || isPeriodOver(facts))
}

function name(period: number): string {
  return period <= QUARTERS ? `${period}Q` : `OT${period - QUARTERS}`
}
