import { expect, it } from 'vitest'
import { sampleBoard } from '../testing/sample-game'
import { isNeverRead, neverReadContent } from './never-read'

const down = { state: 'down', since: '2026-09-06T12:00:00Z', message: 'Failed' } as const
const quiet = { kind: 'message', title: 'NBA Offseason', text: 'The NBA is in the offseason' } as const

it.each([
  [
    'the trouble before the first answer',
    sampleBoard({ source: down, content: neverReadContent('Failed') }),
    true,
  ],
  [
    'another trouble than at first',
    sampleBoard({ source: down, content: neverReadContent('Timed out') }),
    true,
  ],
  ['games that stay while the feed fails', sampleBoard({ source: down }), false],
  ['a quiet day while the feed fails', sampleBoard({ source: down, content: quiet }), false],
  ['a quiet day', sampleBoard({ content: quiet }), false],
])('whether a board with %s counts as never read: %#', (_what, board, expected) => {
  expect(isNeverRead(board)).toBe(expected)
})

it('a board that was never read says what is wrong, and that scores will appear by themselves', () => {
  const text = 'Scores appear here by themselves as soon as they arrive.'
  expect(neverReadContent('Failed')).toEqual({ kind: 'message', title: 'Failed', text })
  expect(neverReadContent(undefined)).toEqual({ kind: 'message', title: '', text })
})
