import { expect, it } from 'vitest'
import { exportedText, exportRefusalText } from './export-grant'

it.each([
  [{ kind: 'granted', usesLeft: undefined }, 'Saved as scores.csv'],
  [{ kind: 'granted', usesLeft: 2 }, 'Saved as scores.csv. 2 more files today.'],
  [{ kind: 'granted', usesLeft: 1 }, 'Saved as scores.csv. 1 more file today.'],
  [{ kind: 'granted', usesLeft: 0 }, 'Saved as scores.csv. 0 more files today.'],
  [{ kind: 'unreachable' }, 'Saved as scores.csv'],
] as const)('after a file was saved with %j the page says: %s', (grant, text) => {
  expect(exportedText('scores.csv', grant)).toBe(text)
})

it.each([
  ['quota-spent', 'That is all for today. It begins anew at midnight Eastern time.'],
  ['not-allowed', 'Your account has no access to this any more.'],
  ['failed', 'The file could not be made. Please try again.'],
] as const)('when a file is refused as %s the page says: %s', (reason, text) => {
  expect(exportRefusalText(reason)).toBe(text)
})
