import { describe, expect, it } from 'vitest'
import { nextMoment, type AuthEvent, type AuthModal, type OpenAuthModal } from './auth-modal'
import {
  NOW,
  answered,
  callOf,
  failed,
  fields,
  filled,
  later,
  mailSent,
  opened,
  run,
  signingUp,
  stepOf,
  submitted,
  textOf,
  verifying,
  went,
} from '../testing/auth-events'

describe('001 section 4: auth modal flow', () => {
  it('welcome goes to signin or signup-email', () => {
    expect(stepOf(opened())).toBe('welcome')
    expect(stepOf(opened(went('signin')))).toBe('signin')
    expect(stepOf(opened(went('signup-email')))).toBe('signup-email')
    expect(stepOf(opened(went('verify-email')))).toBe('welcome')
  })

  it('sign-up success: if the email is already confirmed, a message shows and after 2 s it goes to signin', () => {
    const modal = run(signingUp(), answered({ call: 'sign-up', ok: true, emailConfirmed: true }))
    expect(textOf(modal)).toMatch(/Almost there/)
    expect([stepOf(later(modal, 1999)), stepOf(later(modal, 2000))]).toEqual(['signup-email', 'signin'])
  })

  it('a user who is signed in by signing up reads so for 2 s, then the modal closes', () => {
    const modal = run(signingUp(), answered({ call: 'sign-up', ok: true, signedIn: true }))
    expect(textOf(modal)).toBe('Your account is ready. Welcome to the team! 🎉')
    expect([stepOf(later(modal, 1999)), stepOf(later(modal, 2000))]).toEqual(['signup-email', 'closed'])
  })

  it('otherwise a verification email is sent and it goes to verify-email', () => {
    const sending = run(signingUp(), answered({ call: 'sign-up', ok: true, emailConfirmed: false }))
    expect(callOf(sending)).toBe('send-verification')
    expect(stepOf(verifying())).toBe('verify-email')
  })

  it('a server that has sent the verification email by itself is not asked for it', () => {
    expect(run(signingUp(), answered({ call: 'sign-up', ok: true, mailSent }))).toEqual(verifying())
  })

  it('a server whose mail is late is not asked for another one, and nobody is sent to a sign-in that cannot work', () => {
    const waiting = run(signingUp(), answered({ call: 'sign-up', ok: true, mailLate: { nextInS: 90 } }))
    const text = 'Mail is slow right now; your link comes as soon as it goes out.'
    expect(waiting).toMatchObject({ activity: { kind: 'idle' }, notice: { kind: 'success', text } })
    expect(waiting).toMatchObject({ nextMailAtMs: NOW + 90_000, mailedTo: fields.email })
    expect([stepOf(waiting), stepOf(later(waiting, 60_000))]).toEqual(['verify-email', 'verify-email'])
    expect(textOf(later(waiting, 60_000))).toBe(text)
  })

  it('if sending fails, the same success message shows and it goes to signin after 2 s', () => {
    const confirmed = run(signingUp(), answered({ call: 'sign-up', ok: true, emailConfirmed: true }))
    const modal = run(
      signingUp(),
      answered({ call: 'sign-up', ok: true, emailConfirmed: false }),
      failed('send-verification'),
    )
    expect(modal).toEqual(confirmed)
  })

  it("'I clicked the link' checks verification; if verified it shows success and closes after 1 s", () => {
    const checking = run(verifying(), submitted)
    expect(callOf(checking)).toBe('check-verification')
    const modal = run(checking, answered({ call: 'check-verification', ok: true, verified: true }))
    expect(textOf(modal)).toMatch(/verified/)
    expect([stepOf(later(modal, 999)), stepOf(later(modal, 1000))]).toEqual(['verify-email', 'closed'])
  })

  it('a check stays at the step while the address is not verified', () => {
    const modal = run(
      verifying(),
      submitted,
      answered({ call: 'check-verification', ok: true, verified: false }),
    )
    const text = 'Email not verified yet. Check your inbox and click the verification link! 📧'
    expect(modal).toMatchObject({ notice: { kind: 'error', text } })
    expect(stepOf(later(modal, 60_000))).toBe('verify-email')
  })

  it.each([
    [{ nextInS: 661 }, 'Too many tries. You can try again in 12 minutes.'],
    [{}, 'Too many tries. Please wait a moment and try again.'],
  ])('a check after too many tries says how long to wait, if the server does: %j', (pace, text) => {
    const failure = { code: 'auth/too-many-requests', ...pace }
    const refused = answered({ call: 'check-verification', ok: false, failure })
    expect(run(verifying(), submitted, refused)).toMatchObject({ notice: { kind: 'error', text } })
  })

  it("'Send another one' resends", () => {
    const resending = run(later(verifying(), 60_000), { kind: 'resend-asked' })
    expect(callOf(resending)).toBe('send-verification')
    expect(textOf(run(resending, failed('send-verification')))).toMatch(/^Couldn't send another email/)
  })

  it('the next mail waits as long as the server says, also when it says so by refusing', () => {
    expect(callOf(run(later(verifying(), 59_999), { kind: 'resend-asked' }))).toBeUndefined()
    const failure = { message: 'rate limit', nextInS: 90 }
    const refused = run(
      later(verifying(), 60_000),
      { kind: 'resend-asked' },
      answered({ call: 'send-verification', ok: false, failure }),
    )
    expect(refused).toMatchObject({ nextMailAtMs: NOW + 90_000 })
    expect(textOf(later(refused, 90_000))).toMatch(/^Couldn't send another email/)
    expect(callOf(run(later(refused, 90_000), { kind: 'resend-asked' }))).toBe('send-verification')
  })

  it('knows when the next thing happens by itself', () => {
    const next = (modal: AuthModal) => modal.kind === 'open' && nextMoment(modal)
    expect(next(verifying())).toBe(NOW + 3000)
    expect(next(later(verifying(), 3000))).toBe(NOW + 60_000)
    expect(next(later(verifying(), 60_000))).toBeUndefined()
    const leaving = opened(went('signin'), ...filled, submitted, answered({ call: 'sign-in', ok: true }))
    expect(next(leaving)).toBe(NOW + 800)
  })

  it('a hint shows for 3 s', () => {
    expect([textOf(later(verifying(), 2999)), textOf(later(verifying(), 3000))]).toEqual([
      'Email sent. Check your inbox! 📧',
      undefined,
    ])
    // The time of the next mail does not depend on the hint.
    expect(later(verifying(), 3000)).toMatchObject({ nextMailAtMs: NOW + 60_000, mailedTo: fields.email })
    expect(later(later(verifying(), 3000), 60_000)).not.toHaveProperty('nextMailAtMs')
    const modal = verifying()
    expect(later(modal, 2999)).toBe(modal)
  })

  it("'Change email address' goes back to signup-email with what was entered", () => {
    expect(run(verifying(), went('signup-email'))).toMatchObject({ step: 'signup-email', fields })
  })

  it("sign-in success shows 'Welcome back!' and closes after 0.8 s", () => {
    const modal = opened(went('signin'), ...filled, submitted, answered({ call: 'sign-in', ok: true }))
    expect(modal).toMatchObject({ notice: { kind: 'success', text: 'Welcome back!' } })
    expect([stepOf(later(modal, 799)), later(modal, 800)]).toEqual(['signin', { kind: 'closed' }])
  })

  it('forgot-password sends a reset email', () => {
    const sending = opened(went('signin'), went('forgot-password'), ...filled, submitted)
    expect(callOf(sending)).toBe('send-reset')
    const sent = run(sending, answered({ call: 'send-reset', ok: true, mailSent }))
    const text = 'If there is an account with this email, a reset link is on its way.'
    expect(sent).toMatchObject({ notice: { kind: 'success', text }, activity: { kind: 'idle' } })
    expect([callOf(run(sent, submitted)), callOf(run(later(sent, 60_000), submitted))]).toEqual([
      undefined,
      'send-reset',
    ])
  })

  it.each([
    ['signin', 'sign-in', 'Sign in failed. Please try again.'],
    ['signup-email', 'sign-up', "Something went wrong. Let's try that again! 🔄"],
  ] as const)('%s: a failed %s says so and can be tried again', (step, call, text) => {
    const modal = opened(went(step), ...filled, submitted, failed(call))
    expect(textOf(modal)).toBe(text)
    expect(callOf(run(modal, submitted))).toBe(call)
    expect(textOf(run(modal, submitted))).toBeUndefined()
  })

  const resetting = () => opened(went('signin'), went('forgot-password'), ...filled, submitted)
  it.each([
    ['sign-in', () => opened(went('signin'), ...filled, submitted)],
    ['sign-up', signingUp],
    ['check-verification', () => run(verifying(), submitted)],
    ['send-verification', () => run(later(verifying(), 60_000), { kind: 'resend-asked' })],
    ['send-reset', resetting],
    ['send-code', () => opened(went('signin'), ...filled, went('code'), submitted)],
  ] as const)('a failed %s is told as an error, and the form waits for the next try', (call, calling) => {
    const modal = calling()
    expect(callOf(modal)).toBe(call)
    expect(run(modal, failed(call))).toMatchObject({ notice: { kind: 'error' }, activity: { kind: 'idle' } })
  })

  it('a reset that was refused waits only where the server says how long', () => {
    expect(run(resetting(), failed('send-reset'))).not.toHaveProperty('nextMailAtMs')
    const failure = { message: 'rate limit', nextInS: 90 }
    const refused = run(resetting(), answered({ call: 'send-reset', ok: false, failure }))
    expect(refused).toMatchObject({ nextMailAtMs: NOW + 90_000 })
  })

  it('a success tells of the address that stood there and is gone with it; an error stays', () => {
    const other: AuthEvent = { kind: 'typed', field: 'email', value: 'bob@scores.test' }
    const sent = run(resetting(), answered({ call: 'send-reset', ok: true, mailSent }))
    expect([textOf(sent), textOf(run(sent, other))]).toEqual([expect.any(String), undefined])
    const lost = run(resetting(), failed('send-reset'))
    expect(textOf(run(lost, other))).toBe(textOf(lost))
  })

  it('a password is refused in the words for passwords', () => {
    const failure = { code: 'auth/invalid-credential' }
    const refused = answered({ call: 'sign-in', ok: false, failure })
    expect(textOf(opened(went('signin'), ...filled, submitted, refused))).toMatch(
      /^Invalid email or password/,
    )
  })

  it.each(['check-verification', 'send-verification'] as const)(
    'a %s that does not reach the server blames the connection',
    (call) => {
      const calling = { ...(verifying() as OpenAuthModal), activity: { kind: 'calling', call } } as const
      const offline = run(calling, answered({ call, ok: false, failure: { code: 'auth/offline' } }))
      expect(textOf(offline)).toBe('You are offline. Connect to the internet and try again.')
    },
  )

  it('a user who has to wait to sign in may still ask for a mail', () => {
    const failure = { code: 'auth/too-many-requests', nextInS: 30 }
    const modal = opened(went('signin'), ...filled, submitted)
    const refused = run(modal, answered({ call: 'sign-in', ok: false, failure }))
    expect(refused).not.toHaveProperty('nextMailAtMs')
  })

  it('a failed check and a failed reset say so', () => {
    expect(textOf(run(verifying(), submitted, failed('check-verification')))).toMatch(/checking your email/)
    const reset = opened(went('signin'), went('forgot-password'), ...filled, submitted, failed('send-reset'))
    expect(textOf(reset)).toMatch(/^Failed to send reset email/)
  })
})

describe('001 section 2: auth modal', () => {
  it('closing resets all fields and returns to welcome', () => {
    const modal = run(signingUp(), { kind: 'closed' }, { kind: 'opened' })
    const empty = { email: '', password: '', confirm: '', firstName: '', lastName: '', code: '' }
    expect(modal).toEqual({ kind: 'open', step: 'welcome', fields: empty, activity: { kind: 'idle' } })
  })

  it('every step except welcome has a back arrow to welcome', () => {
    for (const step of ['signin', 'signup-email'] as const) {
      expect(stepOf(opened(went(step), went('welcome')))).toBe('welcome')
    }
    expect(stepOf(run(verifying(), went('welcome')))).toBe('welcome')
  })

  it('submit is disabled while loading or while a needed field is empty', () => {
    expect(callOf(opened(went('signin'), submitted))).toBeUndefined()
    expect(callOf(opened(went('signup-email'), submitted))).toBeUndefined()
    expect(callOf(opened(went('signin'), went('forgot-password'), submitted))).toBeUndefined()
    const modal = signingUp()
    expect(run(modal, submitted, went('welcome'))).toBe(modal)
  })

  it('a sign-up that is wrong is not sent', () => {
    const modal = opened(
      went('signup-email'),
      ...filled,
      { kind: 'typed', field: 'firstName', value: '' },
      submitted,
    )
    const notice = { kind: 'error', text: 'First name is required! 📝' }
    expect(modal).toMatchObject({ notice, activity: { kind: 'idle' } })
  })

  it('an answer that nobody waits for changes nothing', () => {
    const closed = run(signingUp(), { kind: 'closed' })
    expect(run(closed, answered({ call: 'sign-in', ok: true }))).toBe(closed)
    const modal = signingUp()
    expect(run(modal, answered({ call: 'sign-in', ok: true }))).toBe(modal)
  })
})
