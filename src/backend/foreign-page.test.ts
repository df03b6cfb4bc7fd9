import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApiKeyApi } from './api-key-api'
import type { Fetch } from './get-json'
import { sendLines } from './log-api'
import { changeAddress, confirmEmail, setPassword } from './mailed-link-api'
import { fetchOdds } from './odds-api'
import { createOwnAccountApi } from './own-account-api'
import { parseOutboxReply } from './parse-outbox'
import { createPeopleApi } from './people-api'

const page =
  (status: number): Fetch =>
  async () =>
    new Response('<h1>Sign in to this network</h1>', { status, headers: { 'Content-Type': 'text/html' } })

const edit = { rpc: 'admin_update_user_tier', args: {} } as never

const takeExport = (fetch: Fetch) => createOwnAccountApi(fetch).takeExport('t', 'u', 'nfl.csv')
const createKey = (fetch: Fetch) => createApiKeyApi(fetch).createApiKey('t', 'My program')

const UNREACHABLE = { kind: 'unreachable' }
const UNHEARD = { kind: 'refused', problem: { code: 'auth/network-request-failed' } }

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null }))
afterEach(() => vi.unstubAllGlobals())

test.each<[string, (fetch: Fetch) => Promise<unknown>, number, unknown]>([
  ['an address is confirmed', (fetch) => confirmEmail('t', fetch), 200, UNHEARD],
  ['a link is judged by somebody who went wrong', (fetch) => confirmEmail('t', fetch), 500, UNHEARD],
  ['a link is judged by a server that is away', (fetch) => confirmEmail('t', fetch), 502, UNHEARD],
  ['a password is refused', (fetch) => setPassword('t', 'secret', fetch), 502, 'unreachable'],
  ['an address is not changed', (fetch) => changeAddress('t', 'secret', fetch), 502, 'unreachable'],
  ['a key is revoked', (fetch) => createApiKeyApi(fetch).revokeApiKey('t', 'k'), 404, false],
  ['no key was made', createKey, 502, UNREACHABLE],
  ['a key is refused', createKey, 200, UNREACHABLE],
  ['a file may be exported', takeExport, 200, UNREACHABLE],
  ['a file could not be made', takeExport, 504, UNREACHABLE],
  ['all files of today are spent', takeExport, 429, UNREACHABLE],
  ['lines of a log have arrived', (fetch) => sendLines({}, fetch), 200, false],
  ['lines of a log are refused', (fetch) => sendLines({}, fetch), 403, false],
  ['what people did is denied', async () => parseOutboxReply(401, undefined), 401, { kind: 'failed' }],
  ['what people did is nonsense', async () => parseOutboxReply(400, undefined), 400, { kind: 'failed' }],
  ['lines are denied', (fetch) => fetchOdds('nfl', undefined, fetch), 403, { kind: 'failed' }],
])('the page of a network or a proxy does not say that %s', async (_what, ask, status, answer) => {
  expect(await ask(page(status))).toEqual(answer)
})

test('the page of a network or a proxy does not say that a user is changed', async () => {
  expect(await createPeopleApi(page(200)).edit(edit)).toMatchObject({ kind: 'failed' })
})

test('an outbox is unreadable only for an entry without a name or for its size, and not while PocketBase fails', () => {
  const kindOf = (status: number, message: string) => parseOutboxReply(status, { message }).kind
  expect([
    kindOf(400, 'An entry has no name.'),
    kindOf(413, 'Request entity too large.'),
    kindOf(400, 'Something went wrong while processing your request.'),
    kindOf(503, 'The server can save nothing at the moment. Please try again later.'),
  ]).toEqual(['unreadable', 'unreadable', 'failed', 'failed'])
})
