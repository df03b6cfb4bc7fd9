import { expect, it } from 'vitest'
import { finalGame, liveGame, offGame, scheduledGame } from '../testing/sample-game'
import type { GameAnswer } from './game-answer'
import { sheetKind } from './sheet-kind'

const answer = (state?: 'pregame' | 'active' | 'complete') =>
  ({ id: '1', sport: 'NFL', locked: [], ...(state && { status: { state } }) }) as GameAnswer

it.each([
  ['is scheduled', scheduledGame(), undefined, 'preview'],
  ['is scheduled, as its answer says', scheduledGame(), answer('pregame'), 'preview'],
  ['is scheduled, with an answer that says nothing of it', scheduledGame(), answer(), 'preview'],
  ['has begun since its board was read', scheduledGame(), answer('active'), 'box-score'],
  ['is live', liveGame(), answer('active'), 'box-score'],
  ['is live, with an answer of before', liveGame(), answer('pregame'), 'box-score'],
  ['is over', finalGame(), undefined, 'box-score'],
  ['is postponed', offGame(), answer('pregame'), 'called-off'],
  ['is suspended, so that some of it was played', offGame({ status: 'suspended' }), undefined, 'box-score'],
  ['is on no board and about to come', undefined, answer('pregame'), 'preview'],
  ['is on no board and was played', undefined, answer('complete'), 'box-score'],
  ['has neither board nor box score', undefined, undefined, 'box-score'],
])('the sheet of an opened game that %s: %#', (_what, game, said, kind) => {
  expect(sheetKind(game, said)).toBe(kind)
})
