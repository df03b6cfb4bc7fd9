import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { inWaves } from '../../support/in-waves'
import { startProduct, type Product } from '../../support/product'
import { until } from '../../support/until'
import { makeUser } from '../../support/users'

/** What may a stranger send? The head of a request and then nothing, or a byte a second, or a body without an end. */
let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z' })
})
afterAll(() => product?.close())

const TIMEOUT_MS = 10_000
const FOR_20_S = { timeout: 20_000 }
const LARGEST = 64 * 1024
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

interface Sent {
  readonly socket: Socket
  readonly connected: Promise<unknown>
  text(): string
  /** Milliseconds until the server answered. */
  readonly answered: Promise<number>
  readonly ended: Promise<unknown>
}

function send(head: string, body = ''): Sent {
  const { hostname, port } = new URL(product.url)
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  const from = performance.now()
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
  socket.on('error', () => undefined)
  const connected = new Promise((done) => socket.once('connect', done))
  const answered = new Promise<number>((done) => socket.once('data', () => done(performance.now() - from)))
  const ended = new Promise((done) => socket.on('close', done))
  socket.write(`${head}\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n${body}`)
  return { socket, connected, text: () => text, answered, ended }
}

const WITH_LENGTH = 'content-length: 1000\r\n\r\n'
const IN_PIECES = 'transfer-encoding: chunked\r\n\r\n'
const ROUTES = [
  'POST /api/collections/users/records',
  'POST /api/collections/users/auth-with-password',
  'PATCH /api/collections/users/records/x',
  'POST /api/collections/users/request-password-reset',
  'POST /api/realtime',
  'POST /api/batch',
  'POST /api/files/token',
  'POST /api/internal/wake',
  'POST /api/nope',
  'GET /api/boards/nfl',
  'GET /api/boards',
  'GET /api/games/nfl/1',
  'GET /api/collections/board_heads/records',
  'GET /',
  'OPTIONS /api/boards/nfl',
]

describe('a body that does not come', () => {
  it('is waited for no longer than 10 s, whatever route it is for, and in whatever way it is announced', async () => {
    const all = ROUTES.flatMap((route) =>
      [WITH_LENGTH, IN_PIECES].map((body) => [route, send(`${route} HTTP/1.1`, body)] as const),
    )
    const late = await Promise.all(
      all.map(async ([route, { answered }]) => {
        const ms = await answered
        return ms > TIMEOUT_MS + 5000 ? [route, ms] : undefined
      }),
    )
    expect(late.filter(Boolean)).toEqual([])
  }, 60_000)

  it('is not waited for any longer when a byte of it comes each second', async () => {
    const drips = ['content-length: 1000\r\n\r\n', 'transfer-encoding: chunked\r\n\r\n'].map((body) =>
      send('POST /api/collections/users/records HTTP/1.1', body),
    )
    const timer = setInterval(() => {
      drips[0]!.socket.write('{')
      drips[1]!.socket.write('1\r\n{\r\n')
    }, 1000)
    const waited = await Promise.all(drips.map((one) => one.answered))
    clearInterval(timer)
    for (const ms of waited) expect(ms).toBeLessThan(TIMEOUT_MS + 5000)
  }, 60_000)
})

describe('a body that comes', () => {
  const body = JSON.stringify({ identity: 'nobody@fans.example', password: 'x'.repeat(12) })
  const head = 'POST /api/collections/users/auth-with-password HTTP/1.1'

  it('may come late, and in pieces', async () => {
    const late = send(head, `content-length: ${body.length}\r\n\r\n`)
    const pieces = send(head, IN_PIECES)
    await new Promise((done) => setTimeout(done, 500))
    late.socket.write(body.slice(0, 10))
    pieces.socket.write(`a\r\n${body.slice(0, 10)}\r\n`)
    await new Promise((done) => setTimeout(done, 500))
    late.socket.write(body.slice(10))
    pieces.socket.write(`${(body.length - 10).toString(16)}\r\n${body.slice(10)}\r\n0\r\n\r\n`)
    for (const one of [late, pieces]) await expect.poll(() => one.text(), FOR_20_S).toContain('HTTP/1.1 400')
  })

  it('is refused above 64 KB, whether it announces its length or not', async () => {
    const told = send(head, `content-length: ${LARGEST + 1}\r\n\r\n`)
    const untold = send(head, `${IN_PIECES}${(LARGEST + 1).toString(16)}\r\n${'x'.repeat(LARGEST + 1)}\r\n`)
    for (const one of [told, untold]) await expect.poll(() => one.text(), FOR_20_S).toContain('HTTP/1.1 413')
  })
})

describe('a stream', () => {
  it('lasts longer than a body may take', async () => {
    const stream = send('GET /api/realtime HTTP/1.1', '\r\n')
    let isOver = false
    void stream.ended.then(() => (isOver = true))
    await new Promise((done) => setTimeout(done, TIMEOUT_MS + 4000))
    expect([isOver, stream.text().includes('PB_CONNECT')]).toEqual([false, true])
  }, 30_000)
})

// This test is the last one: its connections keep their places until the server notices, after ten seconds at most,
// that their owners have gone.
describe('two thousand missing bodies at once', () => {
  it('do not keep others from being answered', async () => {
    const all = await inWaves(2000, async () => {
      const sent = send('POST /api/collections/users/auth-with-password HTTP/1.1', WITH_LENGTH)
      await sent.connected
      return sent
    })
    await until(
      'the most of them answered',
      () => all.filter((one) => one.text() !== '').length > 1500,
      60_000,
    )
    // Where connecting took longer than a body may, places became free, and fewer had to be refused.
    expect(all.some((one) => / (429|503) /.test(one.text()))).toBe(true)
    const { token, id } = await makeUser(product)
    const answer = await fetch(`${product.url}/api/collections/preferences/records`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify({ user_id: id, values: {} }),
    })
    expect(answer.status).toBe(200)
  }, 90_000)
})
