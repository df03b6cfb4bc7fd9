import { expect, it } from 'vitest'
import { sampleTournament, waitingPlayer } from './testing/sample-tournament'
import { tournamentStart } from './tournament-start'

const START = '2026-06-04T04:00:00Z'

it.each<[string, readonly (string | undefined)[], string]>([
  ['at its start without tee times', [undefined], START],
  ['at its start when the first players tee off later', ['2026-06-04T11:00:00Z'], START],
  ['with the first player in Asia', ['2026-06-03T23:45:00Z', '2026-06-03T22:15:00Z'], '2026-06-03T22:15:00Z'],
  ['at its start though the feed has a tee time of last week', ['2026-05-28T11:00:00Z'], START],
  ['at its start though the feed has a tee time of last year', ['2025-06-04T11:00:00Z'], START],
])('a tournament begins %s', (_how, teeTimes, begins) => {
  const players = teeTimes.map((teeTime) => waitingPlayer({ ...(teeTime && { teeTime }) }))
  expect(tournamentStart({ tournament: sampleTournament({ start: START }), players })).toBe(begins)
})

it('a tournament without a start begins with its first tee time', () => {
  const { start: _start, ...undated } = sampleTournament()
  const players = [waitingPlayer({ teeTime: '2026-06-04T11:00:00Z' })]
  expect(tournamentStart({ tournament: undated, players })).toBe('2026-06-04T11:00:00Z')
})
