import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyBoard, getBoard } from '../support/boards'
import { pocketbasePidOn } from '../support/pocketbase-pid'
import { startProduct, type Product } from '../support/product'
import { allRecords, asSuperuser, createRecord } from '../support/users'
import { until } from '../support/until'

const ROUNDS = 50
const WRITERS = 4
const SLUGS = ['nfl', 'nba', 'mlb', 'nhl'] as const

let product: Product
beforeAll(async () => {
  // Every league is polled, and saved when it changed, once a second.
  product = await startProduct({ at: '2026-10-25T18:30:00Z', rate: 30, slate: 'standard' })
  for (const slug of SLUGS) await anyBoard(product.url, slug)
})
afterAll(() => product?.close())

describe('PocketBase killed under writes, again and again', { timeout: 600_000 }, () => {
  it(`comes back by itself ${ROUNDS} times, without a lost row or a torn board`, async () => {
    const tables = await writtenTables()
    const writers = Array.from({ length: WRITERS }, (_, n) => new Writer(n, tables[n % tables.length]!))
    const first = await anyBoard(product.url, 'nfl')
    for (let round = 0; round < ROUNDS; round++) {
      await someWrites(writers, round)
      process.kill(await pocketbasePidOn(product.dataDir), 'SIGKILL')
      await until('silence', async () => !(await getBoard(product.url, 'nfl')))
      await until('the server', async () => (await getBoard(product.url, 'nfl')) !== undefined)
      for (const slug of SLUGS) await expectWhole(slug)
    }
    const acknowledged = (await Promise.all(writers.map((writer) => writer.stop()))).flat()
    const rows = await Promise.all(
      tables.map(({ collection }) => allRecords<{ id: string }>(product, collection)),
    )
    const saved = new Set(rows.flat().map(({ id }) => id))
    expect(acknowledged.filter((id) => !saved.has(id))).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(ROUNDS * WRITERS)
    expect(epoch((await anyBoard(product.url, 'nfl')).rev)).toBe(epoch(first.rev))
  })
})

interface Table {
  readonly collection: string
  readonly rowOf: (number: number) => object
}

/** Sessions of a fan where there are sessions, and rows of the server's own. */
async function writtenTables(): Promise<readonly Table[]> {
  const beats = { collection: 'heartbeats', rowOf: (number: number) => ({ id: String(number), at: number }) }
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
      else await new Promise((done) => setTimeout(done, 20))
    }
  }
}

/** Each round dies at another moment of the writing. */
async function someWrites(writers: readonly Writer[], round: number): Promise<void> {
  const count = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const enough = count() + 20 + ((round * 37) % 200)
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

function epoch(rev: string): string {
  return rev.slice(0, rev.lastIndexOf('-'))
}
