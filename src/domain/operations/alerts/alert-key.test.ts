import { expect, it } from 'vitest'
import { alertKey } from './alert-key'

it.each([
  ['a short text is its own key', 'Goal 🏒 of the Stars', 'Goal 🏒 of the Stars'],
  [
    'a text that ends with a whole character in time stays whole',
    `${'x'.repeat(298)}🏒`,
    `${'x'.repeat(298)}🏒`,
  ],
  ['no half of a character stays at the end of a cut text', `${'x'.repeat(299)}🏒🏒`, 'x'.repeat(299)],
])('%s', (_words, text, key) => {
  expect(alertKey(text)).toBe(key)
})
