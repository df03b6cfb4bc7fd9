import { describe, expect, it } from 'vitest'
import { finalGame, liveGame, offGame, sampleTeam, scheduledGame } from '../testing/sample-game'
import { gameTitle, sharedGame } from './game-title'

const teams = {
  awayTeam: sampleTeam({ displayName: 'Buffalo Bills', score: 24 }),
  homeTeam: sampleTeam({ displayName: 'Kansas City Chiefs', score: 21 }),
}

describe('a link to a game says', () => {
  it.each([
    [
      'teams and start, in Eastern time',
      scheduledGame({ ...teams, start: '2026-01-11T18:00:00Z', startTime: '1/11 - 1:00 PM EST' }),
      'Buffalo Bills at Kansas City Chiefs · Sun, Jan 11, 1:00 PM ET',
    ],
    [
      'that a start is open',
      scheduledGame({ ...teams, start: '2026-01-11T05:00:00Z', startTime: 'TBD' }),
      'Buffalo Bills at Kansas City Chiefs · TBD',
    ],
    ['score and period', liveGame(teams), 'Buffalo Bills 24, Kansas City Chiefs 21 · 3Q • 8:36'],
    [
      'score and delay',
      liveGame({ ...teams, delay: 'Rain' }),
      'Buffalo Bills 24, Kansas City Chiefs 21 · Delayed',
    ],
    [
      'that it is about to start',
      liveGame({ ...teams, quarter: '0Q' }),
      'Buffalo Bills 24, Kansas City Chiefs 21 · About to start',
    ],
    ['the end', finalGame(teams), 'Buffalo Bills 24, Kansas City Chiefs 21 · FINAL'],
    [
      'the score of a suspended game',
      offGame({ ...teams, status: 'suspended' }),
      'Buffalo Bills 24, Kansas City Chiefs 21 · Suspended',
    ],
    ['that a game is postponed', offGame(teams), 'Buffalo Bills at Kansas City Chiefs · Postponed'],
  ])('%s', (_what, game, title) => {
    expect(gameTitle(game)).toBe(title)
  })

  it('no score that may be out of date, unless it is final', () => {
    expect(gameTitle(liveGame(teams), false)).toBe('Buffalo Bills at Kansas City Chiefs')
    expect(gameTitle(finalGame(teams), false)).toContain('24')
    const stuck = liveGame({ ...teams, stuckSince: '2026-01-11T19:00:00Z' })
    expect(gameTitle(stuck)).toBe('Buffalo Bills at Kansas City Chiefs')
  })

  it.each([
    [{ name: 'Arrowhead', city: 'Kansas City', state: 'MO' }, 'NFL · Arrowhead, Kansas City, MO · '],
    [{ name: 'Wembley', city: 'London', state: '' }, 'NFL · Wembley, London · '],
    [{ name: 'Arrowhead', city: '', state: '' }, 'NFL · Arrowhead · '],
    [{ name: '', city: '', state: '' }, 'NFL · '],
    [{ name: 'TBD', city: '', state: '' }, 'NFL · '],
    [{ name: 'TBD', city: 'Dallas', state: 'TX' }, 'NFL · Dallas, TX · '],
  ])('where it is played, as far as that is known: %j', (venue, place) => {
    expect(sharedGame(liveGame({ venue }), 'NFL', true).description).toBe(
      `${place}Live scores on Turbo Scores`,
    )
  })

  it.each([
    ['2026-01-12T14:30:00Z', 'Mon, Jan 12, 9:30 AM ET'],
    ['2026-02-10T17:00:00Z', 'Tue, Feb 10, 12:00 PM ET'],
    ['2026-03-11T16:59:00Z', 'Wed, Mar 11, 12:59 PM ET'],
    ['2026-04-16T15:59:00Z', 'Thu, Apr 16, 11:59 AM ET'],
    ['2026-05-15T04:05:00Z', 'Fri, May 15, 12:05 AM ET'],
    ['2026-06-13T23:00:00Z', 'Sat, Jun 13, 7:00 PM ET'],
    ['2026-07-13T03:59:00Z', 'Sun, Jul 12, 11:59 PM ET'],
    ['2026-08-17T17:00:00Z', 'Mon, Aug 17, 1:00 PM ET'],
    ['2026-09-15T17:00:00Z', 'Tue, Sep 15, 1:00 PM ET'],
    ['2026-10-14T17:00:00Z', 'Wed, Oct 14, 1:00 PM ET'],
    ['2026-11-12T18:00:00Z', 'Thu, Nov 12, 1:00 PM ET'],
    ['2026-12-11T18:00:00Z', 'Fri, Dec 11, 1:00 PM ET'],
  ])('when it starts as people say it: %s is %s', (start, said) => {
    expect(gameTitle(scheduledGame({ ...teams, start, startTime: '' }))).toBe(
      `Buffalo Bills at Kansas City Chiefs · ${said}`,
    )
  })
})
