import { afterEach, expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { NewPasswordReply } from '../../../backend/mailed-link-api'
import { serverReach } from '../../../platform/reach'
import { accountAtom } from '../../../state/account'
import { mailedLinksAtom } from '../../../state/mailed-links'
import { createStore, Provider } from '../../../state/store'
import { accountWith } from '../../../state/testing/account'
import { linksWith } from '../../../state/testing/mailed-links'
import { submit, type } from '../../../ui/testing/forms'
import { eventually, find, render, settle } from '../../../ui/testing/render'
import { ResetPassword } from './reset-password'

const token = (exp: number) => `head.${btoa(JSON.stringify({ exp })).replaceAll('=', '')}.sign`
const GOOD = token(Date.now() / 1000 + 1800)

let shown: ReturnType<typeof render>
afterEach(() => shown.close())

interface World {
  readonly kind?: 'reset' | 'confirm'
  readonly isGood?: boolean | undefined
  readonly answer?: NewPasswordReply | 'never'
  readonly isInvitation?: true
  /** The server cannot be asked at the first look. */
  readonly isFirstLookLost?: true
}

function open(
  given: string,
  { kind = 'reset', isGood, answer = 'set', isInvitation, isFirstLookLost }: World = { isGood: true },
) {
  const store = createStore()
  const looked: string[] = []
  const sent: string[][] = []
  const signedOut: string[] = []
  const sessions: string[] = []
  store.set(
    mailedLinksAtom,
    linksWith({
      lookAtLink: async (asked) => {
        looked.push(asked)
        return isGood === undefined || (isFirstLookLost && looked.length === 1)
          ? undefined
          : { kind, state: isGood ? 'good' : 'dead', ...(isInvitation && { isInvitation }) }
      },
      setPassword: async (...asked) => {
        sent.push(asked)
        return answer === 'never' ? new Promise(() => {}) : answer
      },
    }),
  )
  store.set(
    accountAtom,
    accountWith({
      signOut: () => void signedOut.push('here'),
      lookAtSession: async () => (sessions.push('looked'), { hasSession: false, emailConfirmed: false }),
    }),
  )
  const location = memoryLocation({
    path: '/reset-password',
    searchPath: given && `token=${given}`,
    record: true,
  })
  shown = render(
    <Provider store={store}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <ResetPassword />
      </Router>
    </Provider>,
  )
  return { looked, sent, signedOut, sessions, history: location.history }
}

async function enter(password: string, confirm = password) {
  await eventually(() => shown.page.querySelectorAll('input').length === 2)
  const [first, second] = shown.page.querySelectorAll('input')
  type(first!, password)
  type(second!, confirm)
  submit(shown.page.querySelector('form')!)
}

const says = (text: string) => () => shown.page.textContent.includes(text)

it('001 section 2: names its two fields, each with a button that shows what was typed', async () => {
  open(GOOD)
  await eventually(() => shown.page.querySelectorAll('input').length === 2)
  const texts = (selector: string) => [...shown.page.querySelectorAll(selector)]
  expect(texts('label').map(({ textContent }) => textContent)).toEqual(['New Password', 'Confirm Password'])
  expect(texts('button[aria-pressed]').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Show new password',
    'Show confirm password',
  ])
})

