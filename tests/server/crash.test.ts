import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameOddsRecord } from '../../src/domain/odds/odds-record'
import { boardOfFeed, boardWhere, getBoard } from '../support/boards'
import { historyTrouble } from '../support/odds-history'
import { lineOfRow, OddsWitness } from '../support/odds-witness'
import { pocketbasePidOn } from '../support/pocketbase-pid'
import { startProduct, type Product } from '../support/product'
import { epochOf } from '../support/revision'
import { allRecords, asSuperuser } from '../support/users'
import { until } from '../support/until'
import { untilMoreAcknowledged, Writer, writtenTables } from '../support/writers'

/**
 * Fifty kills in all. Most of the time of a kill is spent waiting for the next start, so two servers are killed at the
 * same time.
 */
const SERVERS = [0, 1]
const ROUNDS = 25
const WRITERS = 4
const SLUGS = ['nfl', 'nba', 'mlb', 'nhl'] as const
const DAY = '2026-10-25'
/** The leagues whose games have not started, so that their lines move. */
const WITH_MOVING_LINES = ['nba', 'mlb', 'nhl'] as const

let products: readonly Product[] = []
beforeAll(async () => {
  products = await Promise.all(SERVERS.map(startOne))
})
afterAll(() => Promise.all(products.map((product) => product.close())))

/** Every league is polled, and saved when it changed, once a second; lines move often. */
async function startOne(seed: number): Promise<Product> {
  const day = { at: `${DAY}T18:30:00Z`, rate: 60, slate: 'standard', leagues: SLUGS } as const
  const product = await startProduct({ ...day, seed: seed + 1 })
  for (const slug of SLUGS) await boardOfFeed(product.url, slug)
  return product
}

describe('PocketBase killed under writes, again and again', { timeout: 600_000 }, () => {
  it.concurrent.each(SERVERS)(
    `comes back by itself ${ROUNDS} times, without a lost row, a torn board or a move missing or doubled: server %d`,
    async (server) => {
      const product = products[server]!
      const tables = await writtenTables(product)
      const writers = Array.from(
        { length: WRITERS },
        (_, n) => new Writer(product, n, tables[n % tables.length]!),
      )
      const first = await boardOfFeed(product.url, 'nfl')
      const witness = new OddsWitness(product)
      for (let round = 0; round < ROUNDS; round++) {
        await untilMoreAcknowledged(writers, writesBefore(server * ROUNDS + round))
        process.kill(await pocketbasePidOn(product.dataDir), 'SIGKILL')
        await until('silence', async () => !(await getBoard(product.url, 'nfl')))
        await until('the server', async () => (await getBoard(product.url, 'nfl')) !== undefined)
        await Promise.all(SLUGS.map((slug) => expectWhole(product, slug)))
        await Promise.all(WITH_MOVING_LINES.map((slug) => witness.look(slug)))
      }
      const acknowledged = (await Promise.all(writers.map((writer) => writer.stop()))).flat()
      const rows = await Promise.all(
        tables.map(({ collection }) => allRecords<{ id: string }>(product, collection)),
      )
      const saved = new Set(rows.flat().map(({ id }) => id))
      expect(acknowledged.filter((id) => !saved.has(id))).toEqual([])
      expect(acknowledged.length).toBeGreaterThan(ROUNDS * WRITERS)
      expect(epochOf((await boardOfFeed(product.url, 'nfl')).rev)).toBe(epochOf(first.rev))
      await expectWholeHistory(product, witness)
    },
  )
})

/**
 * Each kill comes at another moment of the writing. That moment is what matters, not the number of writes before it.
 */
function writesBefore(kill: number): number {
  return 10 + ((kill * 37) % 60)
}

/**
 * A move that was followed by another before a poll saw it does not count; every other move is there once, and nothing
 * else is.
 */
async function expectWholeHistory(product: Product, witness: OddsWitness): Promise<void> {
  await untilPolledInVain(product)
  const rows = await allRecords<GameOddsRecord>(product, 'game_odds_history', 'sort=recorded_at')
  const games = WITH_MOVING_LINES.flatMap((slug) => product.sim.world.games(slug, DAY)).map((fixture) => ({
    id: fixture.id,
    lines: rows.filter(({ game_id }) => game_id === fixture.id).map(lineOfRow),
    sights: witness.sightsOf(fixture),
  }))
  const troubles = games.map(({ id, lines, sights }) => [id, historyTrouble(lines, sights)])
  expect(troubles.filter(([, trouble]) => trouble !== undefined)).toEqual([])
  // This proves that there was something to lose and that most of it is there.
  const moves = games.reduce((sum, { lines }) => sum + Math.max(0, lines.length - 1), 0)
  const sure = games.map(({ sights }) => sights.filter(({ isSure }) => isSure).length)
  expect(moves).toBeGreaterThan(ROUNDS / 2)
  expect(Math.max(...sure)).toBeGreaterThan(ROUNDS / 2)
}

/** From then on polls see nothing new, and what they saw is saved. */
async function untilPolledInVain(product: Product): Promise<void> {
  await product.control.fail({ route: 'scoreboard', kind: 'status', status: 500 })
  for (const slug of WITH_MOVING_LINES)
    await boardWhere(product.url, slug, 'that is down', ({ source }) => source.state === 'down')
}

/** The announced and the kept board have one revision. Polls go on, so this looks until nothing changed in between. */
async function expectWhole(product: Product, slug: string): Promise<void> {
  const record = <T>(collection: string) =>
    asSuperuser<T>(product, 'GET', `collections/${collection}/records/${slug}`)
  const seen = await until(`a quiet moment of ${slug}`, async () => {
    const before = await record<{ rev: string }>('boards')
    const { document } = await record<{ document: { rev: string } }>('board_documents')
    const after = await record<{ rev: string }>('boards')
    return before.rev === after.rev && { announced: after.rev, kept: document.rev }
  })
  expect(seen.kept).toBe(seen.announced)
}
