import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameBoard } from '../../src/domain/board/board'
import { MINUTE_MS } from '../../src/domain/time/intervals'
import { boardWhere, getBoard } from '../support/boards'
import { asLive } from '../support/live-event'
import { startProduct, type Product } from '../support/product'
import { subscribe } from '../support/realtime'
import { readServerLog } from '../support/server-log'
import { answerWith, startUpstream, type FeedEvent, type Upstream } from '../support/upstream'
import { until } from '../support/until'
import { superuserHeaders } from '../support/users'

const SATURDAY = '2026-10-24'
const SUNDAY = '2026-10-25'

/** Two hours pass in a minute. */
const RATE = 120

type Json = Record<string, unknown>

let upstream: Upstream
let product: Product
/** Whether the feed has last night's game as live. */
let goesOn = true
/** Whether the feed has the one game of the NBA's day. */
let hasOnly = true

/** 9:30 in the morning in New York. */
beforeAll(async () => {
  upstream = await startUpstream()
  product = await startProduct({
    at: '2026-10-25T13:30:00Z',
    rate: RATE,
    slate: 'standard',
    leagues: ['mlb', 'nba'],
    env: { FEED_SITE_URL: upstream.url },
    onFeed: (url) => upstream.connect(url),
  })
  // The events stay in the fourth inning, or in the fourth quarter, for ever.
  upstream.changeEvents(/\/mlb\/scoreboard\?dates=20261024/, ([first, ...rest]) =>
    first ? [goesOn ? asLive(first, 4) : first, ...rest] : [],
  )
  upstream.changeEvents(/\/nba\/scoreboard\?dates=20261024/, () => [])
  upstream.changeEvents(/\/nba\/scoreboard\?dates=20261025/, ([only]) =>
    hasOnly && only ? [asLive(only, 4)] : [],
  )
})
afterAll(async () => {
  await product?.close()
  await upstream?.close()
})

const mlbWhere = (what: string, is: (board: GameBoard) => boolean) => boardWhere(product.url, 'mlb', what, is)
const lastOf = ({ games }: GameBoard) => games.at(-1)
const isStuck = (board: GameBoard) => board.games.some((game) => game.phase === 'live' && game.stuckSince)

/** Since when the last game of a board is stuck. */
function stuckSince(board: GameBoard): string | undefined {
  const last = lastOf(board)
  return last?.phase === 'live' ? last.stuckSince : undefined
}

/** The feed's summary of a game that it calls live, too. */
async function liveSummary(path: string | undefined): Promise<Json> {
  const reply = (await (await fetch(`${product.sim.url}${path}`)).json()) as Json
  return { ...reply, header: asLive(reply['header'] as FeedEvent, 4) }
}

async function todaysBoard(): Promise<GameBoard | undefined> {
  const board = await getBoard(product.url, 'mlb')
  return board?.day === SUNDAY ? board : undefined
}

async function stuckBoard(): Promise<GameBoard | undefined> {
  const board = await getBoard(product.url, 'mlb')
  return board && isStuck(board) ? board : undefined
}

/** The same game on the page of its day. */
async function onItsDay(id: string | undefined): Promise<Json | undefined> {
  const reply = await fetch(`${product.url}/api/days/mlb/${SATURDAY}`)
  const { games } = (await reply.json()) as { readonly games: readonly Json[] }
  return games.find((game) => game['id'] === id)
}

async function isLiveInTheBar(slug: string): Promise<boolean | undefined> {
  const heads = (await (await fetch(`${product.url}/api/boards`)).json()) as { heads?: Json[] } | Json[]
  const list = Array.isArray(heads) ? heads : (heads.heads ?? [])
  return list.find((head) => head['id'] === slug)?.['live'] as boolean | undefined
}

describe('a day’s only game, live', { timeout: 60_000 }, () => {
  it('is held for a moment when the feed loses it, then gone, and a log line says so', async () => {
    const board = await boardWhere(product.url, 'nba', 'with it', ({ games }) => games.length === 1)
    const [only] = board.games
    hasOnly = false
    await boardWhere(product.url, 'nba', 'without it', ({ games }) =>
      games.every(({ id }) => id !== only?.id),
    )
    const lines = await until('the log line', async () => {
      const found = await readServerLog(product, 'A live game is gone from the feed')
      return found.length > 0 ? found : undefined
    })
    expect(lines.map(({ data }) => data)).toEqual([
      expect.objectContaining({ league: 'nba', event: only?.id }),
    ])
  })
})

describe('a game of last night that does not end', { timeout: 200_000 }, () => {
  it('gives way to today at eleven, stands after today’s games, and is stuck when nothing changes for two hours', async () => {
    const morning = await mlbWhere(
      'of last night, with a live game',
      ({ day, games }) => day === SATURDAY && games.some(({ phase }) => phase === 'live'),
    )
    const id = morning.games.find(({ phase }) => phase === 'live')?.id
    const noon = await until('the board of today', todaysBoard, 60_000)
    expect(lastOf(noon)).toMatchObject({ id, phase: 'live', lastNight: true })
    expect(noon.games.slice(0, -1).map(({ phase }) => phase)).not.toContain('live')
    expect(noon.games.length).toBeGreaterThan(1)
    expect(await isLiveInTheBar('mlb')).toBe(true)
    const stuck = await until('a stuck game', stuckBoard, 90_000)
    expect(lastOf(stuck)).toMatchObject({ id, lastNight: true })
    expect(stuck.day).toBe(SUNDAY)
    if (!stuck.games.slice(0, -1).some(({ phase }) => phase === 'live'))
      expect(await isLiveInTheBar('mlb')).toBe(false)
    expect(await onItsDay(id)).toMatchObject({ stuckSince: stuckSince(stuck) })
  })

  it('then has its summary read as rarely as its day, although its board is on a screen', async () => {
    const id = lastOf(await mlbWhere('with a stuck game', isStuck))?.id
    const isItsSummary = new RegExp(`/mlb/summary\\?event=${id}`)
    upstream.answer(isItsSummary, (request, response) => {
      void liveSummary(request.url).then((reply) => answerWith(reply)(request, response))
    })
    const reads = () => upstream.seen.filter(({ path }) => isItsSummary.test(path)).length
    const screen = await subscribe(product.url, 'mlb')
    const headers = await superuserHeaders(product)
    const job = fetch(`${product.url}/api/crons/warm-games`, { method: 'POST', headers })
    const before = await until('its first read', reads)
    await new Promise((done) => setTimeout(done, (20 * MINUTE_MS) / RATE))
    expect(reads() - before).toBeLessThanOrEqual(2)
    screen.close()
    await (await job).body?.cancel()
  })

  it('is still stuck after a restart, and gone when the feed has it as over', async () => {
    const stuck = await mlbWhere('with a stuck game', isStuck)
    const id = lastOf(stuck)?.id
    await product.kill()
    await product.start()
    await product.control.forgetRequests()
    const restarted = await mlbWhere('after a restart', isStuck)
    expect(lastOf(restarted)).toMatchObject({ stuckSince: stuckSince(stuck) })
    goesOn = false
    await mlbWhere('without it', ({ games }) => games.every(({ id: other }) => other !== id))
  })
})
