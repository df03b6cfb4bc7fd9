import { describe, expect, it } from 'vitest'
import { gamesOf, isGameBoard, phaseFromTodaysGames } from './board'
import { sampleCupBoard, sampleGolfBoard } from '../testing/sample-board'
import { sampleBoard, scheduledGame } from '../testing/sample-game'

const TODAY = '2026-09-29'
const season = { phase: 'playoffs' } as const

describe('only games of today tell the phase of the season', () => {
  it.each([
    ['games of today', { day: TODAY, season, games: [scheduledGame()] }, 'playoffs'],
    ['games of a day ahead', { day: '2026-09-30', season, games: [scheduledGame()] }, undefined],
    ['last night’s games', { day: '2026-09-28', season, games: [scheduledGame()] }, undefined],
    ['no games', { day: TODAY, season, games: [] }, undefined],
    ['games whose season the feed does not name', { day: TODAY, games: [scheduledGame()] }, undefined],
  ])('%s', (_what, facts, told) => {
    expect(phaseFromTodaysGames(sampleBoard(facts), TODAY)).toBe(told)
  })
})

it.each([
  ['a league with games', sampleBoard({ games: [scheduledGame()] }), [scheduledGame()]],
  ['golf', { ...sampleGolfBoard(), games: [scheduledGame()] }, undefined],
  ['the cup', { ...sampleCupBoard(), games: [scheduledGame()] }, undefined],
])('the board of %s lists games only if its league has games: %#', (_what, board, games) => {
  expect(isGameBoard(board)).toBe(games !== undefined)
  expect(gamesOf(board)).toEqual(games ?? [])
})
