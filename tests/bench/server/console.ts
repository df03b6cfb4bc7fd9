import type { LogQuestion } from '../../../src/domain/operations/logs/log-question'
import type { Product } from '../../support/product'
import { makeUser } from '../../support/users'
import { atMost, quantile, withoutBudget, type Row } from '../row'
import { boardsDuring } from './boards-during'
import { CONSOLE_ROWS } from './console-rows'
import { seed } from './seed'

const ROUNDS = 20
const SEARCH_MS = 100
const FIGURES_MS = 150

/** The console's figures over a year of a million visits, its searches through a million lines, and ten thousand accounts. */
export async function benchConsole(product: Product): Promise<Row[]> {
  const { token } = await makeUser(product, { superuser: true })
  await product.kill()
  await seed(product.dataDir, CONSOLE_ROWS)
  await product.start()
  const ask = async (method: string, path: string, body?: object) => {
    const from = performance.now()
    const answer = await fetch(`${product.url}/api/${path}`, {
      method,
      headers: { authorization: token, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    await answer.text()
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
    return performance.now() - from
  }
  const rows: Row[] = []
  let first = 0
  const uncounted = 'the first count of a million visits'
  rows.push(
    await boardsDuring(product, uncounted, async () => {
      first = await ask('GET', 'console/audience')
      // Only this route waits until all visits are counted.
      await ask('POST', 'rpc/get_admin_user_analytics', {})
    }),
  )
  rows.push(withoutBudget(`console/audience during ${uncounted}`, first, 'ms'))
  for (const [what, question] of SEARCHES) {
    const took = await often(() => ask('POST', 'console/logs', { ...LAST_DAY, ...question }))
    rows.push(atMost(`log search among 1 M lines: ${what}, p95`, quantile(took, 0.95), SEARCH_MS, 'ms'))
  }
  for (const [method, path] of FIGURES) {
    const took = await often(() => ask(method, path, method === 'POST' ? {} : undefined))
    rows.push(atMost(`${path} over 1 M visits and lines, p95`, quantile(took, 0.95), FIGURES_MS, 'ms'))
  }
  rows.push(await boardsDuring(product, 'looks at all of these', () => lookAtAll(ask)))
  return rows
}

type Ask = (method: string, path: string, body?: object) => Promise<number>

/** Opens each section again and again, as a user of the console does. */
async function lookAtAll(ask: Ask): Promise<void> {
  for (let round = 0; round < ROUNDS; round++)
    for (const [method, path] of FIGURES) {
      await ask(method, path, method === 'POST' ? {} : undefined)
      await new Promise((done) => setTimeout(done, 120))
    }
}

async function often(measure: () => Promise<number>): Promise<readonly number[]> {
  const took: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    took.push(await measure())
    // Searches and figures are limited like everything that anybody may ask.
    await new Promise((done) => setTimeout(done, 120))
  }
  return took
}

const LAST_DAY: LogQuestion = {
  query: '',
  quick: 'all',
  time: { preset: '24h' },
  dataTypes: [],
  filters: [],
}
const month = { time: { preset: '30d' } } as const
const filter = (field: string, operator: LogQuestion['filters'][number]['operator'], value: string) => ({
  filters: [{ id: 'f', field, operator, value }],
})

const SEARCHES: readonly (readonly [string, Partial<LogQuestion>])[] = [
  ['the last day', {}],
  ['a month', month],
  ['errors of a month', { ...month, quick: 'errors' }],
  ['sign-ins of a month', { ...month, quick: 'auth' }],
  ['a word that most lines have', { ...month, query: 'slow' }],
  ['a number that one line has', { ...month, query: '401000123' }],
  ['a word that no line has', { ...month, query: 'zebra' }],
  ['a word of two letters that no line has', { ...month, query: 'zq' }],
  ['three words', { ...month, query: 'error mailbox 4999' }],
  ['users of a month', { ...month, dataTypes: ['users'] }],
  ['a message that contains', { ...month, ...filter('message', 'contains', 'reading id 7777') }],
  ['a duration in the metadata', { ...month, ...filter('metadata.duration', 'greater_than', '2998') }],
]

const FIGURES: readonly (readonly ['GET' | 'POST', string])[] = [
  ['GET', 'console/overview'],
  ['GET', 'console/infrastructure'],
  ['GET', 'console/audience'],
  ['GET', 'console/sports'],
  ['GET', 'console/sports?sport=NFL'],
  ['GET', 'console/calls?hours=168'],
  ['GET', 'console/alerts'],
  ['GET', 'console/jobs'],
  ['POST', 'rpc/get_system_health_metrics'],
  ['POST', 'rpc/get_admin_user_analytics'],
  ['POST', 'rpc/get_admin_active_sessions'],
  ['POST', 'rpc/get_users_with_sessions'],
]
