import { describe, expect, it } from 'vitest'
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
const idsOf = (places: readonly Place[]) => places.map(({ id }) => id)

describe('design 6.28: the order on screen', () => {
  it.each(['NFL', 'NBA', 'MLB', 'NHL', 'NCAAB'] as const)(
    'of %s is live, upcoming, finished, each in the order of the board',
    (sport) => {
      expect(idsOf(screenOrder(sport, GAMES, 0))).toEqual([
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
    expect(idsOf(screenOrder('NCAAF', [away, liveGame({ id: 'close' })], 0))).toEqual(['close', 'runaway'])
  })
})

describe('the order that is held while somebody looks', () => {
  const shown: readonly Place[] = [
    { id: 'a', group: 0 },
    { id: 'b', group: 0 },
    { id: 'c', group: 1 },
  ]

  it('leaves a game where it is that has ended or begun', () => {
    const wanted: readonly Place[] = [
      { id: 'b', group: 0 },
      { id: 'c', group: 0 },
      { id: 'a', group: 2 },
    ]
    expect(heldOrder(shown, wanted)).toEqual(shown)
    expect(isSameOrder(shown, wanted)).toBe(false)
  })

  it('lets go of what is gone, and has what is new at the end of its group', () => {
    const wanted: readonly Place[] = [
      { id: 'new', group: 0 },
      { id: 'b', group: 0 },
      { id: 'c', group: 1 },
    ]
    expect(idsOf(heldOrder(shown, wanted))).toEqual(['b', 'new', 'c'])
  })
})
