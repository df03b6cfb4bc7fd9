import { describe, expect, it } from 'vitest'
import type { Situation } from '../../game/situation'
import { finalGame, liveGame } from '../../testing/sample-game'
import { freshSituation } from './fresh-situation'
import { loadedSituation } from './loaded-situation'
import type { DeveloperSport, SimulatedSituation } from './simulated-game'

const football: Situation = {
  kind: 'football',
  down: 3,
  distance: 7,
  yardLine: 66,
  possession: 'HOM',
  downDistanceText: '3rd & 7',
  awayTimeouts: 1,
}
const hockey: Situation = { kind: 'hockey', lastPlay: 'Save', powerPlay: true, strength: 'power play' }
const baseball: Situation = {
  kind: 'baseball',
  balls: 4,
  strikes: 3,
  outs: 2,
  onFirst: true,
  onSecond: false,
  onThird: true,
  possession: 'AWA',
}

describe('002 section 2: a loaded game begins where it stands', () => {
  const table: readonly [DeveloperSport, Situation, SimulatedSituation][] = [
    [
      'NFL',
      football,
      {
        kind: 'football',
        homeTimeouts: 3,
        awayTimeouts: 1,
        possession: 'home',
        down: 3,
        distance: 7,
        yardLine: 66,
      },
    ],
    ['NHL', hockey, { ...freshSituation('NHL'), kind: 'hockey', powerPlay: true, strength: 'Power play' }],
    [
      'MLB',
      baseball,
      {
        kind: 'baseball',
        homeTimeouts: 3,
        awayTimeouts: 3,
        balls: 3,
        strikes: 2,
        outs: 2,
        onFirst: true,
        onSecond: false,
        onThird: true,
      },
    ],
    ['NBA', { kind: 'basketball', lastPlay: 'Layup' }, freshSituation('NBA')],
  ]
  it.each(table)('%s', (sport, situation, loaded) => {
    expect(loadedSituation(liveGame({ situation }), sport)).toEqual(loaded)
  })

  it('a count of zero stays zero, and timeouts that are not told are three each', () => {
    const none = { ...baseball, balls: 0, strikes: 0, outs: 0 }
    expect(loadedSituation(liveGame({ situation: none }), 'MLB')).toMatchObject({
      balls: 0,
      strikes: 0,
      outs: 0,
    })
    const { awayTimeouts: _untold, ...untold } = football
    const between: Situation = { kind: 'football', possession: 'AWA' }
    expect(loadedSituation(liveGame({ situation: between }), 'NFL')).toEqual({
      ...freshSituation('NFL'),
      possession: 'away',
    })
    const loaded = loadedSituation(liveGame({ situation: untold }), 'NFL')
    expect(loaded).toMatchObject({ homeTimeouts: 3, awayTimeouts: 3 })
  })

  it('without a situation, or with one of another sport, it is fresh', () => {
    expect(loadedSituation(liveGame(), 'NFL')).toEqual(freshSituation('NFL'))
    expect(loadedSituation(finalGame(), 'NHL')).toEqual(freshSituation('NHL'))
    expect(loadedSituation(liveGame({ situation: football }), 'MLB')).toEqual(freshSituation('MLB'))
    expect(loadedSituation(liveGame({ situation: hockey }), 'NFL')).toEqual(freshSituation('NFL'))
    expect(loadedSituation(liveGame({ situation: baseball }), 'NHL')).toEqual(freshSituation('NHL'))
  })
})
