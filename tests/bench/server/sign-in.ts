import { randomUUID } from 'node:crypto'
import { boardOfFeed } from '../../support/boards'
import { startProduct, type Product } from '../../support/product'
import { anywhere, freshEmail } from '../../support/strangers'
import { makeUser } from '../../support/users'
import { atMost, quantile, told, type Row } from '../row'

const TRIES = 200
/** An account takes ten wrong passwords. */
const TRIES_EACH = 5
const FLOOD_PER_S = 200
const FLOOD_MS = 10_000
const MOST_AT_ONCE = 4
/** Who floods does not wait for answers for ever, and neither does the bench. */
const PATIENCE_MS = 20_000

/** What a stranger learns from how long a sign-in takes, and what those who watch scores feel of a flood of them. */
export async function benchSignIn(): Promise<Row[]> {
  const product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    rate: 0,
    slate: 'standard',
    env: { TRUSTED_PROXY: 'X-Real-IP' },
  })
  try {
    return [...(await benchTelling(product)), ...(await benchFlood(product))]
  } finally {
    await product.close()
  }
}

/** In turns, so that whatever else the machine does falls on both. */
async function benchTelling(product: Product): Promise<Row[]> {
  const known: string[] = []
  while (known.length < TRIES / TRIES_EACH) known.push((await makeUser(product)).email)
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let n = 0; n < TRIES; n++) {
    const pair = [
      ['known', known[n % known.length]!],
      ['unknown', freshEmail()],
    ] as const
    for (const [kind, email] of n % 2 === 0 ? pair : pair.toReversed()) {
      const started = performance.now()
      const status = await signIn(product, email)
      times[kind].push(performance.now() - started)
      if (status !== 400) throw new Error(`A sign-in was answered ${status}`)
    }
  }
  const [ofKnown, ofUnknown] = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)]
  const what = `sign-in of a known address (${ofKnown.toFixed(1)} ms) and an unknown one, apart in the median of ${TRIES}`
  return [atMost(what, Math.abs(ofKnown - ofUnknown), 10, 'ms')]
}

async function benchFlood(product: Product): Promise<Row[]> {
  await boardOfFeed(product.url, 'nfl')
  const calm = await boardTimes(product, FLOOD_MS / 4)
  const answers: Promise<number>[] = []
  const began = performance.now()
  const timer = setInterval(() => {
    const due = ((performance.now() - began) * FLOOD_PER_S) / 1000
    // A timer that comes late makes up for it, but not in a burst that no flood of so many a second has.
    for (let n = 0; n < MOST_AT_ONCE && answers.length < due; n++)
      answers.push(signIn(product, freshEmail()).catch(() => 0))
  }, 10)
  const flooded = await boardTimes(product, FLOOD_MS)
  clearInterval(timer)
  const statuses = await Promise.all(answers)
  const tried = statuses.filter((status) => status === 400).length
  return [
    told('board route without a flood, p99', quantile(calm, 0.99), 'ms'),
    atMost(
      `board route during ${(answers.length * 1000) / FLOOD_MS} sign-ins a second, of which ${tried} were tried, p99`,
      quantile(flooded, 0.99),
      250,
      'ms',
    ),
  ]
}

async function boardTimes(product: Product, ms: number): Promise<readonly number[]> {
  const end = performance.now() + ms
  const times: number[] = []
  while (performance.now() < end) {
    const started = performance.now()
    const answer = await fetch(`${product.url}/api/boards/nfl`)
    await answer.arrayBuffer()
    times.push(performance.now() - started)
    if (answer.status !== 200) throw new Error(`The board was answered ${answer.status}`)
    await new Promise((done) => setTimeout(done, 20))
  }
  return times
}

/** Each from a place of its own, as those who flood do. */
async function signIn(product: Product, identity: string): Promise<number> {
  const answer = await fetch(`${product.url}/api/collections/users/auth-with-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-real-ip': anywhere() },
    body: JSON.stringify({ identity, password: `Wrong-${randomUUID()}` }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  await answer.arrayBuffer()
  return answer.status
}