it('begins with two empty fields, and complains of nothing before they are sent', async () => {
  open(GOOD)
  await eventually(() => shown.page.querySelectorAll('input').length === 2)
  expect([...shown.page.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', ''])
  const notices = [...shown.page.querySelectorAll('[aria-live]')]
  expect(notices.map(({ childElementCount }) => childElementCount)).toEqual([0, 0])
  // Its rules are not those of a first password.
  expect(says('Min 8 characters')()).toBe(false)
  await enter('')
  await eventually(says('Password must be at least 6 characters long'))
})

it('sends the new password once and welcomes', async () => {
  const { sent, signedOut } = open(GOOD)
  await enter('Overtime-5-Goals')
  await eventually(says('Welcome back! Your new password is set.'))
  expect(sent).toEqual([[GOOD, 'Overtime-5-Goals']])
  expect(signedOut).toEqual([])
})

it('looks at once whether this device is still signed in, because a new password ends all sessions', async () => {
  const { sessions } = open(GOOD)
  await enter('Overtime-5-Goals')
  await eventually(says('Welcome back! Your new password is set.'))
  expect(sessions).toEqual(['looked'])
})

it('welcomes an invited user as somebody new', async () => {
  open(GOOD, { isGood: true, isInvitation: true })
  await eventually(says('Choose your password'))
  await enter('Overtime-5-Goals')
  await eventually(says('Welcome! Your password is set: sign in with it.'))
})

it('001 section 5: holds the first password of an invited user to its own rules, and states them', async () => {
  const { sent } = open(GOOD, { isGood: true, isInvitation: true })
  await eventually(says('Min 8 characters • Include uppercase, lowercase & number'))
  await enter('overtime-goals')
  await eventually(says('Password must contain at least one uppercase letter'))
  expect(sent).toEqual([])
})

const HINT = 'Min 8 characters • Include uppercase, lowercase & number'
const LOST_INVITATION = { isGood: true, isInvitation: true, isFirstLookLost: true } as const

it('states the rules of a first password once the server refuses one, if it could not be asked before', async () => {
  const { looked, sent } = open(GOOD, { ...LOST_INVITATION, answer: 'weak' })
  await enter('sunrise7x')
  await eventually(says(HINT))
  expect(says("Let's make that password stronger! 🛡️")()).toBe(true)
  await enter('sunrise7x')
  await eventually(says('Password must contain at least one uppercase letter'))
  expect([looked.length, sent.length]).toEqual([2, 1])
})

it('states the rules of a first password as soon as the server is back', async () => {
  const { looked, sent } = open(GOOD, LOST_INVITATION)
  await eventually(() => shown.page.querySelector('form') !== null)
  settle(() => serverReach.failed())
  settle(() => serverReach.answered())
  await eventually(says(HINT))
  expect([looked.length, sent]).toEqual([2, []])
})

it('sends a password once, also when the server says meanwhile that it is the first', async () => {
  const { sent } = open(GOOD, { ...LOST_INVITATION, answer: 'never' })
  await enter('Overtime-5-Goals')
  settle(() => serverReach.failed())
  settle(() => serverReach.answered())
  await eventually(says(HINT))
  expect(sent).toHaveLength(1)
})

it('asks no more about a link that it has seen', async () => {
  const { looked } = open(GOOD, { isGood: true, answer: 'weak' })
  await enter('Overtime-5-Goals')
  await eventually(says("Let's make that password stronger! 🛡️"))
  settle(() => serverReach.failed())
  settle(() => serverReach.answered())
  expect(looked).toEqual([GOOD])
})

it('sends nothing while the two passwords do not match', async () => {
  const { sent } = open(GOOD)
  await enter('Overtime-5-Goals', 'Overtime-6-Goals')
  await eventually(says('Passwords do not match'))
  expect(find(shown.page, '[aria-live=assertive]').textContent).toBe('Passwords do not match')
  expect(sent).toEqual([])
})

it('signs the user out and asks to try again when the server refuses', async () => {
  const { sent, signedOut } = open(GOOD, { isGood: true, answer: 'failed' })
  await enter('Overtime-5-Goals')
  await eventually(says('Failed to reset password. Please try again.'))
  await eventually(() => signedOut.length > 0)
  expect([sent.length, signedOut]).toEqual([1, ['here']])
})

it('says when a password is too weak, and signs nobody out', async () => {
  const { signedOut } = open(GOOD, { isGood: true, answer: 'weak' })
  await enter('Overtime-5-Goals')
  await eventually(says("Let's make that password stronger! 🛡️"))
  expect(signedOut).toEqual([])
})

it('keeps what was typed and signs nobody out when the server cannot be reached', async () => {
  const { signedOut } = open(GOOD, { isGood: true, answer: 'unreachable' })
  await enter('Overtime-5-Goals')
  await eventually(says('The server cannot be reached. Please try again in a moment.'))
  expect(signedOut).toEqual([])
  expect([...shown.page.querySelectorAll('input')].map(({ value }) => value)).toEqual([
    'Overtime-5-Goals',
    'Overtime-5-Goals',
  ])
})

it('shows the form where the server cannot be asked about the link', async () => {
  open(GOOD, { isGood: undefined })
  await eventually(() => shown.page.querySelector('form') !== null)
})

it('says at once when a link was used before', async () => {
  const { looked } = open(GOOD, { isGood: false })
  await eventually(says('Invalid or expired reset link. Please request a new password reset.'))
  expect(looked).toEqual([GOOD])
})

it('leaves it to the server whether a link has expired: the clock of the device may be a day off', async () => {
  const { looked } = open(token(1))
  await eventually(() => shown.page.querySelector('form') !== null)
  expect(looked).toEqual([token(1)])
})

it.each(['', 'nonsense', token(1)])('says that the link %j is no longer valid', async (given) => {
  open(given, { isGood: false })
  await eventually(says('Invalid or expired reset link. Please request a new password reset.'))
  expect(find(shown.page, 'h1').textContent).toBe('Set a new password')
  expect(shown.page.querySelector('[aria-live=assertive]')).not.toBeNull()
  expect(shown.page.querySelector('form')).toBeNull()
  expect(shown.page.querySelector('button')?.textContent).toBe('Return to Home')
})

it('asks no server about a link that has lost its token', async () => {
  const { looked } = open('', { isGood: true })
  await eventually(says('Invalid or expired reset link. Please request a new password reset.'))
  settle(() => serverReach.failed())
  settle(() => serverReach.answered())
  expect(looked).toEqual([])
})

it('takes no link that was mailed for something else', async () => {
  open(GOOD, { kind: 'confirm', isGood: true })
  await eventually(says('Invalid or expired reset link. Please request a new password reset.'))
})
