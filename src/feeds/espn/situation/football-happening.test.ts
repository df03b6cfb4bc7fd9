import { describe, expect, it } from 'vitest'
import { game } from '../testing/mapped-game'
import { sampleCompetitor, sampleStatus } from '../testing/sample-event'

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
    ['Field Goal Attempt Good', 'field goal good', 'AWA'],
    ['Extra Point Kick Good', 'extra point good', 'AWA'],
    ['PAT Kick Failed', 'extra point missed', undefined],
    ['Twopoint Pass', 'two-point conversion', undefined],
    ['Interception Return Touchdown', 'touchdown', undefined],
    ['Blocked Punt Touchdown', 'touchdown', undefined],
    ['Kickoff', 'kickoff', undefined],
    ['Kickoff Return (Offense)', 'kickoff', undefined],
    ['Extra Point Missed', 'extra point missed', undefined],
    ['Blocked Field Goal', 'field goal missed', undefined],
    ['Two Point Conversion', 'two-point conversion', undefined],
    ['2pt Conversion', 'two-point conversion', undefined],
    ['Defensive 2pt Conversion', 'two-point conversion', undefined],
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

  it.each(['Rush', 'Penalty', 'Fumble Recovery (Own)'])('is not told from %s', (type) => {
    expect(happened(type)).not.toHaveProperty('situation.happening')
  })

  it('is left out at halftime, when it is long past', () => {
    const status = sampleStatus({ name: 'STATUS_HALFTIME', shortDetail: 'Halftime' }, { period: 2 })
    expect(happened('Rushing Touchdown', {}, { status })).not.toHaveProperty('situation.happening')
  })

  it('has no team when the feed names neither of the two', () => {
    const lastPlay = { type: { text: 'Timeout' }, team: { id: '77' } }
    const { situation } = happened('Timeout', { lastPlay }) as { situation?: object }
    expect(situation).toStrictEqual({ kind: 'football', homeTimeouts: 3, happening: 'timeout' })
  })

  it.each([
    ['Timeout #1 by HOM at 08:54.', 'HOM'],
    ['Timeout #3 by AWA at 00:16.', 'AWA'],
    ['Timeout HOM CITY, clock 12:25', 'HOM'],
    ['Timeout Hom City', 'HOM'],
    ['Timeout at 13:54.', undefined],
    ['Official timeout HOM', undefined],
    ['Timeout #1 by XYZ at 01:00.', undefined],
  ])('names the team that took the timeout, not the one that has the ball: %s %s', (text, taker) => {
    const lastPlay = { type: { text: 'Timeout' }, text, team: { id: '2' } }
    const { situation } = happened('Timeout', { lastPlay }) as { situation?: object }
    expect(situation).toEqual({
      kind: 'football',
      homeTimeouts: 3,
      happening: 'timeout',
      ...(taker && { happeningTeam: taker }),
    })
  })

  it('names the team that has the ball on a score, whatever its words begin with', () => {
    const lastPlay = { type: { text: 'Field Goal Good' }, text: 'Timeout HOM, clock 0:25', team: { id: '2' } }
    expect(happened('', { lastPlay })).toHaveProperty('situation.happeningTeam', 'AWA')
  })

  it('names nobody for a timeout of Michigan against Michigan State', () => {
    const named = (homeAway: 'home' | 'away', id: string, displayName: string) =>
      sampleCompetitor(homeAway, { team: { id, displayName, abbreviation: `M${id}` } })
    const competitors = [
      named('home', '1', 'Michigan State Spartans'),
      named('away', '2', 'Michigan Wolverines'),
    ]
    const takenBy = (place: string) => {
      const lastPlay = { type: { text: 'Timeout' }, text: `Timeout ${place}, clock 0:25`, team: { id: '1' } }
      return game('NCAAF', {}, { competitors, situation: { down: -1, lastPlay } })
    }
    expect(takenBy('MICHIGAN')).not.toHaveProperty('situation.happeningTeam')
    expect(takenBy('MICHIGAN STATE')).toHaveProperty('situation.happeningTeam', 'M1')
  })

  it('is told during a down only for the two-minute warning', () => {
    expect(happened('Timeout', down)).not.toHaveProperty('situation.happening')
    expect(happened('Two-minute warning', down)).toHaveProperty('situation.happening', 'two-minute warning')
  })
})
