import { expect, it } from 'vitest'
import { closeHint } from './kind-hints'

it.each([
  ['football', 'Within 8 points in the last 5 minutes or overtime'],
  ['basketball', 'Within 5 points in the last 5 minutes or overtime'],
  ['baseball', 'Within 1 run from the 9th inning on'],
  ['hockey', 'Within 1 goal in the last 5 minutes or overtime'],
] as const)('the hint for a close finish in %s reads: %s', (kind, hint) => {
  expect(closeHint(kind)).toBe(hint)
})
