import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthAnswer } from '../../../domain/people/sign-in/auth-answers'
import type { AuthCall } from '../../../domain/people/sign-in/auth-modal'
import type { AuthStep } from '../../../domain/people/sign-in/auth-steps'
import { PASSWORD_ONLY, type SignInWays } from '../../../domain/people/sign-in/sign-in-ways'
import { serverReach } from '../../../platform/reach'
import { accountAtom } from '../../../state/account'
import { authStepAtom } from '../../../state/auth-modal'
import { createStore, Provider } from '../../../state/store'
import { accountWith } from '../../../state/testing/account'
import { submit, type } from '../../../ui/testing/forms'
import { passTime } from '../../../ui/testing/pass-time'
import { click, find, render, settle, type Rendered } from '../../../ui/testing/render'
import { AuthModal } from './auth-modal'

/** The network fails in the middle of a step and comes back; Back is pressed in the middle of a step. */

const EMAIL = 'ann@fans.example'
const OFFLINE = 'You are offline. Connect to the internet and try again.'
const PACE = { nextInS: 60 }

let rendered: Rendered
let store = createStore()
let isOnline = true
let ways: SignInWays = { code: true, providers: [] }
beforeEach(() => {
  vi.useFakeTimers()
  isOnline = true
  ways = { code: true, providers: [] }
  store = createStore()
  const ask = (call: AuthCall, answer: AuthAnswer) => async () =>
    isOnline ? answer : ({ call, ok: false, failure: { code: 'auth/offline' } } as const)
  store.set(
    accountAtom,
    accountWith({
      fetchSignInWays: async () => (isOnline ? ways : PASSWORD_ONLY),
      signIn: ask('sign-in', { call: 'sign-in', ok: true }),
      signUp: ask('sign-up', { call: 'sign-up', ok: true, mailSent: PACE }),
      checkVerification: ask('check-verification', { call: 'check-verification', ok: true, verified: true }),
      sendVerification: ask('send-verification', { call: 'send-verification', ok: true, mailSent: PACE }),
      sendReset: ask('send-reset', { call: 'send-reset', ok: true, mailSent: PACE }),
      sendCode: ask('send-code', { call: 'send-code', ok: true, mailSent: PACE, codeId: 'c1' }),
      signInWithCode: ask('sign-in-with-code', { call: 'sign-in-with-code', ok: true }),
    }),
  )
})
afterEach(() => {
  rendered.close()
  sessionStorage.clear()
  vi.runAllTimers()
  vi.useRealTimers()
})

async function open(step: AuthStep) {
  store.set(authStepAtom, step)
  rendered = render(
    <Provider store={store}>
      <AuthModal />
    </Provider>,
  )
  await passTime(0)
}
const title = () => rendered.page.querySelector('h2')?.textContent
const notice = () => find(rendered.page, '[aria-live]').textContent
const button = (text: string) =>
  [...rendered.page.querySelectorAll('button')].find(({ textContent }) => textContent === text)
const press = async (text: string) => {
  click(button(text)!)
  await passTime(0)
}
const inputs = () => [...rendered.page.querySelectorAll<HTMLInputElement>('input')]
const values = () => inputs().map(({ value }) => value)
const fill = (...texts: readonly string[]) => texts.forEach((text, at) => type(inputs()[at]!, text))
const send = async () => {
  submit(find(rendered.page, 'form'))
  await passTime(0)
}

const SIGN_UP = ['Ann', 'Fan', EMAIL, 'Overtime-5-Goals', 'Overtime-5-Goals']

describe('without a network', () => {
  it.each([
    ['signin', [EMAIL, 'Overtime-5-Goals'], 'Welcome back!'],
    ['signup-email', SIGN_UP, 'Email sent. Check your inbox! 📧'],
    ['forgot-password', [EMAIL], 'If there is an account with this email, a reset link is on its way.'],
    ['code', [EMAIL], 'Email sent. Check your inbox! 📧'],
  ] as const)(
    'the step %s says so, keeps what was typed, and works once the network is back',
    async (step, texts, done) => {
      await open(step)
      fill(...texts)
      isOnline = false
      await send()
      expect([notice(), values()]).toEqual([OFFLINE, [...texts]])
      isOnline = true
      await send()
      expect(notice()).toBe(done)
    },
  )

  it('the step that waits for the click in the mail says so, at the check and at the next mail', async () => {
    await open('signup-email')
    fill(...SIGN_UP)
    await send()
    isOnline = false
    await press('I clicked the link')
    expect(notice()).toBe(OFFLINE)
    await passTime(61_000)
    await press('Send another one')
    expect(notice()).toBe(OFFLINE)
    isOnline = true
    await press('I clicked the link')
    expect(notice()).toBe('Email verified! 🎉')
  })

  it('a code that was mailed before is still good when the network is back', async () => {
    await open('code')
    fill(EMAIL)
    await send()
    fill('123456')
    isOnline = false
    await send()
    expect([notice(), values()]).toEqual([OFFLINE, ['123456']])
    isOnline = true
    await send()
    expect(notice()).toBe('Welcome back!')
  })

  it('the other ways to sign in are offered once the server is back', async () => {
    isOnline = false
    ways = { code: true, providers: [{ name: 'oidc', label: 'Fan Club' }] }
    await open('signin')
    expect(button('Continue with Fan Club')).toBeUndefined()
    isOnline = true
    settle(() => {
      serverReach.failed()
      serverReach.answered()
    })
    await passTime(0)
    expect(button('Continue with Fan Club')).toBeDefined()
    expect(button('Email me a code')).toBeDefined()
  })
})

