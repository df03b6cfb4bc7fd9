import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../json'
import { mergePatch } from '../merge-patch'
import { withoutDerivedMembers, withDerivedMembers } from './derived-members'

/** Seattle, the home team, has the ball at San Francisco's 35. */
const FOOTBALL: JsonObject = {
  id: '7',
  homeTeam: { abbreviation: 'SEA' },
  awayTeam: { abbreviation: 'SF' },
  quarter: '2Q • 4:00',
  timeLeft: '4:00',
  startTime: '4:00 - 2nd',
  situation: {
    kind: 'football',
    down: 2,
    distance: 3,
    yardLine: 65,
    possession: 'SEA',
    possessionText: 'SF 35',
    downDistanceText: '2nd & 3 at SF 35',
  },
}
const BASEBALL: JsonObject = {
  id: '8',
  quarter: 'Top 5th 2-1',
  timeLeft: '',
  startTime: 'Top 5th',
  situation: { kind: 'baseball', balls: 2, strikes: 1, outs: 1 },
}

const situation = (changes: JsonObject): JsonObject => ({ situation: changes })
const clock = (time: string): JsonObject => ({
  timeLeft: time,
  quarter: `2Q • ${time}`,
  startTime: `${time} - 2nd`,
})

/** The shortened patch, after checking that completing it leads to the same game. */
function told(before: JsonObject, patch: JsonObject): JsonObject {
  const short = withoutDerivedMembers(before, patch)
  expect(mergePatch(before, withDerivedMembers(before, short))).toEqual(mergePatch(before, patch))
  return short
}

describe('when a clock goes on', () => {
  it('the label and the feed’s words are derived from it', () => {
    expect(told(FOOTBALL, clock('3:45'))).toEqual({ timeLeft: '3:45' })
    expect(told(FOOTBALL, clock('12:00.5'))).toEqual({ timeLeft: '12:00.5' })
  })

  it.each<readonly [string, JsonObject, JsonObject, JsonObject]>([
    [
      'a label that does not show the clock',
      { ...FOOTBALL, quarter: 'HALF' },
      { timeLeft: '3:45', startTime: '3:45 - 2nd' },
      { timeLeft: '3:45' },
    ],
    [
      'words that do not show the clock',
      { ...FOOTBALL, startTime: 'Halftime' },
      { timeLeft: '3:45', quarter: '2Q • 3:45' },
      { timeLeft: '3:45' },
    ],
    [
      'a label that only ends like the clock',
      { ...FOOTBALL, quarter: '2Q • 14:00' },
      { timeLeft: '3:45', startTime: '3:45 - 2nd' },
      { timeLeft: '3:45' },
    ],
    [
      'words that only begin like the clock',
      { ...FOOTBALL, startTime: '4:00 PM' },
      { timeLeft: '3:45', quarter: '2Q • 3:45' },
      { timeLeft: '3:45' },
    ],
    ['no label and no words', { id: '7', timeLeft: '4:00' }, { timeLeft: '3:45' }, { timeLeft: '3:45' }],
    [
      'the label and words of a clock that has been removed',
      FOOTBALL,
      { timeLeft: '', quarter: 'HALF', startTime: 'Halftime' },
      { timeLeft: '', quarter: 'HALF', startTime: 'Halftime' },
    ],
    [
      'the label and words of a clock that was missing before',
      { ...FOOTBALL, timeLeft: '', quarter: 'HALF • ', startTime: ' - Halftime' },
      { timeLeft: '15:00', quarter: '3Q • 15:00' },
      { timeLeft: '15:00', quarter: '3Q • 15:00' },
    ],
  ])('not everything is derived for %s', (_what, before, patch, short) => {
    expect(told(before, patch)).toEqual(short)
  })

  it('a label and words that differ from the derived ones are sent', () => {
    const patch = { timeLeft: '0:00', quarter: 'HALF', startTime: 'Halftime' }
    expect(told(FOOTBALL, patch)).toEqual(patch)
    const stays = { timeLeft: '3:45' }
    expect(told(FOOTBALL, stays)).toEqual({ ...stays, quarter: '2Q • 4:00', startTime: '4:00 - 2nd' })
  })
})

