import { openCount } from '../game/open-count'
import { DELAYED, ordinal, type FinalFacts, type PeriodFacts } from './period-facts'

const INNINGS = 9

export function baseballFinal({ period }: FinalFacts): string {
  return period > INNINGS ? `FINAL/${period}` : 'FINAL'
}

/**
 * Between half innings the feed's own words (`Mid 6th`, `End 3rd`) are the label. Where they still name the half that is
 * over, we write the same.
 */
export function baseballPeriod(facts: PeriodFacts): string {
  if (facts.pause === 'delay') return DELAYED
  const half = halfOf(facts.text)
  if (!half || facts.period < 1) return facts.text.trim() || 'Scheduled'
  const nth = ordinal(facts.period)
  if (facts.pause === 'period-end') return `${half === 'Top' ? 'Mid' : 'End'} ${nth}`
  const inning = `${half} ${nth}`
  const count = openCount(facts.count)
  return count === undefined ? inning : `${inning} ${count}`
}

/** The half inning that the words begin with. */
export function halfOf(text: string): 'Top' | 'Bot' | undefined {
  if (/^top\b/i.test(text)) return 'Top'
  return /^bot(tom)?\b/i.test(text) ? 'Bot' : undefined
}
