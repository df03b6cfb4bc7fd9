import { expect, test } from 'vitest'
import { signInFailureText } from '../domain/people/sign-in/sign-in-failure'
import { signUpFailureText } from '../domain/people/sign-in/sign-up-failure'
import { createAccountApi } from './account-api'

const answering = (status: number, body: object) =>
  createAccountApi(async () => new Response(JSON.stringify(body), { status }))
const unreachable = createAccountApi(() => Promise.reject(new TypeError('down')))
const payload = { email: 'a@b.c', password: 'pw', displayName: 'A B', firstName: 'A', lastName: 'B' }
const faulty = (field: string, code: string) => answering(400, { data: { [field]: { code } } })

async function signInText(api: ReturnType<typeof answering>): Promise<string> {
  const reply = await api.signIn('a@b.c', 'pw')
  return reply.kind === 'failed' ? signInFailureText(reply.failure) : 'signed in'
}

async function signUpText(api: ReturnType<typeof answering>): Promise<string> {
  const reply = await api.signUp(payload)
  return reply.kind === 'failed' ? signUpFailureText(reply.failure) : 'created'
}

test('sign-in: the server’s answers in the words of the catalogue', async () => {
  const refused = 'Invalid email or password. Please check your credentials.'
  expect(await signInText(answering(400, { message: 'Failed to authenticate.' }))).toBe(refused)
  expect(await signInText(answering(403, { message: 'Accounts are closed today.' }))).toBe(
    'Accounts are closed today.',
  )
  expect(await signInText(answering(503, { message: 'x'.repeat(201) }))).toBe(
    'Sign in failed. Please try again.',
  )
  const migrated = { code: 'LOGIN_FAILED_MIGRATED_USER_SUSPECTED' }
  expect(await signInText(answering(400, { ...migrated, message: 'Failed.' }))).toMatch(/recent migration/)
  const suggestion = 'Use the link that we sent you.'
  expect(await signInText(answering(400, { data: { ...migrated, suggestion } }))).toBe(suggestion)
  expect(await signInText(answering(500, {}))).toBe('Sign in failed. Please try again.')
  expect(await signInText(answering(200, { token: 't' }))).toBe('Sign in failed. Please try again.')
  expect(await signInText(answering(429, {}))).toMatch(/Too many tries/)
  const paced = createAccountApi(async () =>
    Response.json({}, { status: 429, headers: { 'Retry-After': '661' } }),
  )
  expect(await signInText(paced)).toBe('Too many tries. You can try again in 12 minutes.')
  expect(await signInText(unreachable)).toMatch(/cannot be reached/)
})

test('sign-up: the server’s answers in the words of the catalogue', async () => {
  expect(await signUpText(faulty('email', 'validation_not_unique'))).toMatch(/already on our team/)
  expect(await signUpText(faulty('email', 'validation_is_email'))).toMatch(/doesn't look right/)
  expect(await signUpText(faulty('password', 'validation_weak_password'))).toMatch(/password stronger/)
  expect(await signUpText(answering(500, {}))).toBe("Something went wrong. Let's try that again! 🔄")
  expect(await signUpText(answering(200, { id: 'u1' }))).toBe('created')
})

test.each([
  [undefined, { mail: 'none' }],
  [{ mail: 'none' }, { mail: 'none' }],
  [
    { mail: 'sent', nextInS: 60 },
    { mail: 'sent', pace: { nextInS: 60 } },
  ],
  [
    { mail: 'fails', nextInS: 90 },
    { mail: 'fails', pace: { nextInS: 90 } },
  ],
  [{ mail: 'by pigeon' }, { mail: 'unknown' }],
])('sign-up: what the server says of the mail: %j', async (confirmation, told) => {
  const reply = await answering(200, { id: 'u1', confirmation }).signUp(payload)
  expect(reply).toEqual({ kind: 'created', ...told })
})

test('signing out sends the token to the server, and does not fail when the server is unreachable', async () => {
  const sent: unknown[] = []
  const api = createAccountApi(async (path, { method, headers }) => {
    sent.push([method, path, new Headers(headers).get('authorization')])
    return new Response(null, { status: 204 })
  })
  await api.signOut('t')
  expect(sent).toEqual([['POST', '/api/sign-out', 't']])
  await unreachable.signOut('t')
})

test('a session of an account that is gone is refused with that word', async () => {
  const deleted = answering(401, { data: { account: { code: 'account_deleted' } } })
  expect(await deleted.refresh('t')).toEqual({ kind: 'refused', isDeleted: true })
})

test('only 401 refuses a session, and only in our own words: a proxy has 401 for people it does not know', async () => {
  expect(await answering(401, {}).refresh('t')).toEqual({ kind: 'refused' })
  const behindProxy = createAccountApi(async () => new Response('<h1>Sign in</h1>', { status: 401 }))
  expect(await behindProxy.refresh('t')).toEqual({ kind: 'unknown' })
  for (const status of [403, 404, 429, 500])
    expect(await answering(status, {}).refresh('t')).toEqual({ kind: 'unknown' })
  expect(await unreachable.refresh('t')).toEqual({ kind: 'unknown' })
})
