import { describe, expect, it } from 'vitest'
import { game } from '../testing/mapped-game'

const down = { down: 3, distance: 7, yardLine: 62, downDistanceText: '3rd & 7 at HOM 38' }
const happened = (text: string, more: object = {}, event: object = {}) =>
  game('NFL', event, {
    situation: { down: -1, homeTimeouts: 3, lastPlay: { type: { text }, team: { id: '2' } }, ...more },
  })

describe('why no down is played in football', () => {
  it.each([
    ['Rushing Touchdown', 'touchdown', 'AWA'],
    ['Passing Touchdown', 'touchdown', 'AWA'],
    ['Field Goal Good', 'field goal good', 'AWA'],
    ['Extra Point Good', 'extra point good', 'AWA'],
    ['Timeout', 'timeout', 'AWA'],
    ['Interception Return Touchdown', 'touchdown', undefined],
    ['Blocked Punt Touchdown', 'touchdown', undefined],
    ['Kickoff', 'kickoff', undefined],
    ['Kickoff Return (Offense)', 'kickoff', undefined],
    ['Extra Point Missed', 'extra point missed', undefined],
    ['Blocked Field Goal', 'field goal missed', undefined],
    ['Two Point Conversion', 'two-point conversion', undefined],
    ['Safety', 'safety', undefined],
    ['Pass Interception Return', 'interception', undefined],
    ['Fumble Recovery (Opponent)', 'fumble', undefined],
    ['Punt', 'punt', undefined],
    ['Two-minute warning', 'two-minute warning', undefined],
  ])('%s: %s %s', (type, happening, happeningTeam) => {
    const { situation } = happened(type) as { situation?: object }
    expect(situation).toEqual({
      kind: 'football',
      homeTimeouts: 3,
      happening,
      ...(happeningTeam && { happeningTeam }),
    })
  })

  it.each(['Rush', 'Penalty', 'Fumble Recovery (Own)'])('is not told by %s', (type) => {
    expect(happened(type)).not.toHaveProperty('situation.happening')
  })

  it('is told during a down of the two-minute warning only', () => {
    expect(happened('Timeout', down)).not.toHaveProperty('situation.happening')
    expect(happened('Two-minute warning', down)).toHaveProperty('situation.happening', 'two-minute warning')
  })
})
