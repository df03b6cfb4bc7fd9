import { expect, it } from 'vitest'
import { LONGEST_REASON, parseAcknowledge } from './alerts-answer'

it('an acknowledgement names an alert and a reason, and nothing else counts', () => {
  expect(parseAcknowledge({ id: 'a', reason: ' Known outage ', by: 'Somebody else' })).toEqual({
    id: 'a',
    reason: 'Known outage',
  })
  const longest = { id: 'a', reason: 'x'.repeat(LONGEST_REASON) }
  expect(parseAcknowledge(longest)).toEqual(longest)
  for (const wrong of [
    undefined,
    {},
    { id: 'a' },
    { id: '', reason: 'x' },
    { id: 'a', reason: ' ' },
    { id: 1, reason: 'x' },
    { id: 'a', reason: 'x'.repeat(LONGEST_REASON + 1) },
  ])
    expect(parseAcknowledge(wrong)).toBeUndefined()
})
