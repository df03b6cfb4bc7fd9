import { describe, expect, it } from 'vitest'
import type { TeamKey } from '../people/favourites/team-key'
import { finalGame, liveGame, offGame, sampleTeam, scheduledGame } from '../testing/sample-game'
import { heldOrder, isSameOrder, screenOrder, type Place } from './screen-order'

const stuckSince = '2026-09-06T15:00:00Z'
/** In the board's order: ranked first, then by start. */
const GAMES = [
  finalGame({ id: 'ended-early' }),
  liveGame({ id: 'live-early' }),
  offGame({ id: 'off' }),
  liveGame({ id: 'stuck', stuckSince }),
  scheduledGame({ id: 'next' }),
  liveGame({ id: 'live-late', quarter: 'FINAL' }),
  scheduledGame({ id: 'tonight' }),
]
const NONE: ReadonlySet<TeamKey> = new Set()
const idsOf = (places: readonly Place[]) => places.map(({ id }) => id)

describe('design 6.28: the order on screen', () => {
  it.each(['NFL', 'NBA', 'MLB', 'NHL', 'NCAAB'] as const)(
    'of %s is live, upcoming, finished, each in the order of the board',
    (sport) => {
      expect(idsOf(screenOrder(sport, GAMES, 0, NONE))).toEqual([
        'live-early',
        'live-late',
        'next',
        'tonight',
        'ended-early',
        'off',
        'stuck',
      ])
    },
  )

  it('of a college Saturday has the close game first', () => {
    const away = liveGame({ id: 'runaway', homeTeam: sampleTeam({ score: 49 }) })
    expect(idsOf(screenOrder('NCAAF', [away, liveGame({ id: 'close' })], 0, NONE))).toEqual([
      'close',
      'runaway',
    ])
  })
})

describe('favourites', () => {
  const [home, away] = [sampleTeam({ id: '12' }), sampleTeam({ id: '7' })]
  const favourites = new Set(['nfl/12', 'ncaaf/7'] as const)

  it('come first in their group, and keep the order of the board among themselves', () => {
    const games = [
      ...GAMES,
      liveGame({ id: 'ours-live', homeTeam: home }),
      finalGame({ id: 'ours-over', awayTeam: home }),
      liveGame({ id: 'ours-later', awayTeam: home }),
      liveGame({ id: 'others', homeTeam: away }),
    ]
    expect(idsOf(screenOrder('NFL', games, 0, favourites))).toEqual([
      'ours-live',
      'ours-later',
      'live-early',
      'live-late',
      'others',
      'next',
      'tonight',
      'ours-over',
      'ended-early',
      'off',
      'stuck',
    ])
  })

  it('come before close games of a college Saturday', () => {
    const ours = liveGame({ id: 'ours', homeTeam: { ...away, score: 49 } })
    const order = screenOrder('NCAAF', [liveGame({ id: 'close' }), ours], 0, favourites)
    expect(idsOf(order)).toEqual(['ours', 'close'])
  })
})

describe('the order that is held while somebody looks', () => {
  const shown: readonly Place[] = [
    { id: 'a', group: 0 },
    { id: 'b', group: 0 },
    { id: 'c', group: 1 },
  ]

  it('leaves a game in its place when it has ended or begun', () => {
    const wanted: readonly Place[] = [
      { id: 'b', group: 0 },
      { id: 'c', group: 0 },
      { id: 'a', group: 2 },
    ]
    expect(heldOrder(shown, wanted)).toEqual(shown)
  })

  it('drops games that are gone, and puts new ones at the end of their group', () => {
    const wanted: readonly Place[] = [
      { id: 'new', group: 0 },
      { id: 'b', group: 0 },
      { id: 'c', group: 1 },
    ]
    expect(idsOf(heldOrder(shown, wanted))).toEqual(['b', 'new', 'c'])
  })
})

describe('an order is the same as another', () => {
  const order: readonly Place[] = [
    { id: 'a', group: 0 },
    { id: 'b', group: 1 },
  ]

  it.each<[string, readonly Place[], boolean]>([
    ['with the same games in the same groups', order.map((place) => ({ ...place })), true],
    ['with a game more', [...order, { id: 'c', group: 1 }], false],
    ['with a game less', order.slice(0, 1), false],
    ['with another game', [order[0]!, { id: 'c', group: 1 }], false],
    ['where a game has ended', [order[0]!, { id: 'b', group: 2 }], false],
  ])('%s: %#', (_what, other, isSame) => {
    expect(isSameOrder(order, other)).toBe(isSame)
    expect(isSameOrder(other, order)).toBe(isSame)
  })
})
