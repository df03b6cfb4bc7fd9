import { describe, expect, it } from 'vitest'
import { mapped, post } from './testing/mapped-golf'
import { leaderboardCompetitor, round, sampleEvent, type Json } from './testing/sample-golf'

const placesOf = (competitors: readonly Json[], changes: Json = {}) =>
  mapped(sampleEvent(competitors, changes)).leaderboards[0]!.players.map(({ id, positionText }) => [
    id,
    positionText,
  ])

describe('players who are level', () => {
  const level = (id: string, numbers: Json) =>
    leaderboardCompetitor(id, {}, { sortOrder: undefined, ...numbers })

  it.each([
    [
      'the numbers of the leaderboard first',
      [level('1', { sortOrder: 2, order: 1 }), level('2', { sortOrder: 1, order: 2 })],
      ['2', '1'],
    ],
    ['those of the scoreboard', [level('1', { order: 2 }), level('2', { order: 1 })], ['2', '1']],
    [
      'the place in the list of one without a number',
      [level('3', { sortOrder: 1 }), level('1', {}), level('2', { sortOrder: 3 })],
      ['3', '1', '2'],
    ],
  ])('stand in the order of the feed: by %s', (_what, competitors, ids) => {
    expect(placesOf(competitors).map(([id]) => id)).toEqual(ids)
  })
})

describe('a player who has yet to hit a ball', () => {
  it('stands without a place behind those who have played, and in front of those who are out', () => {
    const out = { type: { name: 'STATUS_CUT', state: 'post', shortDetail: 'CUT' } }
    const one = [round(1, 75, '+3'), round(2, 0, '-')]
    const competitors = [
      leaderboardCompetitor('1', out),
      leaderboardCompetitor('2', { type: { state: 'pre' } }, { linescores: [round(1, 0, '-')] }),
      leaderboardCompetitor('3', { type: { state: 'pre' } }, { linescores: one }),
    ]
    expect(placesOf(competitors)).toEqual([
      ['3', '1'],
      ['2', '-'],
      ['1', '-'],
    ])
  })
})

describe('a player of whom the feed leaves out all rounds', () => {
  it.each([
    ['who has finished', { type: { name: 'STATUS_FINISH', state: 'post' } }, '1'],
    ['who has played a hole', { thru: 1 }, '1'],
    ['who is on the first hole', { thru: 0 }, '-'],
    ['who waits', { type: { state: 'pre' } }, '-'],
  ])('%s has a place only after a hole: %j, %s', (_who, status, place) => {
    expect(placesOf([leaderboardCompetitor('1', status, { linescores: [] })])).toEqual([['1', place]])
  })
})

describe('the winner among players who are level', () => {
  const told: readonly (readonly [string, Json, Json])[] = [
    ['a mark of its own', {}, { winner: true }],
    ['its place', { position: { displayName: '1' } }, {}],
  ]
  const two = (status: Json, changes: Json) => [
    leaderboardCompetitor('1', { position: { displayName: '2' } }),
    leaderboardCompetitor('2', status, { sortOrder: 2, ...changes }),
  ]

  it.each(told)('stands in front after the end, known by %s', (_what, status, changes) => {
    expect(placesOf(two(status, changes), post)).toEqual([
      ['2', '1'],
      ['1', '2'],
    ])
  })

  it.each(told)('shares the place until then, whatever is said by %s', (_what, status, changes) => {
    expect(placesOf(two(status, changes))).toEqual([
      ['1', 'T1'],
      ['2', 'T1'],
    ])
  })
})
