import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asLive } from '../support/live-event'
import { boardOfFeed } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { readServerLog } from '../support/server-log'
import { until } from '../support/until'
import { answerWith, startUpstream, type Upstream } from '../support/upstream'
import { headersOf } from '../support/users'
import type { FinalGame } from '../../src/domain/game/game'
import { LONGEST_GAME_MS } from '../../src/domain/game/longest-game'
import type { Tier } from '../../src/domain/people/tiers/tier'
import type { TeamSeason } from '../../src/domain/teams/team-season'

let upstream: Upstream
let product: Product
beforeAll(async () => {
  upstream = await startUpstream()
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    leagues: ['nfl'],
    rate: 0,
    slate: 'standard',
    env: { FEED_SITE_URL: upstream.url },
    onFeed: (url) => upstream.connect(url),
  })
})
afterAll(async () => {
  await product?.close()
  await upstream?.close()
})

describe('GET /api/teams/{slug}/{id}', () => {
  interface Season {
    readonly games: readonly { id: string; phase: string; isHome: boolean; own?: number; theirs?: number }[]
    readonly record: string
    readonly team: { readonly logo: string }
    readonly message?: string
  }
  const team = () => product.sim.world.games('nfl', '2026-10-18')[0]!.home
  const season = async (path: string, tier: Tier = 'verified') => {
    const response = await fetch(`${product.url}/api/teams/${path}`, {
      headers: await headersOf(product, tier),
    })
    return { status: response.status, body: (await response.json()) as Season }
  }

  it("has a team's games with their results, as the days have them", async () => {
    const { status, body } = await season(`nfl/${team().id}`)
    const day = await fetch(`${product.url}/api/days/nfl/2026-10-18`, {
      headers: await headersOf(product, 'verified'),
    })
    const { games } = (await day.json()) as { readonly games: readonly FinalGame[] }
    const game = games.find(({ homeTeam }) => homeTeam.id === team().id)!
    expect(status).toBe(200)
    expect(body.games.find(({ id }) => id === game.id)).toMatchObject({
      phase: 'final',
      isHome: true,
      own: game.homeTeam.score,
      theirs: game.awayTeam.score,
    })
    expect(new Set(body.games.map(({ phase }) => phase))).toContain('scheduled')
  })

  it('names a logo that exists', async () => {
    await boardOfFeed(product.url, 'nfl')
    const { body } = await season(`nfl/${product.sim.world.games('nfl', '2026-10-25')[0]!.away.id}`)
    expect((await fetch(product.url + body.team.logo)).status).toBe(200)
  })

  it.each([
    ['guest', 401],
    ['registered', 403],
    ['verified', 200],
  ] as const)('answers a %s %d', async (tier, status) => {
    const answer = await season(`nfl/${team().id}`, tier)
    expect(answer.status).toBe(status)
    if (status !== 200) expect(answer.body.message).toContain('Feature requires Verified access')
  })

  it.each(['nfl/9999', 'nfl/a%20b', 'pga/1', 'f1/1'])('%s is no team', async (path) => {
    expect((await season(path)).status).toBe(404)
  })

  it('asks the feed once for all who ask', async () => {
    const { away } = product.sim.world.games('nfl', '2026-10-18')[0]!
    await Promise.all([1, 2, 3].map(() => season(`nfl/${away.id}`)))
    const path = `/apis/site/v2/sports/football/nfl/teams/${away.id}/schedule`
    expect((await product.control.report()).byPath[path]).toBe(1)
  })
})

describe('a season of which the feed sends', () => {
  const seasonOf = async (path: string) => {
    const headers = await headersOf(product, 'verified')
    const reply = await fetch(`${product.url}/api/teams/${path}`, { headers })
    return { status: reply.status, season: (await reply.json()) as TeamSeason }
  }

  it('a game that it never closes has it stuck', async () => {
    const game = product.sim.world.games('nfl', '2026-10-18')[2]!
    upstream.changeEvents(new RegExp(`/teams/${game.home.id}/schedule`), (events) =>
      events.map((event) => (event['id'] === game.id ? asLive(event, 4) : event)),
    )
    const { season } = await seasonOf(`nfl/${game.home.id}`)
    const never = season.games.find(({ id }) => id === game.id)!
    const over = Date.parse(never.start) + LONGEST_GAME_MS
    expect(never).toMatchObject({ phase: 'live', stuckSince: new Date(over).toISOString() })
  })

  const partOf = (id: string, type: number, events: readonly object[] = []) =>
    answerWith({ season: { year: 2027, type }, team: { id, displayName: 'Some Team' }, events })
  const gameOf = (id: string, type: number) => ({
    id: `70${type}`,
    date: `2027-0${type}-15T23:00Z`,
    seasonType: { type },
    competitions: [
      { competitors: [{ id }, { id: '99' }], status: { type: { state: 'pre', shortDetail: 'Scheduled' } } },
    ],
  })

  it('the preseason has the games of the regular season, too', async () => {
    const { id } = product.sim.world.games('nfl', '2026-10-18')[2]!.away
    upstream.answer(new RegExp(`nfl/teams/${id}/schedule$`), partOf(id, 1, [gameOf(id, 1)]))
    const { season } = await seasonOf(`nfl/${id}`)
    expect(new Set(season.games.map(({ part }) => part))).toEqual(new Set(['preseason', 'regular']))
  })

  it.each([
    ['the games before them and the play-in', '1', partOf('1', 5, [gameOf('1', 5)]), ['702', '703', '705']],
    ['the games before them where it knows no play-in', '2', answerWith({ code: 404 }, 404), ['702', '703']],
  ])('the playoffs of the NBA has %s', async (_what, id, playIn, games) => {
    upstream.answer(new RegExp(`nba/teams/${id}/schedule$`), partOf(id, 3, [gameOf(id, 3)]))
    upstream.answer(new RegExp(`nba/teams/${id}/.*type=2`), partOf(id, 2, [gameOf(id, 2)]))
    upstream.answer(new RegExp(`nba/teams/${id}/.*type=5`), playIn)
    const { season } = await seasonOf(`nba/${id}`)
    expect(season.games.map((game) => game.id)).toEqual(games)
  })

  it('the playoffs is not shown while the season before them cannot be fetched', async () => {
    upstream.answer(/nba\/teams\/3\/schedule$/, partOf('3', 3, [gameOf('3', 3)]))
    upstream.answer(/nba\/teams\/3\/.*type=2/, answerWith({}, 500))
    expect((await seasonOf('nba/3')).status).toBe(502)
  })

  it('nothing leaves a line in the log, unless there is no such team', async () => {
    upstream.answer(/nhl\/teams\/4\/schedule$/, answerWith({}, 500))
    upstream.answer(/nhl\/teams\/5\/schedule$/, answerWith({ code: 404 }, 404))
    expect((await seasonOf('nhl/5')).status).toBe(404)
    expect((await seasonOf('nhl/4')).status).toBe(502)
    const lines = await until('the line', async () => {
      const all = await readServerLog(product, 'The season of a team could not be read')
      const ofHockey = all.filter(({ data }) => data['league'] === 'nhl')
      return ofHockey.length > 0 && ofHockey
    })
    expect(lines.map(({ data }) => data)).toMatchObject([
      {
        kind: 'schedule',
        team: '4',
        reason: 'Failed to fetch NHL team season: NHL API HTTP error! status: 500',
      },
    ])
  })
})