describe('when a down changes', () => {
  const down = (numbers: JsonObject, spot: string, words: string) =>
    situation({ ...numbers, possessionText: spot, downDistanceText: `${words} at ${spot}` })

  it.each<readonly [string, JsonObject, string, string]>([
    ['the next down', { down: 3 }, 'SF 35', '3rd & 3'],
    ['more yards to go', { down: 3, distance: 8, yardLine: 60 }, 'SF 40', '3rd & 8'],
    ['another spot', { yardLine: 60 }, 'SF 40', '2nd & 3'],
    ['a ball at midfield', { down: 1, distance: 10, yardLine: 50 }, '50', '1st & 10'],
    ['goal to go', { down: 1, distance: 6, yardLine: 94 }, 'SF 6', '1st & Goal'],
    ['a yard more than to the goal', { down: 1, distance: 7, yardLine: 94 }, 'SF 6', '1st & Goal'],
    ['a yard less than to the goal', { down: 2, distance: 5, yardLine: 94 }, 'SF 6', '2nd & 5'],
    [
      'the other team has the ball',
      { down: 1, distance: 10, yardLine: 35, possession: 'SF' },
      'SEA 35',
      '1st & 10',
    ],
    [
      'the other team at the goal',
      { down: 1, distance: 6, yardLine: 6, possession: 'SF' },
      'SEA 6',
      '1st & Goal',
    ],
    ['a longer way', { distance: 4 }, 'SF 35', '2nd & 4'],
  ])('its words are derived: %s', (_what, numbers, spot, words) => {
    expect(told(FOOTBALL, down(numbers, spot, words))).toEqual(situation(numbers))
  })

  it('its words are derived from the team that has the ball, also when nothing else changes', () => {
    const atTheGoal = mergePatch(FOOTBALL, down({ distance: 6, yardLine: 94 }, 'SF 6', '2nd & Goal'))
    expect(told(atTheGoal, situation({ possession: 'SF', downDistanceText: '2nd & 6 at SF 6' }))).toEqual(
      situation({ possession: 'SF' }),
    )
  })

  it('its words stay right when the feed no longer says who has the ball', () => {
    const numbers = { distance: 6, yardLine: 94, possession: null }
    expect(told(FOOTBALL, down(numbers, 'SF 6', '2nd & Goal'))).toEqual(
      situation({ ...numbers, downDistanceText: '2nd & Goal at SF 6' }),
    )
  })

  it('timeouts alone derive no words', () => {
    const patch = situation({ homeTimeouts: 2 })
    expect(withDerivedMembers(FOOTBALL, patch)).toEqual(patch)
  })

  it.each<readonly [string, JsonObject]>([
    ['a fifth down', { down: 5, possessionText: 'SF 35' }],
    ['a yard line that is off the field', { yardLine: 101 }],
  ])('no words are derived from %s', (_what, numbers) => {
    const follows = withDerivedMembers(FOOTBALL, situation(numbers))
    expect(mergePatch({}, follows)['situation']).not.toHaveProperty('downDistanceText')
    expect(told(FOOTBALL, situation(numbers))).toBeDefined()
  })

  it.each(['down', 'distance', 'yardLine'])(
    'neither words nor spot are derived where the %s is no number',
    (member) => {
      const odd = situation({ [member]: '3' })
      expect(withDerivedMembers(FOOTBALL, odd)).toEqual(odd)
      expect(told(FOOTBALL, odd)).toBeDefined()
    },
  )

  it('everything about a down that is over is removed', () => {
    const over = {
      down: null,
      distance: null,
      yardLine: null,
      possession: null,
      possessionText: null,
      downDistanceText: null,
    }
    expect(told(FOOTBALL, situation(over))).toEqual(situation({ down: null }))
    const kick = { ...over, happening: 'kickoff', homeTimeouts: 2 }
    expect(told(FOOTBALL, situation(kick))).toEqual(
      situation({ down: null, happening: 'kickoff', homeTimeouts: 2 }),
    )
  })

  it('its words are derived also when the whole situation is new', () => {
    const { situation: whole, ...rest } = FOOTBALL as { readonly situation: JsonObject }
    const { possessionText: _spot, downDistanceText: _words, ...numbers } = whole
    expect(told(rest as JsonObject, { situation: whole })).toEqual({ situation: numbers })
  })

  it('a spot says OPP where the names of the teams are missing', () => {
    const { homeTeam: _home, awayTeam: _away, ...nameless } = FOOTBALL
    const follows = withDerivedMembers(nameless, situation({ yardLine: 60, possession: '' }))
    expect(follows).toMatchObject({ situation: { possessionText: 'OPP 40' } })
  })
})

describe('when a batter’s count changes', () => {
  it.each<readonly [JsonObject, string]>([
    [{ balls: 3 }, 'Top 5th 3-1'],
    [{ strikes: 2 }, 'Top 5th 2-2'],
    [{ balls: 0, strikes: 0, outs: 2 }, 'Top 5th 0-0'],
    [{ strikes: 3 }, 'Top 5th'],
  ])('%j gives the label %s', (count, quarter) => {
    expect(told(BASEBALL, { quarter, ...situation(count) })).toEqual(situation(count))
  })

  it('no label is derived between half innings, nor from what is not a count', () => {
    const count = situation({ balls: 0 })
    expect(withDerivedMembers({ ...BASEBALL, quarter: 'Mid 5th' }, count)).toEqual(count)
    expect(withDerivedMembers({ ...BASEBALL, quarter: '' }, count)).toEqual(count)
    expect(withDerivedMembers({ ...BASEBALL, quarter: 'The Top 5th' }, count)).toEqual(count)
    for (const odd of [{ balls: '3' }, { strikes: null }])
      expect(withDerivedMembers(BASEBALL, situation(odd))).toEqual(situation(odd))
  })
})

it.each<readonly [string, JsonObject]>([
  ['basketball', situation({ kind: 'basketball', lastPlay: 'A jumper' })],
  ['a situation that is gone', { situation: null }],
  ['a score', { homeTeam: { score: 7 } }],
])('nothing is derived from %s', (_what, patch) => {
  expect(withDerivedMembers({ id: '9' }, patch)).toEqual(patch)
  expect(told({ id: '9' }, patch)).toEqual(patch)
})
