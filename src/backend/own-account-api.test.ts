import { afterEach, expect, test, vi } from 'vitest'
import { CROWDED } from '../domain/people/budgets/password-crowd'
import { exportsSpentText } from '../domain/people/budgets/row-budgets'
import { createOwnAccountApi } from './own-account-api'

test.each([
  ['done', 204, undefined],
  ['bad-address', 400, { data: { newEmail: { code: 'validation_invalid_new_email' } } }],
  ['no-mail', 400, { data: { newEmail: { code: 'no_mail' } } }],
  ['mail-fails', 503, { code: 'mail-fails', data: {}, nextInS: 60 }],
  ['failed', 503, { data: {} }],
  ['too-many', 429, { data: {} }],
])('a change of address is %s when the server answers %d %j', async (answer, status, body) => {
  const fetch = async () =>
    status === 204 ? new Response(undefined, { status }) : Response.json(body, { status })
  expect(await createOwnAccountApi(fetch).changeEmail('token', 'new@fans.example', 'secret')).toBe(answer)
})

/** Many passwords came at once, and the server judges this one later. */
const crowded = () =>
  Response.json({ code: CROWDED, data: {} }, { status: 429, headers: { 'Retry-After': '2' } })

/** What becomes of a change of address to which the server gives these answers. */
async function changeAfter(answer: () => Response) {
  vi.useFakeTimers()
  const changed = createOwnAccountApi(async () => answer()).changeEmail('token', 'new@fans.example', 'secret')
  await vi.runAllTimersAsync()
  return changed
}
afterEach(() => void vi.useRealTimers())

test('a change of address comes again when it came in a crowd, and is done then', async () => {
  const answers = [crowded(), new Response(undefined, { status: 204 })]
  expect(await changeAfter(() => answers.shift()!)).toBe('done')
})

test('a change of address in a crowd that does not pass is not counted down, as no password was wrong', async () => {
  expect(await changeAfter(crowded)).toBe('too-many')
})

/** Wrong passwords are counted, and the header says when the next one may come. */
const tooManyTries = async () =>
  Response.json({ status: 429, data: {} }, { status: 429, headers: { 'Retry-After': '661' } })

test('what asks for the password says in how many seconds the next try may come', async () => {
  const api = createOwnAccountApi(tooManyTries)
  const change = { oldPassword: 'old', password: 'new', revokeKeys: false }
  const refused = { kind: 'refused', answer: { nextTryInS: 661 } }
  expect(await api.changePassword('token', change)).toEqual(refused)
  expect(await api.deleteAccount('token', 'old')).toEqual(refused)
  expect(await api.changeEmail('token', 'new@fans.example', 'old')).toEqual({ nextTryInS: 661 })
})

test.each(['soon', '-1', '86401'])('a wait of %s is no wait', async (said) => {
  const headers = { 'Retry-After': said }
  const fetch = async () => Response.json({ data: {} }, { status: 429, headers })
  const answer = await createOwnAccountApi(fetch).deleteAccount('token', 'old')
  expect(answer).toEqual({ kind: 'refused', answer: 'too-many' })
})

test.each([
  ['the file', 200, { users: [] }, '{\n  "users": []\n}'],
  ['why not today', 429, { message: exportsSpentText() }, { refusal: exportsSpentText() }],
  ['nothing when only the pace of requests was too fast', 429, { message: 'Too Many Requests.' }, undefined],
  ['nothing when it fails', 500, { message: exportsSpentText() }, undefined],
])('an export of the account is %s', async (_words, status, body, answer) => {
  const fetch = async () => Response.json(body, { status })
  expect(await createOwnAccountApi(fetch).exportData('token')).toEqual(answer)
})
