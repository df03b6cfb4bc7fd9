import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../json'
import { readRow, writeRow } from './short-row'

const of = (situation: JsonObject) => ({ situation })

describe('a patch in few characters', () => {
  it.each<readonly [string, JsonObject]>([
    ['t3:45', { timeLeft: '3:45' }],
    ['t0.4', { timeLeft: '0.4' }],
    ['t-', { timeLeft: null }],
    ['q|HALF|', { quarter: 'HALF' }],
    ['r||', { startTime: '' }],
    ['h14', { homeTeam: { score: 14 } }],
    ['a0', { awayTeam: { score: 0 } }],
    ['d3', of({ down: 3 })],
    ['d-', of({ down: null })],
    ['n10', of({ distance: 10 })],
    ['y26', of({ yardLine: 26 })],
    ['p|SEA|', of({ possession: 'SEA' })],
    ['e|kickoff|', of({ happening: 'kickoff' })],
    ['f|SF|', of({ happeningTeam: 'SF' })],
    ['x|1st & Goal|', of({ downDistanceText: '1st & Goal' })],
    ['z|SEA 26|', of({ possessionText: 'SEA 26' })],
    ['u2', of({ homeTimeouts: 2 })],
    ['v1', of({ awayTimeouts: 1 })],
    ['b3', of({ balls: 3 })],
    ['s2', of({ strikes: 2 })],
    ['o1', of({ outs: 1 })],
    ['i1', of({ onFirst: true })],
    ['j0', of({ onSecond: false })],
    ['k1', of({ onThird: true })],
    ['l|A jumper: 3.1|', of({ lastPlay: 'A jumper: 3.1' })],
    ['t3:45h7d1y26', { timeLeft: '3:45', homeTeam: { score: 7 }, situation: { down: 1, yardLine: 26 } }],
  ])('%s stands for %j', (text, patch) => {
    expect(writeRow(patch)).toEqual({ text, rest: {} })
    expect(readRow(text)).toEqual(patch)
  })

  it.each<readonly [string, JsonObject]>([
    ['a clock of words', { timeLeft: 'OT 3:45' }],
    ['a clock that ends in words', { timeLeft: '3:45 OT' }],
    ['no clock at all', { timeLeft: '' }],
    ['a clock that is a number', { timeLeft: 45 }],
    ['a number below nought', { homeTeam: { score: -1 } }],
    ['half a number', of({ yardLine: 0.5 })],
    ['a number that is a text', of({ down: '3' })],
    ['a flag that is a number', of({ onFirst: 1 })],
    ['a text that contains the separator', of({ lastPlay: 'a | b' })],
    ['a text that is a number', { quarter: 3 }],
    ['a member without a letter', { headline: 'Rivals' }],
    ['a member without a letter in an object', { homeTeam: { record: '3-1' } }],
    ['a removed object', { situation: null }],
    ['an object that is a text', { situation: 'none' }],
    ['an empty object', of({})],
  ])('has no letters for %s', (_what, patch) => {
    expect(writeRow(patch)).toEqual({ text: '', rest: patch })
  })

  it('uses a letter for each member that has one, and leaves the rest beside it', () => {
    const patch = {
      quarter: '1Q',
      headline: 'Rivals',
      situation: { kind: 'football', down: 1, distance: 0.5 },
    }
    const rest = { headline: 'Rivals', situation: { kind: 'football', distance: 0.5 } }
    expect(writeRow(patch)).toEqual({ text: 'q|1Q|d1', rest })
  })

  it('is not read when it has an unknown letter', () => {
    expect(readRow('t3:45w1')).toBeUndefined()
  })
})
