import { expect, it } from 'vitest'
import { isOvertaken } from './overtaken'
import { sampleRecord } from './testing/sample-odds'

const TIMES = { askedAt: '2026-09-06T13:00:00.000Z', at: '2026-09-06T13:00:02.000Z' }

it.each([
  ['was saved while it was on its way', '2026-09-06T13:00:01.000Z', true],
  ['was saved at the same moment', '2026-09-06T13:00:02.000Z', true],
  ['was saved before it was asked for', '2026-09-06T12:59:59.000Z', false],
  ['was saved when it was asked for, as on a clock that stands still', '2026-09-06T13:00:00.000Z', false],
  ['carries a time to come, from before the server’s clock was set back', '2026-09-07T00:00:00.000Z', false],
])('an answer is overtaken by a line that %s: %s: %s', (_what, fetchedAt, overtaken) => {
  expect(isOvertaken({ ...sampleRecord(), fetched_at: fetchedAt }, TIMES)).toBe(overtaken)
})

it('the first line of a game is never overtaken', () => {
  expect(isOvertaken(undefined, TIMES)).toBe(false)
})
