import { describe, expect, it } from 'vitest'
import { leagueOf } from '../../domain/league'
import { MOST } from '../limits'
import { groupsBeyondLimit, joinScoreboards } from './beyond-limit'
import { mapScoreboard, type MappedScoreboard } from './map-scoreboard'
import { sampleCompetitor, sampleEvent, sampleStatus, type Json } from './testing/sample-event'

const basketball = leagueOf('ncaab')
const football = leagueOf('ncaaf')

function eventOf(n: number, conferenceId?: string): Json {
  const home = sampleCompetitor('home', { team: { id: '1', conferenceId } })
  return sampleEvent('NCAAB', { id: String(n) }, { competitors: [home, sampleCompetitor('away')] })
}

const listOf = (count: number, conferenceId?: string) => ({
  events: Array.from({ length: count }, (_, n) => eventOf(n, conferenceId)),
})

function mapped(...events: readonly unknown[]): MappedScoreboard {
  const result = mapScoreboard(basketball, { events })
  if (!result.ok) throw new Error(result.reason)
  return result
}

describe('a reply with as many events as the limit asked for', () => {
  it('is fetched again by group', () => {
    expect(groupsBeyondLimit(basketball, listOf(99))).toEqual([])
    expect(groupsBeyondLimit(basketball, listOf(100))).toHaveLength(33)
    expect(groupsBeyondLimit(basketball, listOf(100, '7'))).toHaveLength(33)
  })

  it('is fetched again also for groups that only the reply names', () => {
    expect(groupsBeyondLimit(basketball, listOf(100, '99'))).toContain('99')
    expect(groupsBeyondLimit(football, listOf(100, '151'))).toEqual(['151'])
  })

  it('is taken as it is where a league has no groups or no limit', () => {
    expect(groupsBeyondLimit(leagueOf('nba'), listOf(100, '5'))).toEqual([])
    expect(groupsBeyondLimit(leagueOf('mlb'), listOf(100, '5'))).toEqual([])
  })

  it('may be anything without causing an error', () => {
    for (const reply of [undefined, null, 7, {}, { events: 'all' }, { events: Array(100).fill(null) }])
      expect(Array.isArray(groupsBeyondLimit(football, reply))).toBe(true)
  })
})

describe('the lists of the groups', () => {
  it('are joined into one, in which a game of two groups appears once', () => {
    const first = mapped(eventOf(1), eventOf(2))
    const joined = joinScoreboards(first, [mapped(eventOf(2), eventOf(3)), mapped(eventOf(3), eventOf(4))])
    expect(joined).toEqual(mapped(eventOf(1), eventOf(2), eventOf(3), eventOf(4)))
  })

  it('add from the last board only the games that none of them has', () => {
    const scored = { ...eventOf(1), status: sampleStatus({}, { displayClock: '2:10' }) }
    const kept = mapped(eventOf(1), eventOf(2), eventOf(3)).games
    const joined = joinScoreboards(mapped(scored), [mapped(eventOf(2))], kept)
    expect(joined).toEqual(mapped(scored, eventOf(2), eventOf(3)))
  })

  it('report a broken event once, and not at all when another list has it whole', () => {
    const broken = { id: '5' }
    const joined = joinScoreboards(mapped(broken, { id: '6' }), [mapped(eventOf(5)), mapped({ id: '6' })])
    expect(joined.dropped.map(({ eventId }) => eventId)).toEqual(['6'])
    const reasons = mapped({ id: '7' }, { ...eventOf(7), status: null }).dropped
    expect(joinScoreboards(mapped({ id: '7' }), [mapped({ ...eventOf(7), status: null })]).dropped).toEqual(
      reasons,
    )
    expect(reasons).toHaveLength(2)
    expect(joined.games.map(({ id }) => id)).toEqual(['5'])
  })

  it('hold no more games than fit on a board', () => {
    const list = (first: number) => mapped(...Array.from({ length: 300 }, (_, n) => eventOf(first + n)))
    expect(joinScoreboards(list(1), [list(301)]).games).toHaveLength(MOST.games)
  })

  it('have their unreadable dates counted anew', () => {
    const undated = { ...eventOf(1), date: 'soon' }
    expect(
      joinScoreboards(mapped(undated), [mapped(undated, { ...eventOf(2), date: 'soon' })]),
    ).toMatchObject({
      unreadableDates: 2,
    })
  })
})
