import { describe, expect, it } from 'vitest'
import type { GameSport } from '../../../domain/league'
import { MOST } from '../../limits'
import { mapSummary } from './map-summary'
import { sampleSummary, type Json } from './testing/sample-summary'

const PLAYS = [
  { id: 'a', period: { number: 1, type: 'Top' }, clock: { displayValue: '9:31' } },
  { id: 'b', period: { number: 5, type: 'Bottom' }, clock: { displayValue: '0:04' } },
]

function chances(judged: unknown, sport: GameSport = 'NBA', changes: Json = { plays: PLAYS }) {
  const result = mapSummary(sport, sampleSummary({ winprobability: judged, ...changes }))
  return result.ok ? result.summary.winProbability : undefined
}

describe("the feed's win probability", () => {
  const judged = [
    { homeWinPercentage: 0.4942, tiePercentage: 0, playId: 'a' },
    { homeWinPercentage: 0.9996, tiePercentage: 0, playId: 'b' },
  ]

  it('is read in per cent, with the period and clock of the play', () => {
    expect(chances(judged)).toEqual({
      points: [
        { play: 0, home: 49, away: 51, period: '1Q', clock: '9:31' },
        { play: 1, home: 99, away: 1, period: 'OT', clock: '0:04' },
      ],
      favouriteChanges: 1,
    })
  })

  it('names half innings', () => {
    expect(chances(judged, 'MLB')?.points.map(({ period }) => period)).toEqual(['Top 1st', 'Bot 5th'])
  })

  it('finds the plays of football in its drives', () => {
    const drives = { previous: [{ plays: [PLAYS[0]] }], current: { plays: [PLAYS[1]] } }
    const found = chances(judged, 'NFL', { plays: undefined, drives })
    expect(found?.points.map(({ clock }) => clock)).toEqual(['9:31', '0:04'])
  })

  it('leaves room for a tie', () => {
    const tied = [judged[0], { homeWinPercentage: 0.2, tiePercentage: 0.1, playId: 'b' }]
    expect(chances(tied)?.points[1]).toMatchObject({ home: 20, away: 70 })
    // Both end in half a per cent, and both cannot be rounded up.
    const halves = { homeWinPercentage: 0.505, tiePercentage: 0.495 }
    expect(chances([judged[0], halves])?.points[1]).toMatchObject({ home: 51, away: 0 })
  })

  it('has no period and no clock for a play that is missing', () => {
    const drives = { previous: null, current: null }
    const found = chances([null, ...judged], 'NBA', { plays: [null, PLAYS[1]], drives })
    expect(found?.points.map(({ play, period, clock }) => [play, period, clock])).toEqual([
      [0, '', ''],
      [1, 'OT', '0:04'],
    ])
  })

  it.each([
    [{ homeWinPercentage: 0 }, 0],
    [{ homeWinPercentage: 1 }, 100],
    [{ homeWinPercentage: 0.5, tiePercentage: 0 }, 50],
    // The feed rounds too, so a sum slightly above 1 passes.
    [{ homeWinPercentage: 0.6, tiePercentage: 0.401 }, 60],
    [{ homeWinPercentage: 1.0005 }, 100],
    [{ homeWinPercentage: 0, tiePercentage: 1.0005 }, 0],
    [{ homeWinPercentage: -0.1 }, undefined],
    [{ homeWinPercentage: 1.1 }, undefined],
    [{ homeWinPercentage: 0.6, tiePercentage: 0.41 }, undefined],
    [{ homeWinPercentage: 0.6, tiePercentage: -0.1 }, undefined],
    [{ homeWinPercentage: 0.6, tiePercentage: '0' }, undefined],
    [{}, undefined],
  ])('takes a chance from 0 to 1: %j', (one, home) => {
    expect(chances([...judged, one])?.points[2]?.home).toBe(home)
  })

  it('is limited in length', () => {
    const endless = Array.from({ length: MOST.entries + 1 }, () => ({ homeWinPercentage: 0.5 }))
    const last = chances([...endless, judged[1]])?.points.at(-1)
    expect(last).toMatchObject({ play: MOST.entries - 1, home: 50 })
  })

  it('looks for a play among a limited number of them', () => {
    const long = { plays: Array.from({ length: MOST.entries }, (_, at) => ({ id: at })) }
    const inTime = { previous: [{ plays: PLAYS }, long] }
    const tooLate = { previous: [long, { plays: PLAYS }] }
    const clocks = [inTime, tooLate].map((drives) =>
      chances(judged, 'NFL', { plays: undefined, drives })?.points.map(({ clock }) => clock),
    )
    expect(clocks).toEqual([
      ['9:31', '0:04'],
      ['', ''],
    ])
  })

  it.each([
    ['missing', undefined],
    ['empty', []],
    ['one point', judged.slice(0, 1)],
    ['no chances', judged.map(() => ({ homeWinPercentage: '50', playId: 'a' }))],
    ['more than all', judged.map(() => ({ homeWinPercentage: 0.9, tiePercentage: 0.9, playId: 'a' }))],
  ])('is missing when it is %s', (_what, value) => {
    expect(chances(value)).toBeUndefined()
  })

  it('is missing before the start, whatever the feed says', () => {
    const pre = { status: { type: { state: 'pre' } } }
    const reply = sampleSummary({ winprobability: judged, plays: PLAYS }, pre)
    const result = mapSummary('NBA', reply)
    expect(result.ok && result.summary.winProbability).toBeUndefined()
  })
})
