import { describe, expect, it } from 'vitest'
import { leagueOf, type GameSlug } from '../../src/domain/league'
import { addDays, easternTimeToMs } from '../../src/domain/time/eastern'
import { pointsByPlayers, type Summary } from './box-sums'
import { createSimulatedFeed } from './feed'
import { createWorld } from './world'

/** A busy day of each season, asked for when everything is over. */
const DAYS: readonly (readonly [GameSlug, string])[] = [
  ['nfl', '2026-11-15'],
  ['nba', '2027-01-15'],
  ['mlb', '2026-07-18'],
  ['nhl', '2026-12-12'],
  ['ncaaf', '2026-10-10'],
  ['ncaab', '2027-01-16'],
]

interface Scoreboard {
  readonly events: readonly {
    readonly id: string
    readonly status: {
      readonly type: { readonly name: string; readonly completed: boolean; readonly detail: string }
    }
    readonly competitions: readonly {
      readonly competitors: readonly {
        readonly score: string
        readonly homeAway: string
        readonly linescores?: readonly { readonly value: number }[]
      }[]
    }[]
  }[]
}

/** A payload as a reader gets it: only the text. */
const overTheWire = (payload: unknown): unknown => JSON.parse(JSON.stringify(payload))

describe.each(DAYS)('a day of the %s season, %s', (slug, day) => {
  const world = createWorld(11, 'season')
  const feed = createSimulatedFeed(world)
  const later = easternTimeToMs(addDays(day, 1), 9, 0)
  const { events } = overTheWire(feed.scoreboard(slug, { day, limit: 300 }, later)) as Scoreboard
  const played = events.filter((event) => event.status.type.name !== 'STATUS_POSTPONED')
  const summaryOf = (id: string) => overTheWire(feed.summary(slug, id, later)) as Summary

  it('ends with every game final or postponed', () => {
    expect(events.length).toBeGreaterThan(5)
    expect(played.filter((event) => event.status.type.name !== 'STATUS_FINAL')).toEqual([])
  })

  it('has scores that are the sums of their periods', () => {
    for (const { competitions } of played) {
      for (const { score, linescores } of competitions[0]?.competitors ?? []) {
        expect(linescores?.reduce((sum, line) => sum + line.value, 0)).toBe(Number(score))
      }
    }
  })

  it('has box scores whose player lines add up to the score', () => {
    for (const event of played) {
      const summary = summaryOf(event.id)
      const scores = event.competitions[0]?.competitors.map((competitor) => Number(competitor.score)) ?? []
      const outside = scores.map((score, n) => score - (pointsByPlayers(slug, summary)[n] ?? 0))
      expect([event.id, ...outside]).toEqual([event.id, ...outsideTheTables(slug, event, summary)])
    }
  })
})

/**
 * Points that no table has: a shoot-out's goal is the team's; safeties and two-point tries are only in the
 * list of scoring plays.
 */
function outsideTheTables(
  slug: GameSlug,
  event: Scoreboard['events'][number],
  summary: Summary,
): readonly number[] {
  const [home, away] = event.competitions[0]?.competitors ?? []
  if (slug === 'nhl' && event.status.type.detail === 'Final/SO') {
    return Number(home?.score) > Number(away?.score) ? [1, 0] : [0, 1]
  }
  if (leagueOf(slug).kind !== 'football') return [0, 0]
  return (summary.header.competitions[0]?.competitors ?? []).map(({ id }) => {
    const own = (summary.scoringPlays ?? []).filter((play) => (play['team'] as { id: string }).id === id)
    return own.reduce(
      (sum, play) => sum + (/Safety$|Two-Point Conversion\)/.test(String(play['text'])) ? 2 : 0),
      0,
    )
  })
}
