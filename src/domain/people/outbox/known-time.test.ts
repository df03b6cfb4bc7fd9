import { expect, it } from 'vitest'
import { knownTime } from './known-time'

it.each([
  [4, 5, 4],
  [5, 5, 5],
  [6, 5, 0],
])('a choice of %d, seen at %d, was made at %d', (at, nowMs, known) => {
  expect(knownTime(at, nowMs)).toBe(known)
})
