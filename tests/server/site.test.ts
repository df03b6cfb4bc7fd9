import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boardOfFeed } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { showLeague } from '../support/show-league'

let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: ['nfl'], slate: 'standard' })
})
afterAll(() => product?.close())

const ask = (path: string, headers: Record<string, string> = {}) => fetch(product.url + path, { headers })

describe('the app', () => {
  it.each(['/', '/nfl', '/admin/dashboard', '/no/such/page', '/constructor', '/__proto__'])(
    'answers %s with its page',
    async (path) => {
      const response = await ask(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toContain('<title>')
    },
  )

  it.each([
    '/assets/gone.js',
    '/missing.js',
    '/icons/none.png',
    '/.env',
    '/site-index.json',
    '/..%2fpackage.json',
  ])('answers %s with a real 404', async (path) => {
    expect(await rawStatus(path)).toBe(404)
  })

  it('lets files with a hash in their name be kept for a year, and sends them compressed', async () => {
    const page = await (await ask('/')).text()
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
    const response = await ask(script, { 'accept-encoding': 'br' })
    await response.body?.cancel()
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-type')).toContain('text/javascript')
  })

  it('sends nothing compressed to a client that refuses it', async () => {
    const answers = await Promise.all(
      ['br;q=0, gzip;q=0', 'br;q=0, gzip', 'gzip;q=0.5, br;q=0.1'].map((accepted) =>
        ask('/', { 'accept-encoding': accepted }),
      ),
    )
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip', 'br'])
    for (const answer of answers) await answer.body?.cancel()
  })

  it('answers 304 to a client that has the file', async () => {
    const first = await ask('/')
    await first.body?.cancel()
    const again = await ask('/', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it('serves its service worker and its manifest at their addresses', async () => {
    const worker = await ask('/service-worker.js')
    expect(worker.headers.get('content-type')).toContain('text/javascript')
    expect(worker.headers.get('cache-control')).toBe('no-cache')
    const manifest = (await (await ask('/manifest.webmanifest')).json()) as { name: string }
    expect(manifest.name).toBe('Turbo Scores')
  })
})

it.each(['/api/boards', '/api/time'])('%s names the build that the page is of', async (path) => {
  const page = await (await ask('/')).text()
  const response = await ask(path)
  await response.body?.cancel()
  const build = /<meta name="build" content="(\w+)"/.exec(page)?.[1]
  expect(build).toMatch(/^[0-9a-f]{8}$/)
  expect(response.headers.get('x-build')).toBe(build)
})

describe('the page of a game', () => {
  const contentOf = (page: string, name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(page)?.[1]

  it('says in its head who plays and how it stands, without asking the feed, and nothing of odds', async () => {
    const { games } = await boardOfFeed(product.url, 'nfl')
    const asked = (await product.control.requests()).length
    const game = games.find(({ phase }) => phase === 'live') ?? games[0]!
    const response = await ask(`/nfl/game/${game.id}`, { 'accept-encoding': 'gzip' })
    const page = await response.text()
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(/<title>(.*)<\/title>/.exec(page)?.[1]).toBe(`${contentOf(page, 'og:title')} | Turbo Scores`)
    expect(contentOf(page, 'og:title')).toContain(`${game.awayTeam.displayName} ${game.awayTeam.score}, `)
    expect(contentOf(page, 'og:title')).toContain(`${game.homeTeam.displayName} ${game.homeTeam.score} · `)
    expect(contentOf(page, 'og:url')).toBe(`${product.url}/nfl/game/${game.id}`)
    const picture = await fetch(contentOf(page, 'og:image')!)
    expect(picture.headers.get('content-type')).toBe('image/png')
    await picture.body?.cancel()
    expect(page.replace(/<script>.*<\/script>/s, '')).not.toMatch(/spread|money ?line|over\/under|odds/i)
    const feedRequests = (await product.control.requests()).slice(asked)
    expect(feedRequests.filter(({ path }) => path.includes(game.id))).toEqual([])
  })

  it('has an ETag of its own for each game, and answers 304 to a client that has it', async () => {
    const { games } = await boardOfFeed(product.url, 'nfl')
    const tagOf = async (id: string) => {
      const response = await ask(`/nfl/game/${id}`)
      await response.body?.cancel()
      return response.headers.get('etag') ?? ''
    }
    const finished = games.find(({ phase }) => phase === 'scheduled') ?? games[0]!
    const tag = await tagOf(finished.id)
    expect((await ask(`/nfl/game/${finished.id}`, { 'if-none-match': tag })).status).toBe(304)
    expect(await tagOf(games.find(({ id }) => id !== finished.id)!.id)).not.toBe(tag)
  })

  it('says nothing of a game while operators hide its league', async () => {
    const { games } = await boardOfFeed(product.url, 'nfl')
    const headOf = async () => contentOf(await (await ask(`/nfl/game/${games[0]!.id}`)).text(), 'og:title')
    await showLeague(product, 'NFL', false)
    expect(await headOf()).toBeUndefined()
    await showLeague(product, 'NFL', true)
    expect(await headOf()).toContain(games[0]!.homeTeam.displayName)
  })

  it.each(['/nfl/game/1', '/nfl/game/constructor', '/nfl/game/%22%3E%3Cscript%3E', '/pga/game/401'])(
    '%s, which no board shows, is the plain page',
    async (path) => {
      const page = await (await ask(path)).text()
      expect(page).toContain('<title>Turbo Scores</title>')
      expect(page).not.toContain('"og:')
    },
  )
})

describe('an API route that does not exist', () => {
  it.each(['GET', 'POST', 'DELETE'])('is a JSON 404 for %s', async (method) => {
    const response = await fetch(`${product.url}/api/nope/x.json`, { method })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/json')
  })
})

describe('logos', () => {
  it('come from this origin, scaled down, and stay when the feed is gone', async () => {
    const board = await boardOfFeed(product.url, 'nfl')
    const logo = board.games[0]?.homeTeam.logo ?? ''
    expect(logo).toMatch(/^\/api\/image\//)
    const image = await ask(logo)
    expect(image.headers.get('content-type')).toBe('image/png')
    const bytes = Buffer.from(await image.arrayBuffer())
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([80, 80])
    await product.control.fail({ route: 'image', kind: 'status', status: 500 })
    const again = await ask(logo)
    expect(again.status).toBe(200)
    await again.body?.cancel()
    await product.control.recover()
  })

  it('that no board shows are not fetched for anybody', async () => {
    await product.control.forgetRequests()
    expect((await ask('/api/image/i/teamlogos/nfl/500/scoreboard/nobody.png')).status).toBe(404)
    expect((await ask('/api/image/i/../../etc/passwd')).status).toBe(404)
    expect((await product.control.requests()).filter((request) => request.route === 'image')).toEqual([])
  })

  it('are fetched once for everybody who asks at once', async () => {
    const board = await boardOfFeed(product.url, 'nfl')
    const logo = board.games[1]?.awayTeam.logo ?? ''
    await product.control.forgetRequests()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(logo)))
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
    expect((await product.control.requests()).filter((request) => request.route === 'image')).toHaveLength(1)
  })
})

/** `fetch` tidies a path up before it asks; this sends it as it is. */
function rawStatus(path: string): Promise<number> {
  const { hostname, port } = new URL(product.url)
  return new Promise((done, fail) => {
    get({ hostname, port, path }, (response) => {
      response.resume()
      done(response.statusCode ?? 0)
    }).on('error', fail)
  })
}
