import { expect, test } from 'vitest'
import { newKeyFailureText } from './api-key-texts'

const FAILED = 'The key could not be made. Please try again.'

test.each([
  [{ kind: 'unreachable' }, 'The server cannot be reached. Please try again.'],
  [{ kind: 'refused', text: 'You have five keys.' }, 'You have five keys.'],
  [{ kind: 'refused', text: '' }, FAILED],
] as const)('a person who got no key because of %j reads: %s', (answer, text) => {
  expect(newKeyFailureText(answer)).toBe(text)
})
