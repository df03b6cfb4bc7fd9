import { describe, expect, it } from 'vitest'
import { GAME_LEAGUES, leagueOfSport } from '../domain/league'
import { mapGolf } from './espn/golf/map-golf'
import { sampleEvent as sampleTournament, scoreboardCompetitor } from './espn/golf/testing/sample-golf'
import { mapScoreboard } from './espn/map-scoreboard'
import { sampleEvent } from './espn/testing/sample-event'
import { LONGEST, MOST } from './limits'

/** Members by which an adapter tells what it reads; a longer value would mean something else. */
const TELLING: readonly string[] = ['id', 'homeAway', 'state', 'date']

/** The same JSON with every other text 20,000 characters longer. */
function withLongTexts(value: unknown, member = ''): unknown {
  if (typeof value === 'string') return TELLING.includes(member) ? value : value + 'W'.repeat(20_000)
  if (Array.isArray(value)) return value.map((one) => withLongTexts(one, member))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withLongTexts(one, name)]))
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

describe('a text of the feed', () => {
  it.each(GAME_LEAGUES.map(({ sport }) => sport))('cannot make a %s game long', (sport) => {
    const league = leagueOfSport(sport)
    const mapped = mapScoreboard(league, { events: [withLongTexts(sampleEvent(sport))] })
    expect(mapped.ok && mapped.games).toHaveLength(1)
    for (const one of textsIn(mapped)) expect(one.length).toBeLessThanOrEqual(LONGEST.address)
    expect(JSON.stringify(mapped).length).toBeLessThan(4000)
  })

  it('cannot make a golfer long', () => {
    const golfers = Array.from({ length: 5 }, (_, n) => scoreboardCompetitor(`${n}`, []))
    const mapped = mapGolf({ events: [withLongTexts(sampleTournament(golfers))] }, 0)
    expect(mapped.ok && mapped.leaderboards[0]?.players).toHaveLength(5)
    for (const one of textsIn(mapped)) expect(one.length).toBeLessThanOrEqual(LONGEST.address)
  })
})

describe('a list of the feed', () => {
  const many = <T>(count: number, one: (n: number) => T) => Array.from({ length: count }, (_, n) => one(n))

  it('holds no more games than fit on a board', () => {
    const events = many(MOST.games + 100, (n) => ({ ...sampleEvent('NBA'), id: String(n + 1) }))
    const mapped = mapScoreboard(leagueOfSport('NBA'), { events })
    expect(mapped.ok && mapped.games.length).toBe(MOST.games)
  })

  it('holds no more golfers than fit on a leaderboard, and no more tournaments than fit in a week', () => {
    const golfers = many(MOST.players + 100, (n) => scoreboardCompetitor(`${n}`, []))
    const events = many(MOST.tournaments + 5, (n) => ({ ...sampleTournament(golfers), id: String(n + 1) }))
    const mapped = mapGolf({ events }, 0)
    expect(mapped.ok && mapped.leaderboards.map(({ players }) => players.length)).toEqual(
      many(MOST.tournaments, () => MOST.players),
    )
  })
})
