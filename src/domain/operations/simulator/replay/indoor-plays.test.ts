import { describe, expect, it } from 'vitest'
import { sampleSimulatedGame } from '../../testing/samples'
import { rolls } from '../testing/rolls'
import { basketballPlay } from './basketball-plays'
import { hockeyPlay } from './hockey-plays'

const [HOME, AWAY] = [0.49, 0.5]
const SHOT_CLOCK = { kind: 'shotClock', value: 24 }

describe('a possession of basketball in a replay', () => {
  const situation = {
    kind: 'basketball',
    homeTimeouts: 3,
    awayTimeouts: 3,
    shotClock: 5,
    inBonus: false,
  } as const
  const play = (inBonus: boolean, ...chances: readonly number[]) =>
    basketballPlay(sampleSimulatedGame('NBA'), { ...situation, inBonus }, rolls(...chances))
  /** The roll that gives the points at this place of the list of points. */
  const scoring = (place: number) => (place + 0.5) / 15

  it.each([
    [HOME, 6, 'DAL misses', []],
    [HOME, 7, 'DAL makes a free throw', [{ kind: 'score', side: 'home', by: 1 }]],
    [AWAY, 8, 'PHI scores', [{ kind: 'score', side: 'away', by: 2 }]],
    [AWAY, 12, 'PHI scores', [{ kind: 'score', side: 'away', by: 2 }]],
    [AWAY, 13, 'PHI makes a three', [{ kind: 'score', side: 'away', by: 3 }]],
  ])('%d and the %d. entry: %s', (side, place, words, score) => {
    expect(play(false, side, scoring(place), 0.03, 0)).toEqual({
      seconds: 9,
      controls: [...score, SHOT_CLOCK],
      words,
    })
  })

  it('brings a team into the bonus now and then, once', () => {
    expect(play(false, HOME, 0, 0.029, 0).controls).toEqual([{ kind: 'bonus' }, SHOT_CLOCK])
    expect(play(true, HOME, 0, 0).controls).toEqual([SHOT_CLOCK])
  })

  it('takes 9 to 21 seconds', () => {
    expect(play(true, HOME, 0, 0.999).seconds).toBe(21)
  })
})

describe('a shot of hockey in a replay', () => {
  const play = (powerPlay: boolean, ...chances: readonly number[]) => {
    const situation = {
      kind: 'hockey',
      homeTimeouts: 3,
      awayTimeouts: 3,
      powerPlay,
      strength: 'Even',
    } as const
    return hockeyPlay(sampleSimulatedGame('NHL'), situation, rolls(...chances))
  }
  const turn = { kind: 'powerPlay' }
  const goal = { kind: 'score', side: 'away', by: 1 }

  it.each([
    ['a save', false, 0.08, 0.07, [], 'PHI shot saved'],
    ['a goal', false, 0.08, 0.069, [goal], 'PHI goal'],
    ['a penalty', false, 0.079, 0.07, [turn], 'Penalty on PHI'],
    ['a save in a power play', true, 0.5, 0.16, [], 'PHI shot saved'],
    ['a goal in a power play', true, 0.5, 0.159, [goal], 'PHI goal'],
    ['a goal that ends a power play', true, 0.499, 0.159, [goal, turn], 'PHI goal'],
    ['the end of a penalty', true, 0.499, 0.16, [turn], 'Both teams at full strength'],
  ])('is %s', (_what, powerPlay, change, shot, controls, words) => {
    expect(play(powerPlay, AWAY, 0, change, shot)).toEqual({ seconds: 25, controls, words })
  })

  it('takes 25 to 75 seconds', () => {
    expect(play(false, HOME, 0.999, 0.5, 0.5)).toEqual({ seconds: 75, controls: [], words: 'DAL shot saved' })
  })
})
