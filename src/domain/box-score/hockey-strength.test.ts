import { describe, expect, it } from 'vitest'
import { hockeyStrength, parseStrength } from './hockey-strength'

describe('000 section 3: NHL situation, strength (default even)', () => {
  it.each([
    [[], { powerPlay: false, strength: 'even' }],
    [['HOM Even Strength'], { powerPlay: false, strength: 'even' }],
    [['HOM Power Play'], { powerPlay: true, strength: 'power play', possession: 'HOM' }],
    [['HOM Shorthanded'], { powerPlay: true, strength: 'power play', possession: 'AWA' }],
    [['AWA Shorthanded'], { powerPlay: true, strength: 'power play', possession: 'HOM' }],
    [['AWA Empty Net'], { powerPlay: false, strength: 'empty net' }],
    [['HOM Power Play', 'HOM '], { powerPlay: true, strength: 'power play', possession: 'HOM' }],
    [['HOM Power Play', 'AWA Even Strength'], { powerPlay: false, strength: 'even' }],
  ])('after %j', (plays, strength) => {
    const read = plays.map((play) => ({ team: play.slice(0, 3), strength: parseStrength(play.slice(4)) }))
    expect(hockeyStrength(read, ['AWA', 'HOM'])).toEqual(strength)
  })
})
