import { expect, it } from 'vitest'
import { RECORDED_FAULTS } from '../testing/recorded-faults/recorded-faults'
import { causeText } from './cause-text'
import { rankCauses } from './causes'
import type { Issue } from './issue'
import type { LogEntry } from '../logs/log-entry'

const likeliest = (issue: Issue, entries: readonly LogEntry[]) => {
  const [first] = rankCauses(issue, { entries, calls: [] })
  return first && causeText(first)
}

it.each(RECORDED_FAULTS.map((fault) => [fault.name, fault] as const))(
  '%s is named as the likeliest cause from what the server wrote',
  (_name, { issue, entries, cause }) => {
    expect(likeliest(issue, entries)).toBe(cause)
  },
)

// In the other pairs the second fault would explain the first: a component that breaks while a feed fails.
it('with another fault in the same hour nine of ten causes are still named', () => {
  const pairs = RECORDED_FAULTS.flatMap((fault) =>
    RECORDED_FAULTS.filter((other) => other !== fault).map((other) => ({ fault, other })),
  )
  const wrong = pairs.filter(
    ({ fault, other }) => likeliest(fault.issue, [...fault.entries, ...other.entries]) !== fault.cause,
  )
  expect(wrong.length).toBeLessThanOrEqual(pairs.length / 10)
})