it('the other ways to sign in are offered soon after one answer that was lost', async () => {
  isOnline = false
  ways = { code: true, providers: [] }
  await open('signin')
  isOnline = true
  await passTime(5000)
  expect(button('Email me a code')).toBeDefined()
})

describe('a page that is loaded anew while its user reads the mail, as phones do', () => {
  async function reload() {
    rendered.close()
    store.set(authStepAtom, undefined)
    await open('signin')
    await press('Email me a code')
  }
  beforeEach(async () => {
    await open('code')
    fill(EMAIL)
    await send()
  })

  it('still takes the code that was mailed, and says when another can go', async () => {
    await reload()
    expect(rendered.page.textContent).toContain(`If ${EMAIL} has an account, six digits are on their way.`)
    expect(rendered.page.textContent).toContain('Another one can go in 60 s.')
    fill('123456')
    await send()
    expect(notice()).toBe('Welcome back!')
    await passTime(1000)
    rendered.close()
    await open('code')
    expect(values()).toEqual([''])
  })

  it('asks for the address again when the code has expired', async () => {
    await passTime(5 * 60_000)
    await reload()
    await passTime(5 * 60_000)
    await reload()
    expect([title(), values()]).toEqual(['Sign in with a code', ['']])
  })

  it('001 section 4: has forgotten all when the modal was closed', async () => {
    await press('')
    await reload()
    expect([title(), values()]).toEqual(['Sign in with a code', ['']])
  })
})

it('the welcome step offers all ways in before its closing sentence', async () => {
  ways = { code: false, providers: [{ name: 'oidc', label: 'Fan Club' }] }
  await open('welcome')
  const all = [...rendered.page.querySelectorAll('button, p')].map(({ textContent }) => textContent)
  const [way, last] = ['Continue with Fan Club', 'Scores stay free for everyone']
  const at = (text: string) => all.findIndex((one) => one.startsWith(text))
  expect(at(way)).toBeGreaterThan(at('Sign Up'))
  expect(at(way)).toBeLessThan(at(last))
})

it.each(['signup-email', 'forgot-password'] as const)(
  'the step %s is about a password, and offers no way without one',
  async (step) => {
    ways = { code: true, providers: [{ name: 'oidc', label: 'Fan Club' }] }
    await open(step)
    const all = [...rendered.page.querySelectorAll('button')].map(({ textContent }) => textContent)
    expect(all.filter((one) => /Fan Club|a code|Forgot/.test(one))).toEqual([])
  },
)

describe("the browser's back", () => {
  /** The browser removes the history entry that the modal added, and reports it. */
  const goBack = async () => {
    history.replaceState(null, '')
    settle(() => dispatchEvent(new PopStateEvent('popstate')))
    await passTime(0)
  }
  /** As long as something lies over the page, it has a history entry for Back to take. */
  const isCaught = () => history.state !== null

  it('goes step by step to where the modal was opened, loses nothing that was typed, and then closes it', async () => {
    await open('welcome')
    await press('Sign In')
    fill(EMAIL, 'Overtime-5-Goals')
    await press('Forgot password?')
    await goBack()
    expect([title(), values()]).toEqual(['Welcome back', [EMAIL, 'Overtime-5-Goals']])
    expect(isCaught()).toBe(true)
    await goBack()
    expect(title()).toBe('Get closer to the game')
    await press('Sign In')
    expect(values()).toEqual([EMAIL, 'Overtime-5-Goals'])
    await goBack()
    await goBack()
    expect([store.get(authStepAtom), isCaught()]).toEqual([undefined, false])
  })

  it('leads from the wait for the mail to the form, as it was filled in', async () => {
    await open('welcome')
    await press('Sign Up')
    fill(...SIGN_UP)
    await send()
    expect(title()).toBe('Check your inbox')
    await goBack()
    expect([title(), values()]).toEqual(['Create your account', SIGN_UP])
  })

  it('closes the modal at the step at which it was opened', async () => {
    await open('signin')
    await goBack()
    expect(store.get(authStepAtom)).toBeUndefined()
  })
})
