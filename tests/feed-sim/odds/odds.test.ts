import { describe, expect, it } from 'vitest'
import type { GameSlug } from '../../../src/domain/league'
import { leagueOf } from '../../../src/domain/league'
import { mapCoreOdds, mapOdds } from '../../../src/feeds/espn/odds/map-odds'
import { coreOdds } from './core-odds'
import { oddsLog } from './odds-log'
import { scoreboardOdds } from './odds-part'
import { oddsValues } from './odds-values'
import { movesOf } from './line'
import { eventPart } from '../payload/event'
import type { Fixture } from '../slate/fixture'
import { createWorld } from '../world'

const world = createWorld(2, 'season')
const MINUTE = 60_000
const overTheWire = (payload: unknown) => JSON.parse(JSON.stringify(payload)) as Record<string, unknown>

const sidesOf = ({ slug, home, away }: Fixture) => ({
  sport: leagueOf(slug).sport,
  home: home.abbreviation,
  away: away.abbreviation,
})

/** The line that a reader gets from the scoreboard's odds at some time. */
function lineRead(fixture: Fixture, now: number) {
  const line = mapOdds(overTheWire(scoreboardOdds(world, fixture, now))['odds'], sidesOf(fixture))
  if (!line) return undefined
  const { homeSpread, awaySpread, homeMoneyLine, awayMoneyLine, overUnder } = line
  return { homeSpread, awaySpread, homeMoneyLine, awayMoneyLine, overUnder }
}

/** A day of each shape. */
const DAYS: readonly (readonly [string, GameSlug, string])[] = [
  ['words', 'nfl', '2023-10-08'],
  ['words', 'mlb', '2023-07-15'],
  ['numbers', 'nba', '2025-01-10'],
  ['numbers', 'nhl', '2025-01-10'],
  ['offers', 'ncaaf', '2026-10-10'],
  ['offers', 'mlb', '2026-07-18'],
  ['offers', 'nhl', '2026-12-12'],
]

describe.each(DAYS)('odds in the shape of %s, %s %s', (_shape, slug, day) => {
  const games = world.games(slug, day).slice(0, 20)

  it('are what the log says, at whatever time they are read', () => {
    for (const fixture of games) {
      for (let now = fixture.start - 40 * MINUTE; now < fixture.start; now += 7 * MINUTE) {
        const last = oddsLog(world, fixture, now).at(-1)
        const { homeSpread, awaySpread, homeMoneyLine, awayMoneyLine, overUnder } = last ?? {}
        const expected = last && { homeSpread, awaySpread, homeMoneyLine, awayMoneyLine, overUnder }
        if (fixture.postponed) continue
        expect([fixture.id, lineRead(fixture, now)]).toEqual([fixture.id, expected])
      }
    }
  })

  it('move several times, the last time shortly before the start', () => {
    const logs = games.filter(({ postponed }) => !postponed).map((game) => oddsLog(world, game, game.start))
    const moving = logs.filter((log) => log.length > 0)
    expect(moving.length).toBeGreaterThan(logs.length / 2)
    expect(moving.filter((log) => log.length < 4 || log[0]?.change !== 'initial')).toEqual([])
  })
})

describe('a line', () => {
  const games = ['2026-10-10', '2026-10-17'].flatMap((day) => world.games('ncaaf', day))

  it('moves in every way: the spread, the money lines, the total, all three at once', () => {
    const changes = games.flatMap((game) => oddsLog(world, game, game.start).map(({ change }) => change))
    expect(new Set(changes)).toEqual(
      new Set(['initial', 'spread_change', 'line_change', 'total_change', 'all_changed']),
    )
  })

  it('is there for most games, and for some the member is missing', () => {
    const without = games.filter((game) => movesOf(world, game).length === 0)
    expect(without.length).toBeGreaterThan(3)
    expect(without.length).toBeLessThan(games.length / 4)
    const [first] = without
    const competition = first && competitionOf(first, first.start - MINUTE)
    expect(competition).not.toHaveProperty('odds')
  })

  it('is gone from the scoreboard once the game runs', () => {
    const game = games.find((one) => movesOf(world, one).length > 0) as Fixture
    expect(competitionOf(game, game.start - MINUTE)).toHaveProperty('odds')
    expect(competitionOf(game, game.start + 60 * MINUTE)).not.toHaveProperty('odds')
  })
})

describe('the core resource', () => {
  const games = world.games('nfl', '2026-11-15').filter((game) => movesOf(world, game).length > 0)

  it('does not know some games', () => {
    const unknown = games.filter((game) => coreOdds(world, game, game.start) === undefined)
    expect(unknown.length).toBeGreaterThan(0)
    expect(unknown.length).toBeLessThan(games.length)
  })

  it('has the closing line of a running game beside a live item of priority 0, first or last', () => {
    const firsts = new Set<unknown>()
    for (const game of games) {
      const reply = coreOdds(world, game, game.start + 90 * MINUTE)
      if (!reply) continue
      const closing = oddsLog(world, game, game.start).at(-1)
      const read = mapCoreOdds(overTheWire(reply), sidesOf(game))
      expect(read).toMatchObject({
        homeSpread: closing?.homeSpread,
        homeMoneyLine: closing?.homeMoneyLine,
        overUnder: closing?.overUnder,
      })
      const items = reply['items'] as readonly { readonly provider: { readonly priority: number } }[]
      firsts.add(items[0]?.provider.priority)
      expect(items.filter(({ provider }) => provider.priority === 0).length).toBeGreaterThan(0)
    }
    expect(firsts).toEqual(new Set([0, 1]))
  })
})

describe('the values that give a line away', () => {
  it('are found in every answer with a line, and in none without', () => {
    for (const game of world.games('nba', '2027-01-15')) {
      const now = game.start - MINUTE
      const { values } = oddsValues(world, [game], now)
      const withOdds = JSON.stringify(scoreboardOdds(world, game, now))
      const { competitions, ...rest } = eventPart(world, game, now)
      const [{ odds: _odds, ...without }] = competitions as [Record<string, unknown>]
      expect([game.id, values.some((value) => withOdds.includes(value))]).toEqual([
        game.id,
        values.length > 0,
      ])
      const bare = JSON.stringify([rest, without])
      expect(values.filter((value) => bare.includes(value))).toEqual([])
    }
  })
})

function competitionOf(fixture: Fixture, now: number): unknown {
  return (eventPart(world, fixture, now)['competitions'] as readonly unknown[])[0]
}
