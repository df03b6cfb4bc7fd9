import { describe, expect, it } from 'vitest'
import { collegeOpener } from '../../src/domain/seasons/college-opener'
import { addDays, easternTimeToMs } from '../../src/domain/time/eastern'
import { leagueOf } from '../../src/domain/league'
import { mapScoreboard } from '../../src/feeds/espn/map-scoreboard'
import { createSimulatedFeed } from './feed'
import { playBasketball } from './games/basketball/basketball'
import { violations } from './games/violations'
import { conferenceOf } from './teams/conferences'
import type { CollegeSlug } from './teams/team'
import { createWorld } from './world'

const feed = createSimulatedFeed(createWorld(1, 'season'))
const overTheWire = (payload: unknown) => JSON.parse(JSON.stringify(payload)) as Reply

interface Reply {
  readonly week?: { readonly number: number }
  readonly events: readonly {
    readonly id: string
    readonly status: { readonly type: { readonly detail: string; readonly shortDetail: string } }
    readonly competitions: readonly [
      {
        readonly neutralSite: boolean
        readonly notes: readonly { readonly headline: string }[]
        readonly competitors: readonly {
          readonly curatedRank: { readonly current: number }
          readonly team: { readonly conferenceId: string; readonly logo?: string }
        }[]
      },
    ]
  }[]
}

function ask(slug: CollegeSlug, day: string, group?: string, limit = 300, hour = 9): Reply {
  const query = { day, limit, ...(group !== undefined && { group }) }
  return overTheWire(feed.scoreboard(slug, query, easternTimeToMs(day, hour, 0)))
}

const ids = ({ events }: Reply) => events.map(({ id }) => id)

describe('college football', () => {
  it('opens on the last Saturday up to August 31, in week 1, and plays on Saturdays', () => {
    const opener = collegeOpener(2026)
    expect(ask('ncaaf', addDays(opener, -1)).events).toEqual([])
    expect(ask('ncaaf', opener)).toMatchObject({ week: { number: 1 } })
    expect(ask('ncaaf', addDays(opener, 42))).toMatchObject({ week: { number: 7 } })
    const weekend = [2, 3, 4, 5, 6, 7].map((n) => ask('ncaaf', addDays(opener, 39 + n - 2)).events.length)
    expect(weekend.map((games) => games > 50)).toEqual([false, false, false, true, false, false])
  })

  it('has more games on a Saturday than a reply, of which group 80 are those of the top division', () => {
    const all = ask('ncaaf', '2026-10-10')
    const top = ask('ncaaf', '2026-10-10', '80')
    expect(all.events.length).toBeGreaterThan(100)
    expect(ask('ncaaf', '2026-10-10', undefined, 100).events).toEqual(all.events.slice(0, 100))
    expect(top.events.length).toBeGreaterThan(25)
    expect(ids(all)).toEqual(expect.arrayContaining(ids(top)))
  })

  it('gives what the limit cut off when it is asked by conference', () => {
    const all = ask('ncaab', '2027-01-16', '50')
    const cut = ask('ncaab', '2027-01-16', '50', 100)
    const missing = all.events.slice(100)
    expect(missing.length).toBeGreaterThan(0)
    for (const event of missing) {
      const [home] = event.competitions[0].competitors
      const group = home?.team.conferenceId ?? ''
      expect(ids(ask('ncaab', '2027-01-16', group, 100))).toContain(event.id)
    }
    expect(cut.events).toHaveLength(100)
  })

  it('ends with bowls and a final in January, none of it out of season', () => {
    const games = Array.from({ length: 60 }, (_, n) => addDays('2026-12-09', n)).flatMap((day) =>
      ask('ncaaf', day).events.map((event) => [day, event.competitions[0].notes[0]?.headline]),
    )
    expect(games).toHaveLength(27)
    expect(games.at(-1)).toEqual(['2027-01-18', 'College Football Playoff National Championship'])
  })
})

describe.each([
  ['ncaaf', '2026-10-10'],
  ['ncaab', '2027-01-16'],
] as const)('the %s', (slug, day) => {
  it('ranks 25 teams, all others are 99', () => {
    const ranks = ask(slug, day).events.flatMap(({ competitions }) =>
      competitions[0].competitors.map(({ curatedRank }) => curatedRank.current),
    )
    const ranked = ranks.filter((rank) => rank !== 99)
    expect(ranked.length).toBeGreaterThan(10)
    expect(new Set(ranked).size).toBe(ranked.length)
    expect(ranked.filter((rank) => rank < 1 || rank > 25)).toEqual([])
  })

  it('is read by our adapter without a loss, small colleges without logo and colours too', () => {
    const reply = overTheWire(feed.scoreboard(slug, { day, limit: 300 }, easternTimeToMs(day, 15, 30)))
    const mapped = mapScoreboard(leagueOf(slug), reply)
    expect(mapped.ok && [mapped.games.length, mapped.dropped]).toEqual([reply.events.length, []])
    const teams = reply.events.flatMap(({ competitions }) => competitions[0].competitors)
    expect(teams.some(({ team }) => team.logo === undefined)).toBe(true)
  })
})

describe('college basketball', () => {
  it('plays two halves, with one period name each, and breaks no rule', () => {
    for (let n = 0; n < 300; n++) {
      const setup = { seed: `half/${n}`, playoff: false, edge: 0, outdoor: false, college: true, forced: [] }
      const moments = playBasketball(setup)
      expect(violations(moments, ({ period, clock }) => tooLong(period, clock))).toEqual([])
      const [first] = moments.filter(({ stage }) => stage === 'halftime')
      expect([first?.period, first?.clock]).toEqual([1, 0])
      expect(moments.at(-1)?.home).not.toBe(moments.at(-1)?.away)
    }
  })

  it('names its periods as halves', () => {
    const now = easternTimeToMs('2027-01-16', 15, 30)
    const { events } = overTheWire(feed.scoreboard('ncaab', { day: '2027-01-16', limit: 300 }, now))
    const live = events.map(({ status }) => status.type).filter(({ detail }) => / - /.test(detail))
    const playing = live.filter(({ shortDetail }) => /^\d+:\d\d - (1st|2nd)$/.test(shortDetail))
    expect(playing.length).toBeGreaterThan(10)
    expect(playing.filter(({ detail }) => !/^\d+:\d\d - (1st|2nd) Half$/.test(detail))).toEqual([])
  })

  it('ends with 63 games at neutral sites, seeds in place of ranks', () => {
    const games = Array.from({ length: 20 }, (_, n) => addDays('2027-03-18', n)).flatMap(
      (day) => ask('ncaab', day).events,
    )
    const competitions = games.map((event) => event.competitions[0])
    expect(competitions).toHaveLength(63)
    expect(competitions.filter(({ neutralSite }) => !neutralSite)).toEqual([])
    const seeds = competitions.flatMap(({ competitors }) => competitors.map((one) => one.curatedRank.current))
    expect(Math.max(...seeds)).toBe(16)
    expect(competitions[0]?.notes[0]?.headline).toMatch(/^NCAA Men's Basketball Championship - East Region/)
  })
})

it('knows conferences under different ids in both sports', () => {
  expect([conferenceOf('ncaaf', 'SEC').id, conferenceOf('ncaab', 'SEC').id]).toEqual(['8', '23'])
})

function tooLong(period: number, clock: number): string | undefined {
  return clock > (period > 2 ? 300 : 1200) ? 'too much on the clock' : undefined
}
