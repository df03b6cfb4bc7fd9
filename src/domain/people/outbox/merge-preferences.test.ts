import { expect, test } from 'vitest'
import { mergePreferences } from './merge-preferences'

test.each([
  ['a first choice', {}, { compactMode: true, soundEnabled: false }, 5],
  ['a later choice', { compactMode: { on: false, at: 4 } }, { compactMode: true, soundEnabled: false }, 5],
  [
    'of two choices with the same time the one that arrives last',
    { compactMode: { on: false, at: 5 } },
    { compactMode: true, soundEnabled: false },
    5,
  ],
])('%s counts', (_what, known, change, at) => {
  expect(mergePreferences(known, change, at)).toEqual({
    compactMode: { on: true, at },
    soundEnabled: { on: false, at },
  })
})

test('an earlier choice that arrives late does not replace a later one, but counts for other preferences', () => {
  const known = { compactMode: { on: false, at: 9 }, autoRefresh: { on: true, at: 1 } }
  expect(mergePreferences(known, { compactMode: true, soundEnabled: true }, 5)).toEqual({
    ...known,
    soundEnabled: { on: true, at: 5 },
  })
})
