import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isAlertsAnswer } from '../../../src/backend/shapes/alerts-shape'
import { isAnalysisFacts } from '../../../src/backend/shapes/analysis-shape'
import { isLogAnswer, isOverview } from '../../../src/backend/shapes/console-shape'
import { isAudienceAnswer, isSportsAnswer, isUserOfServer } from '../../../src/backend/shapes/people-shape'
import { isScreensAnswer } from '../../../src/backend/shapes/screens-shape'
import { EVERYTHING_LATELY } from '../../../src/domain/operations/testing/everything-lately'
import { askExpectingOk } from '../../support/ask-expecting-ok'
import { askFromAnywhere } from '../../support/ask-from-anywhere'
import type { Product } from '../../support/product'
import { startBehindProxy } from '../../support/product-behind-proxy'
import { makeUser, type TestUser } from '../../support/users'

/**
 * The page refuses an answer of the wrong shape as a whole. So nothing that people may write about themselves, however
 * odd, may give an answer of the console another shape.
 */

let product: Product
let operator: TestUser
beforeAll(async () => {
  product = await startBehindProxy()
  operator = await makeUser(product, { superuser: true })
  await writeOddities(await makeUser(product))
})
afterAll(() => product?.close())

/** The character at which C ends a text, half of a character, and words of SQL. */
const ODD_TEXT = "\u0000 \ud800 ' OR 1=1 --"
const HUGE = 1e308

async function writeOddities({ id, token }: TestUser): Promise<void> {
  const write = async (method: string, path: string, body: object) => {
    const answer = await askFromAnywhere(product, method, path, { token, body })
    expect([path, answer.status < 300]).toEqual([path, true])
    return answer
  }
  const records = (collection: string) => `/api/collections/${collection}/records`
  const odd = {
    session_start: 'never',
    last_activity: '9999-12-31',
    account_age: -HUGE,
    ip_address: ODD_TEXT,
  }
  const visit = { user_id: id, is_active: true, device_info: ODD_TEXT, email_verified: 'maybe', ...odd }
  await write('POST', records('user_sessions'), visit)
  const made = (await (await write('POST', records('user_sessions'), visit)).json()) as { id: string }
  const emptied = { ...odd, device_type: null, current_sport: null, user_agent: null, sports_opened: null }
  await write('PATCH', `${records('user_sessions')}/${made.id}`, emptied)
  const names = { first_name: ODD_TEXT, last_name: '', display_name: ODD_TEXT }
  await write('PATCH', `${records('users')}/${id}`, names)
  const entry = (kind: string, at: number, body: object) => ({ id: randomUUID(), kind, at, body })
  const session = { sport: 'NFL', touchPoints: -HUGE, ended: false }
  const line = { level: 'error', category: ODD_TEXT, message: ODD_TEXT }
  const metadata = {
    error: ODD_TEXT,
    status: -HUGE,
    duration: 1e-300,
    additionalContext: { viewport: ODD_TEXT },
  }
  const lines = [
    { ...line, at: HUGE, metadata },
    { ...line, at: HUGE, metadata: { error: 7, additionalContext: {} } },
    { ...line, at: -HUGE },
  ]
  const entries = [
    entry('session', 1e-300, session),
    entry('session', HUGE, session),
    entry('log', HUGE, { lines }),
  ]
  await write('POST', '/api/outbox', { entries })
  await write('POST', '/api/logs', { lines })
  const screen = { id: 'a1b2c3d4e5f6g7h', begins: false, frameAgeMs: 1e-300, boardAtMs: 1e15 + 0.5 }
  await write('POST', '/api/screens', screen)
}

it.each<[path: string, method: string, body: object | undefined, is: (answer: unknown) => boolean]>([
  ['console/overview', 'GET', undefined, isOverview],
  ['console/audience', 'GET', undefined, isAudienceAnswer],
  ['console/sports', 'GET', undefined, isSportsAnswer],
  ['console/screens', 'GET', undefined, isScreensAnswer],
  ['console/alerts', 'GET', undefined, isAlertsAnswer],
  ['console/analysis', 'GET', undefined, isAnalysisFacts],
  ['console/logs', 'POST', EVERYTHING_LATELY, isLogAnswer],
])('%s keeps its shape, whatever people write', async (path, method, body, is) => {
  expect(is(await askExpectingOk(product, operator, method, path, body))).toBe(true)
})

it('the directory keeps the shape of its rows', async () => {
  const users = await askExpectingOk<unknown[]>(product, operator, 'POST', 'rpc/get_users_with_sessions')
  expect(users.filter((user) => !isUserOfServer(user))).toEqual([])
})
