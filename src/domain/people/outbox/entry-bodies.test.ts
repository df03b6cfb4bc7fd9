import { describe, expect, it, test } from 'vitest'
import type { JsonObject } from '../../json'
import {
  parseFavouriteChange,
  parsePreferenceChange,
  parseSessionNews,
  parseUsedFeature,
} from './entry-bodies'

const NEWS = { sport: 'NFL', touchPoints: 5, ended: false }

describe('an entry says what its kind may say', () => {
  test.each<[string, (body: JsonObject) => unknown, JsonObject]>([
    ['one preference', parsePreferenceChange, { compactMode: true }],
    ['several preferences', parsePreferenceChange, { compactMode: true, soundEnabled: false }],
    ['a favourite', parseFavouriteChange, { team: 'nfl/12', on: true }],
    ['no favourite any more', parseFavouriteChange, { team: 'nfl/12', on: false }],
    ['a visit that goes on', parseSessionNews, NEWS],
    ['a visit that ended at the cup', parseSessionNews, { ...NEWS, sport: 'RYDER_CUP', ended: true }],
  ])('%s', (_what, parse, body) => {
    expect(parse(body)).toEqual(body)
  })

  test.each(['view_betting_odds', 'live-stats'])('the use of %s', (feature) => {
    expect(parseUsedFeature({ feature })).toBe(feature)
  })
})

describe('an entry is refused when it has', () => {
  test.each<[string, (body: JsonObject) => unknown, JsonObject]>([
    ['no preference', parsePreferenceChange, {}],
    ['an unknown preference', parsePreferenceChange, { darkMode: true }],
    [
      'an unknown preference beside a known one',
      parsePreferenceChange,
      { compactMode: true, darkMode: true },
    ],
    ['a preference that is neither on nor off', parsePreferenceChange, { compactMode: 1 }],
    [
      'a preference that is neither on nor off, beside one that is on',
      parsePreferenceChange,
      { compactMode: 1, soundEnabled: true },
    ],
    ['a favourite that is no team', parseFavouriteChange, { team: 'f1/12', on: true }],
    ['no team at all', parseFavouriteChange, { on: true }],
    ['a team without on or off', parseFavouriteChange, { team: 'nfl/12' }],
    ['a team that is neither on nor off', parseFavouriteChange, { team: 'nfl/12', on: 'yes' }],
    ['a favourite that names a user', parseFavouriteChange, { team: 'nfl/12', on: true, user_id: 'u1' }],
    ['an unknown sport', parseSessionNews, { ...NEWS, sport: 'F1' }],
    ['no sport', parseSessionNews, { touchPoints: 0, ended: true }],
    ['half a touch point', parseSessionNews, { ...NEWS, touchPoints: 0.5 }],
    ['touch points as a text', parseSessionNews, { ...NEWS, touchPoints: '5' }],
    ['an end that is neither true nor false', parseSessionNews, { ...NEWS, ended: 0 }],
    ['news that name a user', parseSessionNews, { ...NEWS, user_id: 'u1' }],
    ['an unknown feature', parseUsedFeature, { feature: 'fly' }],
    ['no feature', parseUsedFeature, {}],
    ['how often a feature was used', parseUsedFeature, { feature: 'box-score', usage_count: 9 }],
  ])('%s', (_what, parse, body) => {
    expect(parse(body)).toBeUndefined()
  })
})

it('the members of session news can come in any order', () => {
  expect(parseSessionNews({ ended: true, touchPoints: 0, sport: 'PGA' })).toEqual({
    sport: 'PGA',
    touchPoints: 0,
    ended: true,
  })
})
