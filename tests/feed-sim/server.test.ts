import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startFeedSim, type FeedSim } from './server'

/** Sunday afternoon: the early football games are in their third quarter. The clock stands. */
const NOW = Date.parse('2026-11-15T20:00:00Z')
const FROZEN = { start: NOW, anchor: 0, rate: 0 }
const SCOREBOARD = '/apis/site/v2/sports/football/nfl/scoreboard?dates=20261115'

interface Event {
  readonly id: string
  readonly status: { readonly type: { readonly state: string; readonly name: string } }
  readonly competitions: readonly { readonly competitors: readonly { readonly score: string }[] }[]
}

let sim: FeedSim
beforeEach(async () => {
  sim = await startFeedSim({ clock: FROZEN, seed: 3 })
})
afterEach(() => sim.close())

const get = (path: string, init?: RequestInit) => fetch(sim.url + path, init)
const post = (path: string, body: unknown) => get(path, { method: 'POST', body: JSON.stringify(body) })
const events = async (path = SCOREBOARD) => ((await (await get(path)).json()) as { events: Event[] }).events
const liveGame = async () => {
  const game = (await events()).find((event) => event.status.type.state === 'in')
  if (!game) throw new Error('No game is live')
  return game
}

describe('the routes', () => {
  it('answer with the same bytes for the same seed, and others for another', async () => {
    const other = await startFeedSim({ clock: FROZEN, seed: 3 })
    const stranger = await startFeedSim({ clock: FROZEN, seed: 4 })
    const own = await (await get(SCOREBOARD)).text()
    expect(await (await fetch(other.url + SCOREBOARD)).text()).toBe(own)
    expect(await (await fetch(stranger.url + SCOREBOARD)).text()).not.toBe(own)
    await Promise.all([other.close(), stranger.close()])
  })

  it('take today in Eastern time when no day is given', async () => {
    expect(await events('/apis/site/v2/sports/football/nfl/scoreboard')).toEqual(await events())
  })

  it('refuse a range of days, as the feed does', async () => {
    expect((await get('/apis/site/v2/sports/football/nfl/scoreboard?dates=20261101-20261130')).status).toBe(
      400,
    )
  })

  it('cut the list at the limit without a word', async () => {
    expect(await events(`${SCOREBOARD}&limit=3`)).toHaveLength(3)
  })

  it('give the summary and the odds of a game of the slate, and 404 for others', async () => {
    const { id } = await liveGame()
    const summary = '/apis/site/v2/sports/football/nfl/summary?event='
    const odds = (event: string) =>
      `/v2/sports/football/leagues/nfl/events/${event}/competitions/${event}/odds`
    expect(await (await get(summary + id)).json()).toMatchObject({ header: { id } })
    expect(await (await get(odds(id))).json()).toMatchObject({ pageIndex: 1 })
    const missing = [summary + '410000099', odds('410000099'), '/apis/site/v2/sports/golf/leaderboard']
    expect(await Promise.all(missing.map(async (path) => (await get(path)).status))).toEqual([404, 404, 404])
  })

  it('draw a picture for every team, and 404 for teams that do not exist', async () => {
    const response = await get('/i/teamlogos/nfl/500/scoreboard/buf.png')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(bytes.slice(1, 4)).toEqual(Uint8Array.of(0x50, 0x4e, 0x47))
    expect((await get('/i/teamlogos/nfl/500/scoreboard/xyz.png')).status).toBe(404)
  })

  it('know the weather of a city with a team', async () => {
    const weather = await (await get('/data/2.5/weather?q=Orchard+Park,NY,US&units=imperial&appid=x')).json()
    expect(weather).toMatchObject({
      main: { temp: expect.any(Number) },
      weather: [{ main: expect.any(String) }],
    })
    expect((await get('/data/2.5/weather?q=Nowhere,NY,US')).status).toBe(404)
  })
})

