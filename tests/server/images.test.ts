import { existsSync, mkdirSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameAnswer } from '../../src/domain/box-score/game-answer'
import type { Game } from '../../src/domain/game/game'
import type { TeamSeason } from '../../src/domain/teams/team-season'
import { encodePng } from '../feed-sim/images/png'
import type { Fixture } from '../feed-sim/slate/fixture'
import { teamsOf } from '../feed-sim/teams/all'
import type { SimTeam } from '../feed-sim/teams/team'
import { boardOfFeed } from '../support/boards'
import { createRecord, headersOf, superuserHeaders } from '../support/users'
import { startProduct, type Product } from '../support/product'
import { answerWith, startUpstream, type Answer, type Upstream } from '../support/upstream'
import { until } from '../support/until'

let product: Product
let images: Upstream
let elsewhere: Upstream
let logos: string[]
beforeAll(async () => {
  images = await startUpstream()
  elsewhere = await startUpstream()
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    leagues: ['nfl', 'nhl'],
    rate: 0,
    slate: 'standard',
    env: { IMAGE_URL: images.url },
    onFeed: (url) => images.connect(url),
  })
  const { games } = await boardOfFeed(product.url, 'nfl')
  logos = games.flatMap(({ homeTeam, awayTeam }) => [homeTeam.logo ?? '', awayTeam.logo ?? ''])
})
afterAll(async () => {
  await product?.close()
  await images?.close()
  await elsewhere?.close()
})

const ask = (path: string) => fetch(product.url + path)
const stored = (logo: string) => join(product.dataDir, 'storage', logo.replace('/api/image/', 'images/'))

describe('GET /api/image/{path...}', () => {
  it('is a picture of its own type, cached for a day', async () => {
    const response = await ask(logos[0]!)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100)
    expect(existsSync(stored(logos[0]!))).toBe(true)
  })

  it('is kept in two sizes: for cards, and large for walls', async () => {
    const pixels = new Uint8Array(500 * 500)
    images.answer(
      /\/i\//,
      picture(encodePng({ size: 500, pixels, palette: [[200, 0, 0, 255]] }), 'image/png'),
    )
    const logo = logos.pop()!
    const [small, large] = [logo, logo.replace('/api/image/', '/api/image/large/')]
    expect([await widthOf(small), await widthOf(large)]).toEqual([80, 480])
    images.answer(/\/i\//, undefined)
    expect([await widthOf(small), await widthOf(large)]).toEqual([80, 480])
  })

  it.each([
    ['what is no picture', answerWith('<script>alert(1)</script>')],
    ['a page that calls itself a picture', picture('<html>', 'image/png')],
    ['more than 2 MB', picture('x'.repeat(2_000_001), 'image/png')],
    ['an error', answerWith({}, 500)],
    ['a redirect', redirect],
  ])('is a 502 when the feed sends %s, and nothing of it is kept', async (_what, answer) => {
    const logo = logos.pop()!
    images.answer(new RegExp(logo.replace('/api/image', '').replaceAll('.', '\\.')), answer)
    const response = await ask(logo)
    const text = await response.text()
    expect([response.status, text.includes('<')]).toEqual([502, false])
    expect([stored(logo), `${stored(logo)}.original`].filter((file) => existsSync(file))).toEqual([])
    expect(elsewhere.seen).toEqual([])
  })

  it('gives no picture that no board shows, however its path is written', async () => {
    const before = images.seen.length
    const known = logos[0]!.replace('/api/image/', '')
    const statuses = [
      ['i/none.png', 404],
      ['large/i/none.png', 404],
      [`large/large/${known}`, 404],
      ['i/teamlogos/nfl/500/none.svg', 404],
      [`${known}/x.png`, 404],
      [`${known}%00.png`, 404],
      ['i/%2e%2e%2f%2e%2e%2fdata.db', 404],
      ['i/..%5c..%5cdata.db', 404],
      ['i/http%3a%2f%2f127.0.0.1%2fx.png', 404],
      [`${known}?size=9999`, 200],
    ] as const
    for (const [path, wanted] of statuses) expect([path, await status(path)]).toEqual([path, wanted])
    expect(images.seen.slice(before)).toEqual([])
  })
})

