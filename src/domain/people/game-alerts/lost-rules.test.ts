import { expect, it } from 'vitest'
import { MINUTE_MS } from '../../time/intervals'
import { MOST_ALERT_RULES, type AlertRule } from './alert-rule'
import { lostRules } from './lost-rules'

const NOW = Date.parse('2026-10-25T18:30:00Z')
const rule = (team: number, minutesAgo = 60): AlertRule => ({
  target: `nfl/${team}`,
  label: 'A team',
  kinds: ['final'],
  points: 2,
  at: NOW - minutesAgo * MINUTE_MS,
})
const known = (count: number) => Array.from({ length: count }, (_, index) => rule(index))

it('an account has lost the rules that it does not name, also those that were taken back', () => {
  const lost = [rule(7), { ...rule(8), kinds: [] }]
  expect(lostRules([rule(1), ...lost], known(3), NOW)).toEqual(lost)
})

it('an account has not lost the rules of the last five minutes, which its answer may be too old to name', () => {
  expect(lostRules([rule(7, 5), rule(8, 6)], known(3), NOW)).toEqual([rule(8, 6)])
})

it('of a full account nobody knows what it has lost, since it forgets rules to make room', () => {
  const own = [rule(MOST_ALERT_RULES)]
  expect(lostRules(own, known(MOST_ALERT_RULES - 1), NOW)).toEqual(own)
  expect(lostRules(own, known(MOST_ALERT_RULES), NOW)).toEqual([])
})
