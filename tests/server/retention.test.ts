import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RETENTIONS, type Retention } from '../../src/domain/operations/retention'
import { DAY_MS } from '../../src/domain/time/intervals'
import { startProduct, type Product } from '../support/product'
import { allRecords, asSuperuser, createRecord } from '../support/users'
import { until } from '../support/until'

/** The server's clock goes on while rows are written, so that they are this far from the limit. */
const MARGIN_MS = 12 * 3_600_000

let product: Product
let user: string
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', rate: 120, leagues: ['nfl'] })
  // This is long enough ago for an account whose address was never confirmed.
  const account = { ...person('fan'), joined_at: '2020-01-01 00:00:00.000Z' }
  user = (await createRecord<{ id: string }>(product, 'users', account)).id
})
afterAll(() => product?.close())

interface Field {
  readonly name: string
  readonly type: string
}

/** The column that gives a row's age, for those collections of the table that exist. */
async function ageColumns(): Promise<ReadonlyMap<Retention, Field | undefined>> {
  const path = 'collections?perPage=200'
  const { items } = await asSuperuser<{ items: { name: string; fields: Field[] }[] }>(product, 'GET', path)
  const columns = RETENTIONS.flatMap((rule) =>
    items
      .filter(({ name }) => name === rule.collection)
      .map(({ fields }) => [rule, fields.find(({ name }) => name === rule.ageColumn)] as const),
  )
  return new Map(columns)
}

describe('retention', { timeout: 150_000 }, () => {
  it('finds a time in the column that it names', async () => {
    for (const [{ collection }, column] of await ageColumns())
      expect(['date', 'text', 'number'], collection).toContain(column?.type)
  })

  it('sweeps what is older than stated by the clock that wrote it, soon after a start, and keeps what is younger', async () => {
    const columns = [...(await ageColumns())]
    const rows: { collection: string; old: string; young: string }[] = []
    for (const [rule, column] of columns) {
      // The product's clock runs fast, on another day than the machine's.
      const limit = (rule.isOfMachine ? Date.now() : productNow()) - rule.keptMs
      // A row of counts covers a whole day.
      const margin = rule.ageColumn === 'day' ? DAY_MS : MARGIN_MS
      const old = await create(rule, column!, limit - margin, 1)
      const young = await create(rule, column!, limit + margin, 2)
      rows.push({ collection: rule.collection, old, young })
    }
    await restart()
    for (const { collection, old } of rows)
      await until(`a sweep of ${collection}`, async () => !(await ids(collection)).includes(old), 90_000)
    for (const { collection, young } of rows) expect(await ids(collection), collection).toContain(young)
    expect(await ids('users')).toContain(user)
  })

  it('sweeps more rows than one batch holds', async () => {
    const [rule, column] = [...(await ageColumns())].find(([{ collection }]) => collection === 'heartbeats')!
    const old = productNow() - rule.keptMs - MARGIN_MS
    const parts = Array.from({ length: 10 }, async (_, part) => {
      for (let index = 0; index < 60; index++) await create(rule, column!, old, 100 + part * 60 + index)
    })
    await Promise.all(parts)
    await restart()
    const swept = async () => (await ids('heartbeats')).every((id) => id < '10000100' || id > '20000000')
    await until('a sweep', swept, 90_000)
  })
})

function person(name: string): object {
  const password = 'Whistle-4-Kickoff'
  return { email: `${name}@bar.example`, password, passwordConfirm: password }
}

/** The columns that a row needs besides its age. */
function otherColumns(collection: string, n: number): object {
  const game = { game_id: `game-${n}`, sport: 'NFL' }
  switch (collection) {
    case 'heartbeats':
      return { id: String(10_000_000 + n) }
    case 'game_odds_history':
      return { ...game, change_type: 'initial' }
    case 'feature_usage_tracking':
      return { user_id: user, feature_flag: `flag-${n}`, date_bucket: '2026-10-25' }
    case 'user_sessions':
      return { user_id: user, session_start: '2026-10-25 12:00:00.000Z', is_active: true }
    case 'alerts':
      return {
        type: 'error',
        title: `alert ${n}`,
        severity: 'warning',
        timestamp: '2026-01-01 12:00:00.000Z',
      }
    case 'game_alerts':
      return {
        user_id: user,
        slug: 'nfl',
        game_id: String(n),
        occasion: 'final',
        kind: 'final',
        title: 'Final',
        body: 'Bills 24, Seahawks 21',
      }
    case 'logs':
      return { level: 'error', category: 'API', message: `message ${n}` }
    case 'screens':
      return {}
    case 'api_calls':
      return { calls: [] }
    case 'outbox_receipts':
      return { id: `entry-of-an-outbox-${n}`, user_id: user, kind: 'preferences' }
    case 'password_guesses':
    case 'ended_sessions':
      return { id: String(n).padStart(32, '0') }
    case 'signed_in_devices':
      return { id: String(n).padStart(32, '0'), user_id: user, last_activity: '2026-10-25 12:00:00.000Z' }
    case 'known_networks':
      return { id: String(n).padStart(32, '0'), account: user }
    case 'users':
      return { ...person(`unproved-${n}`), awaits_proof: true }
    case 'daily_counts':
      return { id: String(n).padStart(32, '0'), count: 1 }
    case 'pregame_odds_schedule':
      return { ...game, status: 'failed', scheduled_fetch_time: '2026-10-25 12:00:00.000Z' }
    default:
      throw new Error(`How is a row of ${collection} made?`)
  }
}

async function create(rule: Retention, { name, type }: Field, ageMs: number, n: number): Promise<string> {
  const time = new Date(ageMs).toISOString()
  const age = type === 'number' ? Math.round(ageMs) : name === 'day' ? time.slice(0, 10) : time
  const row = { ...otherColumns(rule.collection, n), [name]: age }
  return (await createRecord<{ id: string }>(product, rule.collection, row)).id
}

/** A sweep comes ten product minutes after a start, five seconds on this clock. */
async function restart(): Promise<void> {
  await product.kill()
  await product.start()
}

async function ids(collection: string): Promise<readonly string[]> {
  return (await allRecords<{ id: string }>(product, collection)).map(({ id }) => id)
}

function productNow(): number {
  const { start, anchor, rate } = product.clock
  return start + (Date.now() - anchor) * rate
}
