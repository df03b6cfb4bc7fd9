import { request, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EDGE_SECRET, edgeMissing, startEdge, type Edge } from '../support/edge'
import { until } from '../support/until'
import { startWitnessOrigin, type WitnessOrigin } from '../support/witness-origin'

/** What a stranger may send to make an edge keep what others should not get, or ask the origin what it should not. */
describe.skipIf(edgeMissing)(`an edge that strangers ask ${edgeMissing}`, () => {
  let origin: WitnessOrigin
  let edge: Edge

  beforeAll(async () => {
    origin = await startWitnessOrigin()
    edge = await startEdge(origin.url)
  })
  afterAll(async () => {
    await edge?.close()
    origin?.close()
  })

  /** An address of this machine at which nothing else in these tests is. */
  const CLIENT = '127.0.0.77'

  interface Answer {
    readonly status: number
    readonly text: string
    readonly headers: Readonly<Record<string, unknown>>
  }

  /** Unlike `fetch`, this sends any header, and no `accept-encoding` of its own. */
  function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
    return new Promise((done, fail) => {
      const asking = request(edge.url + path, { method, headers, localAddress: CLIENT }, (answer) => {
        let text = ''
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text, headers: answer.headers }))
      })
      asking.setTimeout(5000, () => asking.destroy(new Error(`${path} was not answered`)))
      asking.on('error', fail).end()
    })
  }

  const askedFor = (part: string) => origin.asked.filter(({ path }) => path.includes(part))

  it('asks the origin once for all who come at once', async () => {
    const release = origin.hold()
    const all = Array.from({ length: 40 }, () => ask('/api/boards/nhl'))
    await until('the one', () => askedFor('boards/nhl').length > 0)
    release()
    const texts = new Set((await Promise.all(all)).map(({ text }) => text))
    expect([texts.size, askedFor('boards/nhl').length]).toEqual([1, 1])
  })

  const HOSTILE: OutgoingHttpHeaders = {
    host: 'evil.example',
    origin: 'https://evil.example',
    cookie: 'session=evil',
    range: 'bytes=0-1',
    'accept-language': 'evil',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'evil',
    'x-http-method-override': 'POST',
    'x-original-url': '/api/internal/wake/nfl',
    'x-edge-asked': '1.000',
    'x-internal-secret': 'evil',
    'if-none-match': '"evil"',
    'if-modified-since': 'evil',
    'x-whatever': 'evil',
    'user-agent': 'evil',
  }

  it.each([
    '/api/boards/nba',
    '/api/boards/nba/changes',
    '/api/boards',
    '/api/time',
    '/nba',
    '/assets/a.js',
    '/api/image/x.png',
  ])('tells the origin nothing but the address of whoever asks for %s', async (path) => {
    const before = origin.asked.length
    expect((await ask(path, HOSTILE)).status).toBeLessThan(300)
    const heard = origin.asked.slice(before)
    expect(heard).toHaveLength(1)
    expect(JSON.stringify(heard)).not.toContain('evil')
    const { host, 'x-real-ip': address, 'x-edge-asked': asked, ...others } = heard[0]!.headers
    expect([host, address]).toEqual([new URL(origin.url).host, CLIENT])
    expect(Number(asked)).toBeGreaterThan(1)
    expect(others).toEqual({})
  })

  it('asks the origin once, however a league or its address is spelled', async () => {
    const spelled = ['/api/boards/mlb', '/api/boards/%6dlb', '/api//boards/mlb', '/api/x/../boards/mlb']
    const asked = ['?a=1&b=2', '?b=2&a=1', '?slug=nfl', ''].map((query) => `/api/boards/mlb${query}`)
    const texts = []
    for (const path of [...spelled, ...asked]) texts.push((await ask(path)).text)
    expect(new Set(texts).size).toBe(1)
    expect(askedFor('boards/mlb').map(({ path }) => path)).toEqual(['/api/edge/boards/mlb'])
  })

  it('caches the changes of a board beside the board, once for all who ask', async () => {
    const [whole] = [await ask('/api/boards/rydercup'), await ask('/api/boards/rydercup/changes')]
    const changes = await ask('/api/boards/rydercup/changes?have=a-1', { 'if-none-match': '"a-1"' })
    expect(changes.text).not.toBe(whole.text)
    expect(askedFor('boards/rydercup').map(({ path }) => path)).toEqual([
      '/api/edge/boards/rydercup',
      '/api/edge/boards/rydercup/changes',
    ])
  })

  it.each([
    ['/api/boards/pga', ['', 'gzip']],
    ['/three', ['', 'br, gzip', 'gzip']],
  ])('caches of %s only the variants %j, whatever encodings a client accepts', async (path, variants) => {
    const before = origin.asked.length
    const wanted = ['gzip', 'br', 'br, gzip', 'gzip;q=1.0, *;q=0', 'deflate, gzip', 'x-gzip', 'gzip;q=0', '']
    const heard = new Set<unknown>()
    for (const encoding of [...wanted, 'zzz', 'br;q=0, gzip'])
      heard.add((await ask(path, { 'accept-encoding': encoding })).headers['x-encoding'])
    expect(heard).toEqual(new Set(variants))
    expect(origin.asked.length - before).toBeLessThanOrEqual(variants.length)
  })

  it('asks the origin for the whole of a file when somebody asks for a part, and caches it', async () => {
    await ask('/assets/whole.js', { range: 'bytes=0-1' })
    expect((await ask('/assets/whole.js')).text).toMatch(/^\d+ \/assets\/whole\.js/)
    expect(askedFor('whole.js').map(({ headers }) => headers['range'])).toEqual([undefined])
  })

  it('has one page for all addresses of the app, and lets no address inject a header', async () => {
    const texts = new Set<string>()
    for (const path of ['/nfl', '/pga', '/nowhere/at/all']) texts.add((await ask(path)).text)
    expect(texts.size).toBe(1)
    const odd = ['/nfl%0d%0aX-Evil:%201', '/x.js%0abroken', '/%3fa.js']
    const before = origin.asked.length
    for (const path of odd) await ask(path)
    const heard = origin.asked.slice(before)
    expect(heard.map(({ path }) => path)).toEqual(odd)
    expect(heard.map(({ headers }) => headers['x-evil'])).toEqual(odd.map(() => undefined))
    const isKept = (key: string) => /nfl|pga|nowhere|broken|%3f|\?a/.test(key) && !key.includes('/api/')
    expect(edge.keptKeys().filter(isKept)).toEqual([])
  })

  it('passes on requests with an authorization, and caches none of their answers', async () => {
    const game = '/api/games/nfl/401'
    expect((await ask(game, { authorization: 'fan' })).text).toContain('for fan')
    expect((await ask(game)).text).toContain('for everybody')
    expect((await ask(game, { authorization: 'other' })).text).toContain('for other')
    expect((await ask(`${game}?player=1`)).headers['x-edge-now']).toBeUndefined()
    expect((await ask('/api/boards/nfl', { authorization: 'fan' })).text).toContain('for everybody')
    expect(edge.keptTexts().join()).not.toMatch(/for (fan|other)/)
  })

  it('says how long an answer has been kept, and has browsers ask again', async () => {
    const { headers } = await ask('/api/boards/ncaaf')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['x-live']).toBe('edge')
    expect(Number(headers['x-edge-now'])).toBeGreaterThanOrEqual(Number(headers['x-edge-asked']))
    const { headers: passed } = await ask('/api/odds/nfl')
    expect([passed['cache-control'], passed['x-edge-now']]).toEqual(['private, no-cache', undefined])
  })

  it.each(['/_/', '/_', '/%5f/', '/api/internal/wake/nfl', '/api//internal/gzip/x', '/api/edge/boards/nfl'])(
    'shows nobody %s',
    async (path) => {
      const before = origin.asked.length
      expect((await ask(path)).status).toBe(404)
      expect(origin.asked).toHaveLength(before)
    },
  )

  it('takes no writes for what it caches', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PURGE'])
      expect((await ask('/api/boards/nfl', {}, method)).status).toBe(405)
  })

  it.each([
    ['two lengths of a body', 'Content-Length: 4\r\nContent-Length: 40\r\n\r\nGET /evil HTTP/1.1\r\n\r\n'],
    [
      'a length and chunks',
      'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /evil HTTP/1.1\r\n\r\n',
    ],
    ['chunks in other words', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
  ])('refuses %s', async (_, rest) => {
    expect(await raw(`POST /api/outbox HTTP/1.1\r\nHost: a\r\n${rest}`)).toMatch(/^HTTP\/1\.1 (400|501)/)
    expect(askedFor('evil')).toEqual([])
  })

  it('offers publishing and its status only at an address of their own, and only with the secret', async () => {
    for (const path of ['/publish/nfl', '/status', '/nginx_status'])
      expect((await ask(path, { 'x-edge-secret': EDGE_SECRET })).text).not.toMatch(/nchan|queued/)
    const strangers = [{}, { 'x-edge-secret': '' }, { 'x-edge-secret': 'a guess' }]
    for (const headers of strangers) {
      for (const [path, method] of [
        ['/publish/nfl', 'POST'],
        ['/status', 'GET'],
        ['/', 'GET'],
      ] as const)
        expect((await fetch(edge.publisher + path, { method, headers })).status).toBe(404)
    }
  })

  it.each(['nope', 'heads', 'nfl,nfl', 'nba,nfl', 'nfl,', ',nfl', 'nfl/../x', 'NFL', 'nfl%0a', 'nfl,heads'])(
    'opens no stream of "%s"',
    async (leagues) => {
      expect((await ask(`/api/live?leagues=${leagues}`)).status).toBe(400)
    },
  )

  function raw(text: string): Promise<string> {
    const { hostname, port } = new URL(edge.url)
    return new Promise((done) => {
      let heard = ''
      const socket = connect(Number(port), hostname, () => socket.end(text))
      socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
      socket.on('error', () => done(heard))
      socket.on('close', () => done(heard))
    })
  }
})
