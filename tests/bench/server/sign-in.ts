import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { boardOfFeed } from '../../support/boards'
import { startProduct, type Product } from '../../support/product'
import { freshAddress, freshEmail } from '../../support/strangers'
import { MORE_TRIES } from '../../../src/backend/send-with-crowd-retry'
import { CROWD_PASSES_S } from '../../../src/domain/people/budgets/password-crowd'
import { SECOND_MS } from '../../../src/domain/time/intervals'
import { makeUser, type TestUser } from '../../support/users'
import { atMost, quantile, row, withoutBudget, type Row } from '../row'
import { signInAs } from './sign-in-as'

const TRIES = 200
/** An account accepts ten wrong passwords before it refuses more. */
const TRIES_EACH = 5
const FLOOD_PER_S = 200
const FLOOD_MS = 10_000
const CROWD = 60
const CROWD_MS = 10_000

/**
 * What a stranger learns from the duration of a sign-in, and how a flood of sign-ins affects people who watch scores.
 */
export async function benchSignIn(): Promise<Row[]> {
  const product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    rate: 0,
    slate: 'standard',
    isFirstStart: true,
    env: { TRUSTED_PROXY: 'X-Real-IP' },
  })
  try {
    return [...(await benchTelling(product)), ...(await benchFlood(product)), ...(await benchCrowd(product))]
  } finally {
    await product.close()
  }
}

/** Measures both in turns, so that other load of the machine affects both equally. */
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
      const status = await signInAs(product.url, email, freshAddress())
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
  const home = freshAddress()
  const { email, password } = await makeUser(product)
  const fanSignsIn = () => signInAs(product.url, email, home, password)
  if ((await fanSignsIn()) !== 200) throw new Error('The fan could not sign in before the flood')
  const calm = await boardTimes(product, FLOOD_MS / 4)
  const flood = startFlood(product.url)
  await new Promise((done) => setTimeout(done, FLOOD_MS / 10))
  const flooded = await boardTimes(product, FLOOD_MS / 2)
  const fan = await fanSignsIn()
  const statuses = await flood
  const tried = statuses.filter((status) => status === 400).length
  const perS = (statuses.length * 1000) / FLOOD_MS
  return [
    withoutBudget('board route without a flood, p99', quantile(calm, 0.99), 'ms'),
    atMost(
      `board route during ${perS.toFixed(0)} sign-ins a second, of which ${tried} of ${statuses.length} were judged, p99`,
      quantile(flooded, 0.99),
      250,
      'ms',
    ),
    row('a sign-in during the flood from where the account was entered before', '200', `${fan}`, fan === 200),
  ]
}

/** A crowd as before a kick-off: each fan tries again when the server asks for it, as the page does. */
async function benchCrowd(product: Product): Promise<Row[]> {
  const fans: TestUser[] = []
  while (fans.length < CROWD) fans.push(await makeUser(product))
  const crowd = fans.map(async ({ email, password }, at) => {
    await new Promise((done) => setTimeout(done, (at * CROWD_MS) / CROWD))
    const began = performance.now()
    const enter = () => signInAs(product.url, email, freshAddress(), password)
    let status = await enter()
    for (let tried = 1; status === 429 && tried <= MORE_TRIES; tried++) {
      await new Promise((done) => setTimeout(done, CROWD_PASSES_S * SECOND_MS * tried))
      status = await enter()
    }
    return { isIn: status === 200, ms: performance.now() - began }
  })
  const ends = await Promise.all(crowd)
  const allIn = ends.filter(({ isIn }) => isIn).length
  const longest = quantile(
    ends.map(({ ms }) => ms),
    1,
  )
  return [
    row(
      `of ${CROWD} fans who sign in within ${CROWD_MS / SECOND_MS} s, in`,
      `${CROWD}`,
      `${allIn}`,
      allIn === CROWD,
    ),
    withoutBudget('the longest that one of them waits', longest, 'ms'),
  ]
}

async function startFlood(url: string): Promise<readonly number[]> {
  const asked = [
    'scripts/run.mjs',
    'tests/bench/server/sign-in-flood.ts',
    url,
    `${FLOOD_PER_S}`,
    `${FLOOD_MS}`,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, asked)
  return JSON.parse(stdout) as number[]
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
