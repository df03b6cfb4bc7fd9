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

  it('draw headshots, flags and colleges too, smaller through the combiner', async () => {
    const player = '/i/headshots/golf/players/full/9500001.png'
    const paths = [player, '/i/teamlogos/countries/500/usa.png', '/i/teamlogos/ncaa/500/333.png']
    expect(await Promise.all(paths.map(async (path) => (await get(path)).status))).toEqual([200, 200, 200])
    const small = await get(`/combiner/i?img=${player}&w=64&h=64`)
    const bytes = Buffer.from(await small.arrayBuffer())
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([64, 64])
    expect((await get('/i/headshots/golf/players/full/9500004.png')).status).toBe(404)
  })

  it('answer HEAD as GET, without a body', async () => {
    const head = await get(SCOREBOARD, { method: 'HEAD' })
    const whole = await (await get(SCOREBOARD)).arrayBuffer()
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(whole.byteLength),
      '',
    ])
  })

  it('serve golf under both of its addresses, and 404 in a week without tournament', async () => {
    const golf = '/apis/site/v2/sports/golf'
    expect((await get(`${golf}/leaderboard?league=pga`)).status).toBe(404)
    const cup = await (await get(`${golf}/leaderboard?event=401734110`)).json()
    expect(cup).toMatchObject({ events: [{ name: 'Ryder Cup' }] })
    const day = await (await get(`${golf}/pga/scoreboard?dates=20260604&limit=100`)).json()
    expect(day).toMatchObject({ leagues: [{ slug: 'pga' }], events: [{ name: 'RBC Canadian Open' }] })
    const report = await (await get('/control/requests')).json()
    expect(report).toMatchObject({
      byRouteAndLeague: { 'leaderboard/pga': 1, 'leaderboard/rydercup': 1, 'scoreboard/pga': 1 },
      byPath: { [`${golf}/leaderboard?league=pga`]: 1 },
    })
  })

  it('know the weather of a city with a team', async () => {
    const weather = await (await get('/data/2.5/weather?q=Orchard+Park,NY,US&units=imperial&appid=x')).json()
    expect(weather).toMatchObject({
      main: { temp: expect.any(Number) },
      weather: [{ main: expect.any(String) }],
    })
    expect((await get('/data/2.5/weather?q=Nowhere,NY,US')).status).toBe(404)
    expect((await get('/data/2.5/weather?q=Augusta,GA,US')).status).toBe(200)
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

  it('of kind redirect leads to another host', async () => {
    await fail({ kind: 'redirect', location: 'https://other.invalid/x' })
    const response = await get(SCOREBOARD, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, 'https://other.invalid/x'])
  })

  it('of kind oversize goes on for megabytes', async () => {
    const size = (await (await get(SCOREBOARD)).arrayBuffer()).byteLength
    await fail({ kind: 'oversize', megabytes: 3 })
    const response = await get(SCOREBOARD)
    expect(response.headers.get('content-length')).toBe(null)
    expect((await response.arrayBuffer()).byteLength).toBe(size + 3 * 1024 * 1024)
  })

  it.each([
    ['leaderboard', '/apis/site/v2/sports/golf/leaderboard?event=401734110'],
    ['summary', '/apis/site/v2/sports/football/nfl/summary?event=410981700'],
    ['odds', '/v2/sports/football/leagues/nfl/events/410981700/competitions/410981700/odds'],
    ['weather', '/data/2.5/weather?q=Denver,CO,US'],
    ['image', '/i/teamlogos/nfl/500/buf.png'],
  ])('can spoil the %s', async (route, path) => {
    await post('/control/faults', { route, kind: 'status', status: 503 })
    expect((await get(path)).status).toBe(503)
    expect((await get(SCOREBOARD)).status).toBe(200)
  })

  it('spares other leagues and routes, and is gone when cleared', async () => {
    await fail({ kind: 'status' })
    expect((await get('/apis/site/v2/sports/hockey/nhl/scoreboard')).status).toBe(200)
    expect((await get('/i/teamlogos/nfl/500/buf.png')).status).toBe(200)
    await get('/control/faults', { method: 'DELETE' })
    expect((await get(SCOREBOARD)).status).toBe(200)
  })

  it('of an unknown kind is refused, with the kinds that exist', async () => {
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

  it('tell the moves of a line so far, and every text that gives lines away', async () => {
    const upcoming = (await events()).filter((event) => event.status.type.state === 'pre')
    const logs = await Promise.all(
      upcoming.map(async ({ id }) => (await get(`/control/odds?league=nfl&event=${id}`)).json()),
    )
    const moves = logs.flatMap((log) => (log as { moves: { ms: number; details: string }[] }).moves)
    expect(moves.length).toBeGreaterThan(upcoming.length)
    expect(moves.filter(({ ms }) => ms > NOW)).toEqual([])
    const { values } = (await (await get('/control/odds-values')).json()) as { values: string[] }
    const telling = moves.filter(({ details }) => details !== 'EVEN').map(({ details }) => details)
    expect(values).toEqual(expect.arrayContaining(telling))
    expect((await get('/control/odds?event=1')).status).toBe(404)
    expect((await get('/control/odds-values?day=today')).status).toBe(400)
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

  it('refuse impossible scores', async () => {
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
