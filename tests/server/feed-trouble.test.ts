import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { GameBoard } from '../../src/domain/board/board'
import { anyBoard, boardOfFeed, boardWhere } from '../support/boards'
import type { ServedRequest } from '../feed-sim/requests'
import type { Fault } from '../support/control'
import { startProduct, type Product } from '../support/product'
import { readServerLog } from '../support/server-log'
import { until } from '../support/until'

/** Fifteen times as fast as life: a live league is polled every second. */
let product: Product
beforeAll(async () => {
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    rate: 15,
    slate: 'standard',
    leagues: ['nfl', 'mlb', 'nba'],
  })
  for (const slug of ['nfl', 'mlb', 'nba'] as const) await boardOfFeed(product.url, slug)
})
afterEach(() => product.control.recover())
afterAll(() => product?.close())

const nflWhere = (what: string, is: (board: GameBoard) => boolean) => boardWhere(product.url, 'nfl', what, is)
const isWell = (board: GameBoard) => board.source.state === 'ok'
const fail = (fault: Omit<Fault, 'route' | 'league'>) =>
  product.control.fail({ ...fault, route: 'scoreboard', league: 'nfl' })

describe('a feed in trouble', () => {
  it.each([
    ['answers 500', { kind: 'status', status: 500 }, 'Failed to load NFL data. Please try again.'],
    ['answers 404', { kind: 'status', status: 404 }, 'Failed to load NFL data. Please try again.'],
    ['cuts its replies short', { kind: 'truncated' }, undefined],
    ['sends what is not JSON', { kind: 'malformed' }, 'Invalid data received. Please try again later.'],
    [
      'has no events although games were live',
      { kind: 'empty' },
      'Invalid data received. Please try again later.',
    ],
  ] as const)('that %s leaves the last good board, which says since when', async (_what, fault, message) => {
    const good = await nflWhere('in good health with live games', (board) => isWell(board) && hasLive(board))
    await fail(fault)
    const bad = await nflWhere('that is down', (board) => board.source.state === 'down')
    expect(bad.games.map((game) => game.id)).toEqual(good.games.map((game) => game.id))
    if (message) expect(bad.source.message).toBe(message)
    expect(Date.parse(bad.source.since)).toBeGreaterThan(Date.parse(good.source.since))
    await product.control.recover()
    const back = await nflWhere('that is well again', isWell)
    expect(back.source.message).toBeUndefined()
  })

  it('is logged with what it was asked and what it answered', async () => {
    await nflWhere('in good health', isWell)
    await fail({ kind: 'status', status: 502 })
    await nflWhere('that is down', (board) => board.source.state === 'down')
    const lines = await until('a line for each of the two states', async () => {
      const logged = await readServerLog(product, 'The feed failed')
      const found = logged.filter(({ data }) => String(data['reason']).includes('502'))
      return found.length > 1 ? found : undefined
    })
    const reasons = new Set(lines.map(({ data }) => data['reason']))
    expect(reasons).toEqual(new Set(['Failed to fetch NFL scoreboard data: NFL API HTTP error! status: 502']))
    expect(lines.map(({ data }) => data['source'])).toEqual(expect.arrayContaining(['late', 'down']))
  })

  it('is late before it is down: a server error is tried again three times', async () => {
    await nflWhere('in good health', isWell)
    await product.control.forgetRequests()
    await fail({ kind: 'status', status: 503 })
    const states = new Set<string>()
    await nflWhere('that is down', (board) => {
      states.add(board.source.state)
      return board.source.state === 'down'
    })
    expect([...states]).toEqual(expect.arrayContaining(['late', 'down']))
    const tries = (await product.control.requests()).filter((request) => request.league === 'nfl')
    expect(tries.length).toBeGreaterThanOrEqual(4)
  })

  it('does not touch the other leagues', async () => {
    await fail({ kind: 'status', status: 500 })
    await nflWhere('that is down', (board) => board.source.state === 'down')
    expect((await anyBoard(product.url, 'nba')).source.state).toBe('ok')
  })

  it('leaves the board with the time of its last good check while it fails', async () => {
    await nflWhere('in good health', isWell)
    await fail({ kind: 'status', status: 500 })
    await nflWhere('that is down', (board) => board.source.state === 'down')
    const before = await lastCheck()
    await product.control.forgetRequests()
    await until(
      'two more polls in vain',
      async () => (await product.control.requests()).filter(isNflPoll).length > 2,
    )
    expect(await lastCheck()).toBe(before)
    await product.control.recover()
    await until('a later check', async () => (await lastCheck()) > before)
  })

  it('with one broken event loses that game only, and says so in one log line every five minutes, however often it is polled', async () => {
    const good = await nflWhere('in good health', isWell)
    const began = Date.now()
    await fail({ kind: 'missing-fields' })
    const poorer = await nflWhere(
      'with one game less',
      (board) => board.games.length === good.games.length - 1,
    )
    expect(poorer.source.state).toBe('ok')
    await product.control.forgetRequests()
    await until(
      'three more polls',
      async () => (await product.control.requests()).filter(isNflPoll).length >= 3,
    )
    await product.control.recover()
    const dropped = await until('the log line', async () => {
      const lines = await readServerLog(product, 'Dropped a game the feed sent broken')
      return lines.length > 0 ? lines : undefined
    })
    const productMinutes = (15 * (Date.now() - began)) / 60_000
    expect(dropped.length).toBeLessThanOrEqual(1 + productMinutes / 5)
    expect(dropped[0]?.data).toMatchObject({ league: 'nfl' })
    await nflWhere('with all games', (board) => board.games.length === good.games.length)
  })
})

function isNflPoll({ route, league }: ServedRequest): boolean {
  return route === 'scoreboard' && league === 'nfl'
}

async function lastCheck(): Promise<string> {
  const response = await fetch(`${product.url}/api/boards/nfl`)
  await response.body?.cancel()
  return response.headers.get('x-checked-at') ?? ''
}

function hasLive(board: GameBoard): boolean {
  return board.games.some((game) => game.phase === 'live')
}
