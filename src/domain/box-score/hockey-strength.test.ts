import { describe, expect, it } from 'vitest'
import { finalGame, liveGame } from '../testing/sample-game'
import { hockeyStrength, parseStrength } from './hockey-strength'
import { withStrength } from './with-strength'

describe('000 section 3: NHL situation, strength (default even)', () => {
  it.each([
    [[], { powerPlay: false, strength: 'even' }],
    [['HOM Even Strength'], { powerPlay: false, strength: 'even' }],
    [['HOM Power Play'], { powerPlay: true, strength: 'power play', possession: 'HOM' }],
    [['HOM  Power Play'], { powerPlay: true, strength: 'power play', possession: 'HOM' }],
    [['HOM Shorthanded'], { powerPlay: true, strength: 'power play', possession: 'AWA' }],
    [['AWA Shorthanded'], { powerPlay: true, strength: 'power play', possession: 'HOM' }],
    [['??? Shorthanded'], { powerPlay: true, strength: 'power play' }],
    [['AWA Empty Net'], { powerPlay: false, strength: 'empty net' }],
    [['HOM Power Play', 'HOM '], { powerPlay: true, strength: 'power play', possession: 'HOM' }],
    [['HOM Power Play', 'AWA Even Strength'], { powerPlay: false, strength: 'even' }],
    [['HOM Power Play Goal'], { powerPlay: false, strength: 'even' }],
    [['HOM Power Play Goal', 'AWA '], { powerPlay: false, strength: 'even' }],
    [
      ['HOM Power Play Goal', 'HOM Power Play'],
      { powerPlay: true, strength: 'power play', possession: 'HOM' },
    ],
    [['HOM Shorthanded Goal'], { powerPlay: true, strength: 'power play', possession: 'AWA' }],
    [['AWA Empty Net Goal'], { powerPlay: false, strength: 'empty net' }],
  ])('after %j', (plays, strength) => {
    const read = plays.map((play) => ({
      team: play.slice(0, 3),
      strength: parseStrength(play.slice(4)),
      isGoal: play.endsWith('Goal'),
    }))
    expect(hockeyStrength(read, ['AWA', 'HOM'])).toEqual(strength)
  })
})

describe("hockey strength from the summary's plays where the scoreboard lacks it", () => {
  const powerPlay = { powerPlay: true, strength: 'power play', possession: 'HOM' } as const
  const situation = { kind: 'hockey', lastPlay: 'A shot', powerPlay: false, strength: 'even' } as const

  it('joins the last play of the scoreboard', () => {
    expect(withStrength(liveGame({ situation }), powerPlay)).toMatchObject({
      situation: { kind: 'hockey', lastPlay: 'A shot', ...powerPlay },
    })
  })

  it('stands alone when the scoreboard has no situation', () => {
    expect(withStrength(liveGame(), powerPlay)).toMatchObject({ situation: { lastPlay: '', ...powerPlay } })
  })

  it('adds no situation when it is even and there is no last play', () => {
    expect(withStrength(liveGame(), { powerPlay: false, strength: 'even' })).toEqual(liveGame())
  })

  it('ends with the power play, and with the game', () => {
    const before = liveGame({ situation: { ...situation, ...powerPlay } })
    expect(withStrength(before, { powerPlay: false, strength: 'even' })).toEqual(liveGame({ situation }))
    expect(withStrength(finalGame(), powerPlay)).toEqual(finalGame())
  })
})