describe('a fault', () => {
  const fail = (fault: object) => post('/control/faults', { route: 'scoreboard', league: 'nfl', ...fault })

  it('of kind status answers with that status, as often as it was asked to', async () => {
    await fail({ kind: 'status', status: 502, times: 2 })
    const statuses = [await get(SCOREBOARD), await get(SCOREBOARD), await get(SCOREBOARD)].map(
      ({ status }) => status,
    )
    expect(statuses).toEqual([502, 502, 200])
  })

  it('of kind timeout never answers', async () => {
    await fail({ kind: 'timeout' })
    await expect(get(SCOREBOARD, { signal: AbortSignal.timeout(150) })).rejects.toThrow('timeout')
  })

  it('of kind slow sends everything, but little by little', async () => {
    await fail({ kind: 'slow', delayMs: 200 })
    const chunks: Uint8Array[] = []
    const { body } = await get(SCOREBOARD)
    for await (const chunk of body ?? []) chunks.push(chunk)
    expect(chunks.length).toBeGreaterThan(1)
    expect(JSON.parse(Buffer.concat(chunks).toString())).toHaveProperty('events')
  })

  it('of kind truncated promises more than it sends', async () => {
    await fail({ kind: 'truncated' })
    const response = await get(SCOREBOARD)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
  })

  it('of kind malformed is no JSON', async () => {
    await fail({ kind: 'malformed' })
    await expect(events()).rejects.toThrow(SyntaxError)
  })

  it('of kind missing-fields spoils one event and leaves its neighbours', async () => {
    const before = await events()
    await fail({ kind: 'missing-fields' })
    const [first, ...others] = await events()
    expect(first).not.toHaveProperty('competitions')
    expect(others).toEqual(before.slice(1))
  })

  it('of kind empty has no events and all the rest', async () => {
    await fail({ kind: 'empty' })
    const body = await (await get(SCOREBOARD)).json()
    expect(body).toMatchObject({ leagues: [{ slug: 'nfl' }], events: [] })
  })

  it('spares other leagues and routes, and is gone when cleared', async () => {
    await fail({ kind: 'status' })
    expect((await get('/apis/site/v2/sports/hockey/nhl/scoreboard')).status).toBe(200)
    expect((await get('/i/teamlogos/nfl/500/buf.png')).status).toBe(200)
    await get('/control/faults', { method: 'DELETE' })
    expect((await get(SCOREBOARD)).status).toBe(200)
  })

  it('that nobody knows is refused with what would be right', async () => {
    const response = await post('/control/faults', { kind: 'earthquake' })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('kind must be one of status, timeout')
  })
})

describe('the control routes', () => {
  it('count what was asked, by route and league', async () => {
    await get(SCOREBOARD)
    await get(SCOREBOARD)
    await get('/apis/site/v2/sports/hockey/nhl/scoreboard')
    const report = await (await get('/control/requests')).json()
    expect(report).toMatchObject({ total: 3, byRoute: { scoreboard: 3 }, byLeague: { nfl: 2, nhl: 1 } })
    await get('/control/requests', { method: 'DELETE' })
    expect(await (await get('/control/requests')).json()).toMatchObject({ total: 0, requests: [] })
  })

  it('tell product time', async () => {
    expect(await (await get('/control/clock')).json()).toEqual({
      now: '2026-11-15T20:00:00.000Z',
      ms: NOW,
      rate: 0,
    })
  })

  it('score at once in a live game', async () => {
    const game = await liveGame()
    const scores = (event: Event | undefined) =>
      event?.competitions[0]?.competitors.map(({ score }) => Number(score))
    const [home = 0, away = 0] = scores(game) ?? []
    expect((await post('/control/score', { game: game.id, side: 'home', points: 3 })).status).toBe(200)
    const after = (await events()).find((event) => event.id === game.id)
    expect(scores(after)).toEqual([home + 3, away])
  })

  it('refuse scores that cannot be', async () => {
    const { id } = await liveGame()
    const tries = [
      { game: id, side: 'home', points: 5 },
      { game: id, side: 'middle', points: 3 },
      { game: '410000099', side: 'home', points: 3 },
    ]
    const answers = await Promise.all(
      tries.map(async (score) => (await post('/control/score', score)).status),
    )
    expect(answers).toEqual([400, 400, 404])
  })
})
