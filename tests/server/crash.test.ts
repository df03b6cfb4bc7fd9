import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameOddsRecord } from '../../src/domain/odds/odds-record'
import { boardOfFeed, boardWhere, getBoard } from '../support/boards'
import { historyTrouble } from '../support/odds-history'
import { lineOfRow, OddsWitness } from '../support/odds-witness'
import { pocketbasePidOn } from '../support/pocketbase-pid'
import { startProduct, type Product } from '../support/product'
import { allRecords, asSuperuser, createRecord } from '../support/users'
import { until } from '../support/until'

const ROUNDS = 50
const WRITERS = 4
const SLUGS = ['nfl', 'nba', 'mlb', 'nhl'] as const
const DAY = '2026-10-25'
/** Those whose games have yet to start, so that their lines move. */
const WITH_MOVING_LINES = ['nba', 'mlb', 'nhl'] as const

let product: Product
beforeAll(async () => {
  // Every one of them is polled, and saved when it changed, once a second; lines move often.
  product = await startProduct({ at: '2026-10-25T18:30:00Z', rate: 60, slate: 'standard', leagues: SLUGS })
  for (const slug of SLUGS) await boardOfFeed(product.url, slug)
})
afterAll(() => product?.close())

describe('PocketBase killed under writes, again and again', { timeout: 600_000 }, () => {
  it(`comes back by itself ${ROUNDS} times, without a lost row, a torn board or a move missing or doubled`, async () => {
    const tables = await writtenTables()
    const writers = Array.from({ length: WRITERS }, (_, n) => new Writer(n, tables[n % tables.length]!))
    const first = await boardOfFeed(product.url, 'nfl')
    const witness = new OddsWitness(product)
    for (let round = 0; round < ROUNDS; round++) {
      await someWrites(writers, round)
      process.kill(await pocketbasePidOn(product.dataDir), 'SIGKILL')
      await until('silence', async () => !(await getBoard(product.url, 'nfl')))
      await until('the server', async () => (await getBoard(product.url, 'nfl')) !== undefined)
      await Promise.all(SLUGS.map(expectWhole))
      await Promise.all(WITH_MOVING_LINES.map((slug) => witness.look(slug)))
    }
    const acknowledged = (await Promise.all(writers.map((writer) => writer.stop()))).flat()
    const rows = await Promise.all(
      tables.map(({ collection }) => allRecords<{ id: string }>(product, collection)),
    )
    const saved = new Set(rows.flat().map(({ id }) => id))
    expect(acknowledged.filter((id) => !saved.has(id))).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(ROUNDS * WRITERS)
    expect(epoch((await boardOfFeed(product.url, 'nfl')).rev)).toBe(epoch(first.rev))
    await expectWholeHistory(witness)
  })
})

/** A move that another followed before anybody looked is none; every other is there once, and nothing else is. */
async function expectWholeHistory(witness: OddsWitness): Promise<void> {
  await untilPolledInVain()
  const rows = await allRecords<GameOddsRecord>(product, 'game_odds_history', 'sort=recorded_at')
  const games = WITH_MOVING_LINES.flatMap((slug) => product.sim.world.games(slug, DAY)).map((fixture) => ({
    id: fixture.id,
    lines: rows.filter(({ game_id }) => game_id === fixture.id).map(lineOfRow),
    sights: witness.sightsOf(fixture),
  }))
  const troubles = games.map(({ id, lines, sights }) => [id, historyTrouble(lines, sights)])
  expect(troubles.filter(([, trouble]) => trouble !== undefined)).toEqual([])
  // There was something to lose, and most of it must be there.
  const moves = games.reduce((sum, { lines }) => sum + Math.max(0, lines.length - 1), 0)
  const sure = games.map(({ sights }) => sights.filter(({ isSure }) => isSure).length)
  expect(moves).toBeGreaterThan(ROUNDS / 2)
  expect(Math.max(...sure)).toBeGreaterThan(ROUNDS / 2)
}

/** From then on there is nothing new to see, and what was seen is saved. */
async function untilPolledInVain(): Promise<void> {
  await product.control.fail({ route: 'scoreboard', kind: 'status', status: 500 })
  for (const slug of WITH_MOVING_LINES)
    await boardWhere(product.url, slug, 'that is down', ({ source }) => source.state === 'down')
}

interface Table {
  readonly collection: string
  readonly rowOf: (number: number) => object
}

/** Sessions of a fan where there are sessions, and rows of the server's own. */
async function writtenTables(): Promise<readonly Table[]> {
  // Of this day: what is older than its retention is swept, rightly, in a life that lasts long enough.
  const now = product.clock.start
  const beats = { collection: 'heartbeats', rowOf: (number: number) => ({ id: String(number), at: now }) }
  const { items } = await asSuperuser<{ items: { name: string }[] }>(
    product,
    'GET',
    'collections?perPage=200',
  )
  if (!items.some(({ name }) => name === 'user_sessions')) return [beats]
  const password = 'Whistle-4-Kickoff'
  const account = { email: 'fan@bar.example', password, passwordConfirm: password }
  const { id } = await createRecord<{ id: string }>(product, 'users', account)
  const at = '2026-10-25 18:30:00.000Z'
  const session = { user_id: id, session_start: at, last_activity: at, current_sport: 'NFL', is_active: true }
  return [
    beats,
    {
      collection: 'user_sessions',
      rowOf: (number) => ({ ...session, id: String(number).padStart(15, '0') }),
    },
  ]
}

/** Creates one row after the other, and remembers those that the server has acknowledged. */
class Writer {
  readonly acknowledged: string[] = []
  private stopped = false
  private readonly ended: Promise<void>

  constructor(
    private readonly n: number,
    private readonly table: Table,
  ) {
    this.ended = this.write()
  }

  async stop(): Promise<readonly string[]> {
    this.stopped = true
    await this.ended
    return this.acknowledged
  }

  private async write(): Promise<void> {
    for (let row = 0; !this.stopped; row++) {
      const { collection, rowOf } = this.table
      const number = 10_000_000 + this.n * 1_000_000 + row
      const created = await createRecord<{ id: string }>(product, collection, rowOf(number)).catch(
        () => undefined,
      )
      if (created) this.acknowledged.push(created.id)
      // Writing is always going on, without taking the processor from what the server does beside it.
      await new Promise((done) => setTimeout(done, 20))
    }
  }
}

/** Each round dies at another moment of the writing; which one is what matters, not how many went before. */
async function someWrites(writers: readonly Writer[], round: number): Promise<void> {
  const count = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const enough = count() + 10 + ((round * 37) % 60)
  await until('acknowledged writes', () => count() >= enough)
}

/** What is announced and what is kept are of one revision. Polls go on, so look until nothing moved in between. */
async function expectWhole(slug: string): Promise<void> {
  const seen = await until(`a quiet moment of ${slug}`, async () => {
    const before = await record<{ rev: string }>('boards', slug)
    const { document } = await record<{ document: { rev: string } }>('board_documents', slug)
    const after = await record<{ rev: string }>('boards', slug)
    return before.rev === after.rev && { announced: after.rev, kept: document.rev }
  })
  expect(seen.kept).toBe(seen.announced)
}

function record<T>(collection: string, id: string): Promise<T> {
  return asSuperuser<T>(product, 'GET', `collections/${collection}/records/${id}`)
}

/** Of a board that no poll has confirmed yet it is marked with a tilde. */
function epoch(rev: string): string {
  return rev.slice(0, rev.lastIndexOf('-')).replace('~', '')
}
