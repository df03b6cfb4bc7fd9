import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Board } from '../../src/domain/board/board'
import { boardOfFeed, boardWhere } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { openRealtime } from '../support/realtime-client'
import { until } from '../support/until'

const BEGAN = '2026-10-25T18:30:00Z'
const AN_HOUR_LATER = '2026-10-25T19:30:00Z'

/** A server that has been away for an hour, and whose first poll does not come to an end. */
let product: Product
let before: Board
let etag: string
beforeAll(async () => {
  product = await startProduct({ at: BEGAN, leagues: ['nfl'], slate: 'standard' })
  await boardOfFeed(product.url, 'nfl')
  // The feed must fail before the test reads the board, because the next poll would change it.
  await product.control.fail({ route: 'scoreboard', kind: 'timeout' })
  const answer = await ask()
  before = (await answer.json()) as Board
  etag = answer.headers.get('etag')!
  await product.kill()
  await product.start({ CLOCK_START: AN_HOUR_LATER })
})
afterAll(() => product?.close())

describe('a board that no poll has confirmed for three intervals', () => {
  it('says that it is late, whichever way it is asked for', async () => {
    const late = { state: 'late', message: 'Request timed out. Please check your connection.' }
    const answer = await ask()
    const board = (await answer.json()) as Board
    expect(board).toEqual({ ...before, rev: expect.any(String), source: expect.objectContaining(late) })
    expect(board.source.since).toBe(answer.headers.get('x-checked-at')!.replace(' ', 'T'))
    const record = await fetch(`${product.url}/api/collections/boards/records/nfl`)
    expect(await record.json()).toMatchObject({ source: late })
  })

  it('has a revision of its own, which is not sent twice', async () => {
    const first = await ask()
    const own = first.headers.get('etag')!
    expect(own).not.toBe(etag)
    expect(own).toBe(`"${((await first.json()) as Board).rev}"`)
    expect((await ask({ 'if-none-match': own })).status).toBe(304)
    expect((await ask({ 'if-none-match': etag })).status).toBe(200)
  })

  it('is also sent whole and late to a client that asks for changes', async () => {
    const [whole, changes] = [await ask(), await ask({}, '/changes')]
    expect(changes.headers.get('etag')).toBe(whole.headers.get('etag'))
    expect(await changes.json()).toEqual(await whole.json())
  })

  it('is well again with the next poll, also for a client that has it', async () => {
    const own = (await ask()).headers.get('etag')!
    const client = await openRealtime(product.url)
    await client.subscribe(['boards/nfl'])
    await product.control.recover()
    await boardWhere(product.url, 'nfl', 'that is well', ({ source }) => source.state === 'ok')
    await until('a push', () => client.heard.length > 0, 30_000)
    expect((await ask({ 'if-none-match': own })).status).toBe(200)
    client.close()
  }, 60_000)
})

function ask(headers: Record<string, string> = {}, part = ''): Promise<Response> {
  return fetch(`${product.url}/api/boards/nfl${part}`, { headers })
}
