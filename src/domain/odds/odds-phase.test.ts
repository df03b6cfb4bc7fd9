import { expect, it } from 'vitest'
import { finalGame, liveGame, sampleTeam, scheduledGame } from '../testing/sample-game'
import { oddsPhase } from './odds-phase'
import { polledWrite } from './polled-odds'
import { sampleLine, sampleRecord } from './testing/sample-odds'

const nil = { homeTeam: sampleTeam({ score: 0 }), awayTeam: sampleTeam({ id: '2', score: 0 }) }
const putOff = liveGame({ ...nil, quarter: 'DELAYED', delay: 'Delayed', startTime: 'Delayed' })
const begun = liveGame({ ...nil, quarter: 'Top 1st', startTime: 'Top 1st' })

it.each([scheduledGame(), begun, finalGame()])('is that of the game: %#', (game) => {
  expect(oddsPhase(game)).toBe(game.phase)
})

it('lets the line of a game whose start is delayed move on, and closes it when play begins', () => {
  const game = { id: '100', sport: 'MLB', homeTeam: 'HOM', awayTeam: 'AWA', date: '2026-09-06T17:00:00Z' }
  const stored = sampleRecord()
  const at = '2026-09-06T18:40:00Z'
  const line = sampleLine({ overUnder: 6.5 })
  const waiting = { game, phase: oddsPhase(putOff), phaseBefore: oddsPhase(scheduledGame()), line, stored }
  const moved = polledWrite(waiting, at)?.record
  expect(moved).toMatchObject({ over_under: 6.5, details: stored.details })
  const playing = { game, phase: oddsPhase(begun), phaseBefore: oddsPhase(putOff), stored: moved! }
  expect(polledWrite(playing, at)?.record).toMatchObject({
    over_under: 6.5,
    details: `Closing line - ${stored.details}`,
  })
})
