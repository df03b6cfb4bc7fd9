import { describe, expect, it } from 'vitest'
import { finalGame, liveGame } from '../testing/sample-game'
import { downAndDistance } from './down-and-distance'
import { possessionMarker } from './possession'
import { timeoutPips } from './timeouts'
import { ballOn, isYardLine, yardLineText } from './yard-line'

describe('000 section 5: down and distance', () => {
  it.each([
    [1, 10, '1st & 10'],
    [2, 7, '2nd & 7'],
    [3, 1, '3rd & 1'],
    [4, 99, '4th & 99'],
    [1, 0, '1st & Goal'],
    [3, -1, '3rd & Goal'],
  ])('%d and %d reads %s', (down, distance, text) => {
    expect(downAndDistance(down, distance)).toBe(text)
  })

  it.each([
    [0, 10],
    [5, 10],
    [-1, 10],
    [1.5, 10],
    [1, 100],
    [1, NaN],
  ])('%d and %d is no down and distance', (down, distance) => {
    expect(downAndDistance(down, distance)).toBeUndefined()
  })

  it("is goal to go when the feed's words say so", () => {
    expect(downAndDistance(1, 5, '1st & Goal at NYJ 5')).toBe('1st & Goal')
  })
})

describe('000 section 5: yard line', () => {
  it.each([
    [50, '50', '50'],
    [80, 'OPP 20', 'PIT 20'],
    [51, 'OPP 49', 'PIT 49'],
    [49, 'OWN 49', 'CIN 49'],
    [25, 'OWN 25', 'CIN 25'],
    [100, 'OPP 0', 'PIT 0'],
    [0, 'OWN 0', 'CIN 0'],
  ])('%d reads %s, or %s with both abbreviations', (yardLine, text, withTeams) => {
    expect(yardLineText(yardLine)).toBe(text)
    expect(yardLineText(yardLine, { own: 'CIN', opponent: '' })).toBe(text)
    expect(ballOn(yardLine, 'CIN', 'PIT')).toBe(withTeams)
  })

  it.each([-1, 101, NaN])('%d is off the field', (yardLine) => {
    expect(isYardLine(yardLine)).toBe(false)
    expect(yardLineText(yardLine)).toBeUndefined()
  })
})

describe('000 section 3: timeouts are three pips', () => {
  it.each([
    [3, [true, true, true]],
    [1, [true, false, false]],
    [0, [false, false, false]],
    [-1, [false, false, false]],
    [9, [true, true, true]],
    [undefined, []],
  ])('%s left', (left, pips) => {
    expect(timeoutPips(left)).toEqual(pips)
  })
})

describe('001 section 2: possession marker', () => {
  const situation = {
    kind: 'football',
    down: 1,
    distance: 10,
    yardLine: 50,
    downDistanceText: '1st & 10',
    possession: 'AWA',
  } as const
  const game = liveGame({ situation })

  const batting = { balls: 0, strikes: 0, outs: 0, onFirst: false, onSecond: false, onThird: false }

  it.each([
    ['the away team', game, 'away'],
    ['the home team', liveGame({ situation: { ...situation, possession: 'HOM' } }), 'home'],
    ['nobody at halftime', liveGame({ situation, quarter: 'HALF' }), undefined],
    ['nobody at the end of a quarter', liveGame({ situation, quarter: 'End of 3Q' }), undefined],
    ['nobody in a delay', liveGame({ situation, delay: 'Lightning Delay' }), undefined],
    ['nobody without a situation', liveGame(), undefined],
    ['nobody after the end', finalGame(), undefined],
    [
      'nobody in baseball',
      liveGame({ situation: { kind: 'baseball', ...batting, possession: 'AWA' } }),
      undefined,
    ],
  ] as const)('%s', (_who, shown, side) => {
    expect(possessionMarker(shown)).toBe(side)
  })
})
