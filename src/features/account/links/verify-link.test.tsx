import { afterEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { LinkReply } from '../../../backend/mailed-link-api'
import type { AuthFailure } from '../../../domain/people/sign-in/auth-failure'
import { accountAtom } from '../../../state/account'
import { mailedLinksAtom } from '../../../state/mailed-links'
import { createStore, Provider } from '../../../state/store'
import { accountWith } from '../../../state/testing/account'
import { linksWith } from '../../../state/testing/mailed-links'
import { passTime } from '../../../ui/testing/pass-time'
import { click, find, render } from '../../../ui/testing/render'
import { VerifyLinkPage } from './verify-link'

let shown: ReturnType<typeof render>
afterEach(() => {
  shown.close()
  vi.useRealTimers()
})

interface World {
  readonly reply?: LinkReply | readonly LinkReply[]
  readonly hasSession?: boolean
  /** Why the digits did not sign in at the first try. */
  readonly codeFailure?: AuthFailure['code']
}

async function open(
  search: string,
  { reply = { kind: 'taken' }, hasSession = false, codeFailure }: World = {},
) {
  vi.useFakeTimers()
  const store = createStore()
  const asked: unknown[] = []
  const replies = [reply].flat()
  /** How much the server had been asked for when the page looked for a session. */
  const looks: number[] = []
  store.set(mailedLinksAtom, linksWith({ confirmEmail: async (token) => replies[asked.push(token) - 1]! }))
  store.set(
    accountAtom,
    accountWith({
      lookAtSession: async () => {
        looks.push(asked.length)
        return { hasSession, emailConfirmed: false }
      },
      signInWithCode: async (...code) => {
        return asked.push(code) === 1 && codeFailure
          ? { call: 'sign-in', ok: false, failure: { code: codeFailure } }
          : { call: 'sign-in', ok: true }
      },
    }),
  )
  const location = memoryLocation({ path: '/auth/v1/verify', searchPath: search, record: true })
  shown = render(
    <Provider store={store}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <VerifyLinkPage />
      </Router>
    </Provider>,
  )
  await passTime(0)
  return { asked, looks, history: location.history }
}

const LONG = 'a-token-longer-than-a-code'

it.each([
  [`token_hash=${LONG}&type=signup`, {}, [LONG], 'Email confirmed! Please sign in.'],
  [`token=${LONG}`, {}, [LONG], 'Email confirmed! Please sign in.'],
  ['token=123456', {}, [['', '123456']], 'Email confirmed successfully! Logging you in...'],
  ['token=123456&otp_id=o1', {}, [['o1', '123456']], 'Email confirmed successfully! Logging you in...'],
  [
    'token=123456&otp_id=o1',
    { codeFailure: 'auth/invalid-credential' },
    [['o1', '123456']],
    'Verification failed. Please try signing in.',
  ],
  [`token=${LONG}`, { hasSession: true }, [], 'Already logged in!'],
  ['', {}, [], 'Invalid verification link - missing token'],
  ['token=123', {}, [], 'Invalid verification link - missing token'],
  [
    `token=${LONG}`,
    { reply: { kind: 'refused', problem: { message: 'Used before.' } } },
    [LONG],
    'Verification failed: Used before.',
  ],
  [
    `token=${LONG}`,
    { reply: { kind: 'refused', problem: {} } },
    [LONG],
    'Verification failed. Please try signing in.',
  ],
  [
    `token=${LONG}`,
    { reply: { kind: 'refused', problem: { code: 'auth/network-request-failed' } } },
    [LONG],
    'Verification failed: The server cannot be reached. Please try again in a moment.',
  ],
  [
    'token=123456&otp_id=o1',
    { codeFailure: 'auth/offline' },
    [['o1', '123456']],
    'Verification failed: You are offline. Connect to the internet and try again.',
  ],
] as const)('001 section 2: %s with %j asks %j and says: %s', async (search, world, asked, text) => {
  const opened = await open(search, world)
  expect(shown.page.textContent).toContain(text)
  expect(opened.asked).toEqual(asked)
})

describe('what the server has not judged yet stays on the page and is sent again by a press', () => {
  const crowd: LinkReply = { kind: 'refused', problem: { code: 'auth/too-many-requests' } }
  const away: LinkReply = { kind: 'refused', problem: { code: 'auth/network-request-failed' } }
  const taken: LinkReply = { kind: 'taken' }
  const code = 'token=123456&otp_id=o1'
  it.each<[string, string, World]>([
    ['a link that met a crowd', `token=${LONG}`, { reply: [crowd, taken] }],
    ['a link that did not reach the server', `token=${LONG}`, { reply: [away, taken] }],
    ['a code that met a crowd', code, { codeFailure: 'auth/too-many-requests' }],
    ['a code that did not reach the server', code, { codeFailure: 'auth/network-request-failed' }],
  ])('%s', async (_what, search, world) => {
    const { asked, history } = await open(search, world)
    await passTime(4000)
    expect([asked.length, history.includes('/')]).toEqual([1, false])
    expect(find(shown.page, 'button').textContent).toBe('Try Again')
    click(find(shown.page, 'button'))
    await passTime(0)
    expect(asked).toEqual([asked[0], asked[0]])
    expect(find(shown.page, '[data-kind=success]').textContent).toContain('Email confirmed')
  })

  it('says how long to wait', async () => {
    await open(`token=${LONG}`, { reply: crowd })
    expect(shown.page.textContent).toContain(
      'Verification failed: Too many tries. Please wait a moment and try again.',
    )
  })
})

it('looks once for a session of this browser, before it uses the link up', async () => {
  const { looks } = await open(`token=${LONG}`)
  await passTime(2000)
  expect(looks).toEqual([0])
})

describe('001 section 2: the page redirects home', () => {
  const refused: LinkReply = { kind: 'refused', problem: {} }
  it.each<[string, string, World, number]>([
    ['1 s after it found a session', `token=${LONG}`, { hasSession: true }, 1000],
    ['2 s after the address was confirmed', `token=${LONG}`, {}, 2000],
    ['2 s after a code signed in', 'token=123456&otp_id=o1', {}, 2000],
    [
      '3 s after a code was refused',
      'token=123456&otp_id=o1',
      { codeFailure: 'auth/invalid-credential' },
      3000,
    ],
    ['3 s after the token was refused', `token=${LONG}`, { reply: refused }, 3000],
    ['3 s after it found no token', '', {}, 3000],
  ])('%s', async (_when, search, world, afterMs) => {
    const { history } = await open(search, world)
    await passTime(afterMs - 10)
    expect(history).not.toContain('/')
    await passTime(20)
    expect(history).toEqual(['/'])
  })
})
