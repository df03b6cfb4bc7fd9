import { expect, it } from 'vitest'
import { scheduledGame } from '../testing/sample-game'
import { noteOf } from './note'

it.each([
  ['has none', {}, ''],
  ['is noted', { headline: 'NBA All-Star Game' }, 'NBA All-Star Game'],
  [
    'is noted beside an article about it',
    { headline: 'NBA All-Star Game', headlines: ['Who starts?'] },
    'NBA All-Star Game',
  ],
  ['is only in an article', { headline: 'All-Star dreams', headlines: ['All-Star dreams'] }, ''],
])('the note of a game that %s', (_what, headlines, note) => {
  expect(noteOf(scheduledGame(headlines))).toBe(note)
})