describe('a picture that is older than a week', () => {
  const age = (logo: string) => Date.now() - statSync(stored(logo)).mtimeMs
  const makeOld = (logo: string) => utimesSync(stored(logo), 1_000_000, 1_000_000)
  const askedFor = (logo: string) => images.seen.filter(({ path }) => logo.endsWith(path)).length

  it('is fetched again, once, as it may have changed at its address', async () => {
    const logo = logos[1]!
    expect(await statusOf(logo)).toBe(200)
    makeOld(logo)
    const before = askedFor(logo)
    expect([await statusOf(logo), await statusOf(logo)]).toEqual([200, 200])
    expect([askedFor(logo) - before, age(logo) < 60_000]).toEqual([1, true])
  })

  it('is good enough when that fails', async () => {
    const logo = logos[2]!
    expect(await statusOf(logo)).toBe(200)
    makeOld(logo)
    images.answer(/\/i\//, answerWith({}, 500))
    const before = askedFor(logo)
    expect([await statusOf(logo), await statusOf(logo)]).toEqual([200, 200])
    images.answer(/\/i\//, undefined)
    expect([askedFor(logo) - before, age(logo) > 60_000]).toEqual([1, true])
  })
})

it('a logo that only the answer of a past game names is fetched as soon as somebody has asked for that game', async () => {
  const onBoard = await hockeyLogos()
  const logoOf = ({ home }: Fixture) =>
    `/api/image/i/teamlogos/nhl/500/scoreboard/${home.abbreviation.toLowerCase()}.png`
  const past = product.sim.world.games('nhl', '2026-10-21').find((game) => !onBoard.has(logoOf(game)))!
  expect(await statusOf(logoOf(past))).toBe(404)
  const { matchup } = (await (await ask(`/api/games/nhl/${past.id}`)).json()) as GameAnswer
  expect(matchup?.homeTeam.logo).toBe(logoOf(past))
  expect(await statusOf(logoOf(past))).toBe(200)
})

it('a logo that only the page of another day shows is fetched as soon as somebody has looked at that day', async () => {
  const onBoard = await hockeyLogos()
  const answer = await ask('/api/days/nhl/2026-10-27')
  const { games } = (await answer.json()) as { games: readonly Game[] }
  const others = games.flatMap(({ homeTeam }) => homeTeam.logo ?? []).filter((logo) => !onBoard.has(logo))
  expect(others.length).toBeGreaterThan(0)
  expect(await statusOf(others[0]!)).toBe(200)
  expect(await statusOf(others[0]!.replace(/\w+\.png$/, 'nobody.png'))).toBe(404)
})

it('a logo that only a team’s season names is fetched as soon as somebody has asked for that season', async () => {
  const { id, abbreviation } = await teamOffBoard()
  const logo = `/api/image/i/teamlogos/nhl/500/${abbreviation.toLowerCase()}.png`
  expect(await statusOf(logo)).toBe(404)
  const headers = await headersOf(product, 'verified')
  const answer = await fetch(`${product.url}/api/teams/nhl/${id}`, { headers })
  expect(((await answer.json()) as TeamSeason).team.logo).toBe(logo)
  expect(await statusOf(logo)).toBe(200)
})

it('the logo of a team that an earlier board has shown is fetched for the list of all teams, also after a restart', async () => {
  const logo = '/api/image/i/teamlogos/nba/500/scoreboard/bos.png'
  const celtics = { id: '2', name: 'Celtics', displayName: 'Boston Celtics', abbreviation: 'BOS', logo }
  await createRecord(product, 'teams', { id: 'nba', teams: [celtics] })
  await product.kill()
  await product.start()
  expect(await (await ask('/api/teams')).json()).toMatchObject({ teams: { nba: [celtics] } })
  expect(await statusOf(logo)).toBe(200)
})

it('pictures on disk stay below 200 MB: the oldest go', async () => {
  await (await ask(logos[3]!)).arrayBuffer()
  const folder = join(product.dataDir, 'storage', 'images', 'i', 'old')
  mkdirSync(folder, { recursive: true })
  const sizes = { 'first.png': 150_000_000, 'second.png': 120_000_000 }
  for (const [n, [name, size]] of Object.entries(sizes).entries()) {
    const file = join(folder, name)
    writeFileSync(file, '')
    truncateSync(file, size)
    utimesSync(file, 1_000_000 + n, 1_000_000 + n)
  }
  const headers = await superuserHeaders(product)
  await fetch(`${product.url}/api/crons/sweep-images`, { method: 'POST', headers })
  await until('the oldest to go', () => !existsSync(join(folder, 'first.png')))
  expect([existsSync(join(folder, 'second.png')), existsSync(stored(logos[3]!))]).toEqual([true, true])
})

it('the server gives up on a picture after three seconds, and then on every other picture that it does not have yet', async () => {
  images.answer(/\/i\//, () => {})
  const [first, second, third] = [logos.pop()!, logos.pop()!, logos.pop()!]
  const before = images.seen.length
  expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([502, 502, 502])
  expect(images.seen.slice(before)).toHaveLength(1)
  expect(await statusOf(logos[0]!)).toBe(200)
  images.answer(/\/i\//, undefined)
})

/** A hockey team that no board has shown. */
async function teamOffBoard(): Promise<SimTeam> {
  const { games } = await boardOfFeed(product.url, 'nhl')
  const onBoard = new Set(games.flatMap(({ homeTeam, awayTeam }) => [homeTeam.id, awayTeam.id]))
  return teamsOf('nhl').find(({ id }) => !onBoard.has(id))!
}

async function hockeyLogos(): Promise<ReadonlySet<string | undefined>> {
  const { games } = await boardOfFeed(product.url, 'nhl')
  return new Set(games.flatMap(({ homeTeam, awayTeam }) => [homeTeam.logo, awayTeam.logo]))
}

async function statusOf(logo: string): Promise<number> {
  return status(logo.replace('/api/image/', ''))
}

async function status(path: string): Promise<number> {
  const response = await fetch(`${product.url}/api/image/${path}`, { redirect: 'manual' })
  await response.body?.cancel()
  return response.status
}

/** A PNG says it in its header. */
async function widthOf(logo: string): Promise<number> {
  return Buffer.from(await (await ask(logo)).arrayBuffer()).readUInt32BE(16)
}

function picture(body: string | Buffer, type: string): Answer {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': type })
    response.end(body)
  }
}

function redirect(...[, response]: Parameters<Answer>): void {
  response.writeHead(302, { location: `${elsewhere.url}/i/logo.png` })
  response.end()
}
