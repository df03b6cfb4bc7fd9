import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameBoard } from '../../src/domain/board/board'
import { boardWhere, getBoard } from '../support/boards'
import { asLive } from '../support/live-event'
import { startProduct, type Product } from '../support/product'
import { readServerLog } from '../support/server-log'
import { startUpstream, type Upstream } from '../support/upstream'
import { until } from '../support/until'

const SATURDAY = '2026-10-24'
const SUNDAY = '2026-10-25'

type Json = Record<string, unknown>

let upstream: Upstream
let product: Product
/** Whether the feed has last night's game as live. */
let goesOn = true
/** Whether the feed has the one game of the NBA's day. */
let hasOnly = true

/** 9:50 in the morning in New York; two hours pass in a minute. */
beforeAll(async () => {
  upstream = await startUpstream()
  product = await startProduct({
    at: '2026-10-25T13:50:00Z',
    rate: 120,
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
    const since = lastOf(stuck)
    expect(await onItsDay(id)).toMatchObject({ stuckSince: since?.phase === 'live' && since.stuckSince })
    await product.kill()
    await product.start()
    await product.control.forgetRequests()
    const restarted = await mlbWhere('after a restart', isStuck)
    expect(lastOf(restarted)).toMatchObject({ stuckSince: since?.phase === 'live' && since.stuckSince })
    goesOn = false
    await mlbWhere('without it', ({ games }) => games.every(({ id: other }) => other !== id))
  })
})
