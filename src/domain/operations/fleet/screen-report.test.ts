import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../time/intervals'
import { NOON } from '../testing/samples'
import { parseScreenReport } from './screen-report'

const ID = 'a1b2c3d4e5f6g7h'
const whole = { id: ID, begins: false, league: 'nfl', frameAgeMs: 16, boardAtMs: NOON, build: '0a1b2c3d' }

describe('what a screen says of itself', () => {
  it('is its league, its last frame, the age of its board and its build', () => {
    expect(parseScreenReport(whole)).toEqual(whole)
  })

  it('may come from a screen without a board', () => {
    const blank = { id: ID, begins: true, frameAgeMs: 0 }
    expect(parseScreenReport(blank)).toStrictEqual(blank)
  })

  it('holds nothing else, whatever else is sent', () => {
    expect(parseScreenReport({ ...whole, name: 'Ann Lee', address: '203.0.113.7' })).toEqual(whole)
  })

  it('has ages of a day at most', () => {
    expect(parseScreenReport({ ...whole, frameAgeMs: 400 * DAY_MS })?.frameAgeMs).toBe(DAY_MS)
  })

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['no id', { ...whole, id: undefined }],
    ['an id that is no text', { ...whole, id: 123_456_789_012_345 }],
    ['an id of another form', { ...whole, id: "x' OR 1=1" }],
    ['a long id', { ...whole, id: ID.repeat(2) }],
    ['an unknown league', { ...whole, league: 'curling' }],
    ['a league that is no text', { ...whole, league: 7 }],
    ['an age below zero', { ...whole, frameAgeMs: -1 }],
    ['an age that is too large', { ...whole, frameAgeMs: Number.MAX_SAFE_INTEGER }],
    ['an age that is not known', { ...whole, frameAgeMs: NaN }],
    ['a time that is no number', { ...whole, boardAtMs: String(NOON) }],
    ['a build that is no text', { ...whole, build: 7 }],
    ['a long build', { ...whole, build: 'x'.repeat(41) }],
    ['a build with markup', { ...whole, build: '<b>' }],
    ['no member that says whether it begins', { ...whole, begins: undefined }],
  ])('is refused: %s', (_what, body) => {
    expect(parseScreenReport(body)).toBeUndefined()
  })
})
