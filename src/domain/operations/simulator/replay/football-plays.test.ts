import { describe, expect, it } from 'vitest'
import { sampleSimulatedGame } from '../../testing/samples'
import type { SimulatedFootball } from '../simulated-game'
import { rolls } from '../testing/rolls'
import { footballPlay, kickOff } from './football-plays'
import { turned } from './tape'

const FULL = { kind: 'football', homeTimeouts: 3, awayTimeouts: 3 } as const
const visitors = { ...FULL, possession: 'away', down: 1, distance: 10, yardLine: 60 } as const

/** DAL plays at home and leads PHI 7:3. */
function play(situation: SimulatedFootball, ...chances: readonly number[]) {
  const game = sampleSimulatedGame('NFL', { situation })
  const { words, seconds, controls } = footballPlay(game, situation, rolls(0, ...chances))
  const { situation: after, awayTeam, homeTeam } = turned(game, controls)
  const { possession, down, distance, yardLine } = after as SimulatedFootball
  const where = [possession, down, distance, yardLine]
  return { words, seconds, where, score: [awayTeam.score, homeTeam.score] }
}

/** The roll with which the play gains what stands at this place of the list of gains. */
const gaining = (place: number) => (place + 0.5) / 15
const [LOSS_OF_3, NOTHING, SIX, TWELVE, THIRTY_TWO] = [0, 1, 9, 12, 14].map(gaining)
const NO_TURNOVER = 0.025

describe('a play of football in a replay', () => {
  it.each([
    ['gains', visitors, SIX!, 'PHI gains 6 yards', ['away', 2, 4, 54]],
    [
      'gains for the hosts',
      { ...visitors, possession: 'home' },
      SIX!,
      'DAL gains 6 yards',
      ['home', 2, 4, 66],
    ],
    ['gains nothing', visitors, NOTHING!, 'PHI gains nothing', ['away', 2, 10, 60]],
    ['loses', visitors, LOSS_OF_3!, 'PHI loses 3 yards', ['away', 2, 13, 63]],
    ['makes a first down', visitors, TWELVE!, 'PHI gains 12 yards', ['away', 1, 10, 48]],
    [
      'makes exactly a first down',
      { ...visitors, distance: 6 },
      SIX!,
      'PHI gains 6 yards',
      ['away', 1, 10, 54],
    ],
    [
      'makes it first and goal',
      { ...visitors, yardLine: 22 },
      TWELVE!,
      'PHI gains 12 yards',
      ['away', 1, 0, 10],
    ],
    [
      'makes it first and ten',
      { ...visitors, yardLine: 23 },
      TWELVE!,
      'PHI gains 12 yards',
      ['away', 1, 10, 11],
    ],
    [
      'stays at goal to go',
      { ...visitors, distance: 0, yardLine: 8 },
      SIX!,
      'PHI gains 6 yards',
      ['away', 2, 0, 2],
    ],
    [
      'never ends behind the own goal',
      { ...visitors, distance: 98, yardLine: 98 },
      LOSS_OF_3!,
      'PHI loses 3 yards',
      ['away', 2, 99, 99],
    ],
    [
      'begins at midfield where a field was cleared',
      { ...FULL, possession: 'home' },
      SIX!,
      'DAL gains 6 yards',
      ['home', 2, 4, 56],
    ],
  ] as const)('%s', (_what, situation, gain, words, where) => {
    expect(play(situation, gain, NO_TURNOVER)).toMatchObject({ words, where, score: [3, 7] })
  })

  it('is a touchdown where the gain reaches the goal, and the other side receives', () => {
    const close = { ...visitors, yardLine: 32 }
    const touchdown = { words: 'PHI touchdown', where: ['home', 1, 10, 25], score: [10, 7] }
    expect(play(close, THIRTY_TWO!)).toMatchObject(touchdown)
    expect(play({ ...close, yardLine: 5 }, THIRTY_TWO!)).toMatchObject(touchdown)
    expect(play({ ...close, yardLine: 33 }, THIRTY_TWO!, NO_TURNOVER)).toMatchObject({
      where: ['away', 1, 0, 1],
    })
  })

  it('is a turnover now and then, where the ball lies', () => {
    expect(play(visitors, SIX!, 0.024)).toMatchObject({
      words: 'DAL takes the ball away',
      where: ['home', 1, 10, 60],
      score: [3, 7],
    })
  })

  it('is a field goal or a punt on fourth down', () => {
    const fourth = { ...visitors, down: 4 }
    expect(play({ ...fourth, yardLine: 37 }, 0.849)).toMatchObject({
      words: 'PHI field goal',
      where: ['home', 1, 10, 25],
      score: [6, 7],
    })
    expect(play({ ...fourth, yardLine: 37 }, 0.85)).toMatchObject({ words: 'PHI punts', score: [3, 7] })
    expect(play({ ...fourth, yardLine: 38 })).toMatchObject({ words: 'PHI punts', score: [3, 7] })
  })

  it.each([
    ['into the field', 80, ['home', 1, 10, 38]],
    ['to the last yard', 43, ['home', 1, 10, 1]],
    ['into the end zone', 42, ['home', 1, 10, 20]],
  ] as const)('is a punt %s', (_where, yardLine, where) => {
    expect(play({ ...visitors, down: 4, yardLine }).where).toEqual(where)
  })

  it('takes 22 to 40 seconds', () => {
    const game = sampleSimulatedGame('NFL', { situation: visitors })
    const seconds = [0, 0.999].map(
      (roll) => footballPlay(game, visitors, rolls(roll, SIX!, NO_TURNOVER)).seconds,
    )
    expect(seconds).toEqual([22, 40])
  })

  it('is a kick-off at the beginning of a half, which one side receives', () => {
    const received = (side: 'home' | 'away') => {
      const { situation } = turned(
        sampleSimulatedGame('NFL', { situation: visitors }),
        kickOff(visitors, side),
      )
      return situation
    }
    expect(received('away')).toMatchObject({ possession: 'away', down: 1, distance: 10, yardLine: 75 })
    expect(received('home')).toMatchObject({ possession: 'home', down: 1, distance: 10, yardLine: 25 })
  })
})
