import { expect, test } from 'vitest'
import { parseReadTo } from './alert-rule'

test.each([
  [{ to: 1 }, 1],
  [{ to: 1_790_000_000_000 }, 1_790_000_000_000],
])('the time up to which everything is read is accepted: %j', (body, to) => {
  expect(parseReadTo(body)).toBe(to)
})

test.each([{}, { to: 0 }, { to: -1 }, { to: 1.5 }, { to: '5' }, { to: Infinity }, { to: 5, user_id: 'u1' }])(
  '%j is refused as the time up to which everything is read',
  (body) => {
    expect(parseReadTo(body)).toBeUndefined()
  },
)
