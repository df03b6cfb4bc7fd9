import { expect, it } from 'vitest'
import type { GameAnswer } from './game-answer'
import { hasOwnFigures } from './own-figures'

const LINE = { team: 'A', cells: [] }

it.each<[string, Pick<GameAnswer, 'status' | 'lineScore'>, boolean]>([
  ['before the start', { status: { state: 'pregame' } }, false],
  ['while it is played', { status: { state: 'active' } }, true],
  ['that says nothing of its state', {}, true],
  [
    'that has a line score, whatever it says of its state',
    { status: { state: 'pregame' }, lineScore: { columns: [], away: LINE, home: LINE } },
    true,
  ],
])('the figures of an answer %s are the game’s own: %#', (_what, answer, isOwn) => {
  expect(hasOwnFigures(answer)).toBe(isOwn)
})
