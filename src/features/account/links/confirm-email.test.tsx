import { afterEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { confirmEmail, type LinkReply } from '../../../backend/mailed-link-api'
import type { Account, LookedAt } from '../../../domain/people/users/account'
import { serverReach } from '../../../platform/reach'
import { accountAtom } from '../../../state/account'
import { mailedLinksAtom } from '../../../state/mailed-links'
import { createStore, Provider } from '../../../state/store'
import { accountWith } from '../../../state/testing/account'
import { linksWith } from '../../../state/testing/mailed-links'
import { passTime } from '../../../ui/testing/pass-time'
import { click, eventually, find, render, settle } from '../../../ui/testing/render'
import { ConfirmEmail } from './confirm-email'

let shown: ReturnType<typeof render>
afterEach(() => {
  shown.close()
  vi.useRealTimers()
})

const tokenOf = (claims: object) => `head.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.sign`
const token = (exp: number) => tokenOf({ exp })
const GOOD = token(Date.now() / 1000 + 1800)
const ANNS = tokenOf({ email: 'ann@fans.example' })
const TAKEN: LinkReply = { kind: 'taken' }
const GUEST: LookedAt = { hasSession: false, emailConfirmed: false }

function open(
  search: string,
  replies: LinkReply | LinkReply[] | (() => Promise<LinkReply>) = TAKEN,
  session: LookedAt = GUEST,
  account: Partial<Account> = {},
) {
  const store = createStore()
  const asked: string[] = []
  const next = async () =>
    Array.isArray(replies) ? (replies.shift() ?? TAKEN) : typeof replies === 'function' ? replies() : replies
  store.set(mailedLinksAtom, linksWith({ confirmEmail: async (given) => (asked.push(given), next()) }))
  store.set(accountAtom, accountWith({ lookAtSession: async () => session, ...account }))
  const location = memoryLocation({ path: '/confirm-email', searchPath: search, record: true })
  shown = render(
    <Provider store={store}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <ConfirmEmail />
      </Router>
    </Provider>,
  )
  return { asked, history: location.history }
}

const says = (text: string) => () => shown.page.textContent.includes(text)
const title = () => find(shown.page, 'h1').textContent
const ways = () => [...shown.page.querySelectorAll('button')].map(({ textContent }) => textContent)

it('tells the server of the link once, says that the address is confirmed and leads home after 2 s', async () => {
  vi.useFakeTimers()
  const { asked, history } = open(`token=${GOOD}`)
  await passTime(0)
  expect(find(shown.page, '[data-kind=success]').textContent).toBe('Your email is confirmed. Welcome!')
  expect(asked).toEqual([GOOD])
  await passTime(1990)
  expect(history).toHaveLength(1)
  expect(history[0]).toContain('/confirm-email')
  await passTime(20)
  expect(history).toEqual(['/'])
})

it('leaves it to the server whether a link has expired: the clock of the device may be a day off', async () => {
  const { asked } = open(`token=${token(1)}`)
  await eventually(says('Your email is confirmed. Welcome!'))
  expect(asked).toEqual([token(1)])
})

it('shows the way to a new link when the time of this one is over', async () => {
  open(`token=${token(1)}`, { kind: 'refused', problem: { code: 'otp_expired' } })
  await eventually(
    says('This confirmation link has expired. Please sign in and request a new confirmation email.'),
  )
  expect([title(), ways()]).toEqual(['Link expired', ['Sign In', 'Return to Home']])
})

const waysThatLook = (look: 'strong' | 'quiet') =>
  [...shown.page.querySelectorAll(`button[data-look=${look}]`)].map(({ textContent }) => textContent)
const refused = (code: string): LinkReply => ({ kind: 'refused', problem: { code } })

describe('a link that has expired and names the address it was mailed to', () => {
  const old = `token=${tokenOf({ exp: 1, email: 'ann@fans.example' })}`
  const answered = async (answer: Awaited<ReturnType<Account['sendVerification']>>) => {
    const mailsTo: string[] = []
    const sendVerification = async (to: string) => (mailsTo.push(to), answer)
    open(old, refused('otp_expired'), GUEST, { sendVerification })
    await eventually(says('Link expired'))
    click(find(shown.page, 'button[data-look=strong]'))
    return mailsTo
  }

  it('offers a new one as the first way on', async () => {
    open(old, refused('otp_expired'))
    await eventually(
      says('This confirmation link has expired. Please sign in and request a new confirmation email.'),
    )
    expect(ways()).toEqual(['Send a new link', 'Sign In', 'Return to Home'])
    expect(waysThatLook('strong')).toEqual(['Send a new link'])
    expect(waysThatLook('quiet')).toEqual(['Sign In', 'Return to Home'])
  })

  it('asks for one to this address at a press, once', async () => {
    const mailsTo = await answered({ call: 'send-verification', ok: true, mailSent: { nextInS: 60 } })
    expect(ways()[0]).toBe('Sending…')
    await eventually(says('Email sent. Check your inbox! 📧'))
    expect([mailsTo, ways()]).toEqual([['ann@fans.example'], ['Sign In', 'Return to Home']])
  })

  it('says why none goes out now, and offers it again', async () => {
    const message = 'Mail does not go out at the moment. Please try again later.'
    await answered({ call: 'send-verification', ok: false, failure: { code: 'mail-fails', message } })
    await eventually(says(message))
    expect(ways()).toEqual(['Send a new link', 'Sign In', 'Return to Home'])
  })
})

it.each([
  ['', TAKEN, 'Invalid confirmation link'],
  ['error=server_error', TAKEN, 'Failed to confirm email'],
  [
    `token=${GOOD}`,
    refused('invalid_token'),
    'Invalid confirmation link. If you already confirmed your email, try signing in.',
  ],
  [
    `token=${GOOD}`,
    refused('unexpected_failure'),
    'Failed to confirm email. Please try again or contact support.',
  ],
  [`token=${GOOD}`, refused('else'), 'Failed to confirm email'],
])('the link %j, answered with %j, says: %s, and cannot be tried again', async (search, reply, text) => {
  open(search, reply)
  await eventually(says(text))
  expect([title(), ways()]).toEqual(['Confirm your email', ['Sign In', 'Return to Home']])
  expect(waysThatLook('strong')).toEqual(['Sign In'])
})

it('says that a link has expired where only its address tells so', async () => {
  open('error_code=otp_expired')
  await eventually(says('Link expired'))
})

it.each([
  ['by a press', () => click(find(shown.page, 'button'))],
  ['by itself when the server is back', () => serverIsBack()],
])('a link that could not reach the server is sent again %s', async (_how, again) => {
  const { asked } = open(`token=${GOOD}`, [refused('auth/network-request-failed'), TAKEN])
  await eventually(says('The server cannot be reached. Please try again in a moment.'))
  again()
  await eventually(says('Your email is confirmed. Welcome!'))
  expect(asked).toEqual([GOOD, GOOD])
})

it.each([
  [{}, 'Too many tries. Please wait a moment and try again.'],
  [{ 'Retry-After': '60' }, 'Too many tries. You can try again in 60 s.'],
])('a link that met a crowd with %j says: %s, and a press sends it again', async (headers, text) => {
  const said = { status: 429, message: 'Too Many Requests.', data: {} }
  const crowd = Response.json(said, { status: 429, headers })
  const answers = [crowd, new Response(null, { status: 204 })]
  open(`token=${GOOD}`, () => confirmEmail(GOOD, async () => answers.shift()!))
  await eventually(says(text))
  expect(ways()).toEqual(['Try Again', 'Sign In', 'Return to Home'])
  click(find(shown.page, 'button'))
  await eventually(says('Your email is confirmed. Welcome!'))
})

function serverIsBack() {
  settle(() => {
    serverReach.failed()
    serverReach.answered()
  })
}

it('takes a session of the same address for a success after an unexplained failure', async () => {
  const ofAnn = { hasSession: true, emailConfirmed: false, email: 'ann@fans.example' }
  open(`token=${ANNS}`, refused('unexpected_failure'), ofAnn)
  await eventually(says('Your email is confirmed. Welcome!'))
})

it('does not call the address confirmed because somebody else is signed in here', async () => {
  const ofBob = { hasSession: true, emailConfirmed: true, email: 'bob@fans.example' }
  open(`token=${ANNS}`, refused('unexpected_failure'), ofBob)
  await eventually(says('Failed to confirm email. Please try again or contact support.'))
})

it('a server that was away has confirmed nothing, whoever is signed in, and is asked again when it is back', async () => {
  const answers = [new Response('<h1>Bad Gateway</h1>', { status: 502 }), new Response(null, { status: 204 })]
  const unproven = { hasSession: true, emailConfirmed: false, email: 'ann@fans.example' }
  open(`token=${ANNS}`, () => confirmEmail(ANNS, async () => answers.shift()!), unproven)
  await eventually(says('The server cannot be reached. Please try again in a moment.'))
  expect(ways()).toEqual(['Try Again', 'Sign In', 'Return to Home'])
  serverIsBack()
  await eventually(says('Your email is confirmed. Welcome!'))
  expect(answers).toEqual([])
})
