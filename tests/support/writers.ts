import type { Product } from './product'
import { until } from './until'
import { asSuperuser, createRecord } from './users'

export interface Table {
  readonly collection: string
  readonly rowOf: (number: number) => object
}

/** Tables to write to: sessions of a fan where that collection exists, and the server's own heartbeats. */
export async function writtenTables(product: Product): Promise<readonly Table[]> {
  // The rows have the time of this day: a server that lives long enough rightly sweeps rows older than their
  // retention.
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
export class Writer {
  readonly acknowledged: string[] = []
  private stopped = false
  private readonly ended: Promise<void>

  constructor(
    private readonly product: Product,
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
      const created = await createRecord<{ id: string }>(this.product, collection, rowOf(number)).catch(
        () => undefined,
      )
      if (created) this.acknowledged.push(created.id)
      // The pause leaves the processor to the server's other work while writing goes on.
      await new Promise((done) => setTimeout(done, 20))
    }
  }
}

/** Waits until all writers together have this many more acknowledged rows than now. */
export async function untilMoreAcknowledged(writers: readonly Writer[], more: number): Promise<void> {
  const count = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const enough = count() + more
  await until('acknowledged writes', () => count() >= enough)
}
