import {
  isClockAtZero,
  isPeriodOver,
  isValidPeriod,
  overtime,
  withClock,
  type FinalFacts,
  type PeriodFacts,
} from './period-facts'

const QUARTERS = 4

export function footballFinal({ period }: FinalFacts): string {
  const afterOvertime = isValidPeriod(period) && period > QUARTERS
  return afterOvertime ? `FINAL/${overtime(period - QUARTERS)}` : 'FINAL'
}

export function footballPeriod(facts: PeriodFacts): string {
  if (facts.pause === 'halftime') return 'HALF'
  if (!isValidPeriod(facts.period)) return '0Q'
  return isPeriodOver(facts) ? periodOver(facts) : withClock(name(facts.period), facts.clock)
}

/** Overtime in college has no clock, so the `0:00` that the feed writes all through it does not end it. */
export function collegeFootballPeriod(facts: PeriodFacts): string {
  const isUntimed = facts.period > QUARTERS && isClockAtZero(facts.clock)
  return footballPeriod(isUntimed ? { ...facts, clock: '' } : facts)
}

function periodOver({ period, tied }: PeriodFacts): string {
  if (period === 2) return 'HALF'
  if (period === QUARTERS && !tied) return 'FINAL'
  return `End of ${name(period)}`
}

function name(period: number): string {
  return period <= QUARTERS ? `${period}Q` : overtime(period - QUARTERS)
}
