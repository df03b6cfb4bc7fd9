import { describe, expect, it } from 'vitest'
import { finalGame, liveGame } from '../testing/sample-game'
import { EVEN_STRENGTH } from './hockey-strength'
import { withStrength } from './with-strength'

const powerPlay = { powerPlay: true, strength: 'power play', possession: 'HOM' } as const
const hockey = (strength: object) => ({ kind: 'hockey', lastPlay: 'A save', ...strength }) as never

describe('a hockey game with the strength of its summary', () => {
  it('keeps its last play, and nothing of the old strength', () => {
    const game = liveGame({ situation: hockey(powerPlay) })
    expect(withStrength(game, EVEN_STRENGTH)).toEqual(liveGame({ situation: hockey(EVEN_STRENGTH) }))
  })

  it('says who has more men also when its board tells no play', () => {
    expect(withStrength(liveGame(), powerPlay)).toEqual(
      liveGame({ situation: { kind: 'hockey', lastPlay: '', ...powerPlay } }),
    )
  })

  it('gets no situation from even strength without a play', () => {
    expect(withStrength(liveGame(), EVEN_STRENGTH)).toEqual(liveGame())
  })

  it('has no strength once it is over', () => {
    expect(withStrength(finalGame(), powerPlay)).toEqual(finalGame())
  })
})
