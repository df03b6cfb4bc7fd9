import { describe, expect, it } from 'vitest'
import { authStepAtom } from '../../../state/auth-modal'
import { passTime } from '../../../ui/testing/pass-time'
import { click, find } from '../../../ui/testing/render'
import {
  button,
  field,
  fillSignUp,
  goTo,
  modal,
  notice,
  showModalForEach,
  submit,
  title,
  type,
} from './testing/modal-on-screen'

showModalForEach()

describe('001 section 4: a sign-up whose address is to be proven', () => {
  const signUp = async () => {
    modal.answer = { call: 'sign-up', ok: true, mailSent: { nextInS: 60 } }
    goTo('Sign Up')
    fillSignUp('long-enough')
    await submit()
  }
  const press = async (name: string) => {
    click(button(name))
    await passTime(0)
  }

  it('waits for the click in the mail, and names the address it went to', async () => {
    await signUp()
    expect(title()).toBe('Check your inbox')
    expect(modal.page.textContent).toContain('ann@fans.example')
    expect(notice()).toBe('Email sent. Check your inbox! 📧')
    await passTime(3003)
    expect(notice()).toBe('')
  })

  it('waits for a mail that is late, and asks for no other one', async () => {
    modal.answer = { call: 'sign-up', ok: true, mailLate: { nextInS: 60 } }
    goTo('Sign Up')
    fillSignUp('long-enough')
    await submit()
    expect(title()).toBe('Check your inbox')
    expect(modal.page.textContent).toContain('Your link goes to ann@fans.example.')
    expect(notice()).toBe('Mail is slow right now; your link comes as soon as it goes out.')
    expect(button('Send another one').disabled).toBe(true)
    await passTime(3003)
    expect([title(), modal.calls.length]).toEqual(['Check your inbox', 1])
  })

  it('has one button that stands out, and one that says why it cannot be pressed yet', async () => {
    await signUp()
    const names = ['I clicked the link', 'Send another one', 'Change email address']
    expect(names.map((name) => button(name).dataset['look'])).toEqual(['strong', 'quiet', 'quiet'])
    const reasons = names.map((name) => button(name).getAttribute('aria-describedby'))
    expect(reasons).toEqual([null, expect.any(String), null])
    const said = [...modal.page.querySelectorAll(`[id="${reasons[1]}"]`)].map(
      ({ textContent }) => textContent,
    )
    expect(said).toEqual(['Another one can go in 60 s.'])
  })

  it.each([
    [119, '119 s'],
    [120, '2 minutes'],
    [121, '3 minutes'],
    [82_800, '23 hours'],
  ])('says of %i s until the next mail: %s', async (nextInS, text) => {
    modal.answer = { call: 'sign-up', ok: true, mailSent: { nextInS } }
    goTo('Sign Up')
    fillSignUp('long-enough')
    await submit()
    expect(modal.page.textContent).toContain(`Another one can go in ${text}.`)
  })

  it('never says that the next mail can go in no time', async () => {
    await signUp()
    await passTime(60_000)
    expect(modal.page.textContent).toContain('Another one can go in 1 s.')
  })

  it("'I clicked the link' says when nobody has, and closes 1 s after somebody did", async () => {
    await signUp()
    modal.answer = { call: 'check-verification', ok: true, verified: false }
    await press('I clicked the link')
    expect(modal.calls.at(-1)).toEqual(['ann@fans.example', 'long-enough'])
    expect(notice()).toBe('Email not verified yet. Check your inbox and click the verification link! 📧')
    modal.answer = { call: 'check-verification', ok: false, failure: {} }
    await press('I clicked the link')
    expect(notice()).toBe('Something went wrong checking your email. Try again! 🔄')
    modal.answer = { call: 'check-verification', ok: true, verified: true }
    await press('I clicked the link')
    expect(modal.store.get(authStepAtom)).toBe('welcome')
    await passTime(1003)
    expect(modal.store.get(authStepAtom)).toBeUndefined()
  })

  it("'Send another one' says when the next mail can go, and goes then", async () => {
    await signUp()
    expect(button('Send another one').disabled).toBe(true)
    expect(modal.page.textContent).toContain('Another one can go in 60 s.')
    await passTime(20_000)
    expect(modal.page.textContent).toContain('Another one can go in 40 s.')
    await passTime(40_003)
    modal.mail = { call: 'send-verification', ok: false, failure: { message: 'rate limit', nextInS: 3600 } }
    await press('Send another one')
    expect(modal.calls.at(-1)).toEqual(['send to', 'ann@fans.example'])
    expect(notice()).toBe("Couldn't send another email right now. Try again in a moment! ⏰")
    expect(modal.page.textContent).toContain('Another one can go in 60 minutes.')
  })

  it("'Change email address' leads back to what was typed", async () => {
    await signUp()
    await press('Change email address')
    expect([title(), field('Email').value]).toEqual(['Create your account', 'ann@fans.example'])
  })
})

describe('001 section 4: a forgotten password', () => {
  const forget = async () => {
    goTo('Sign In')
    type('Email', ' ann@fans.example ')
    click(button('Forgot password?'))
    await submit()
  }

  it('sends a mail to the address that was typed, and says when the next can go', async () => {
    modal.answer = { call: 'send-reset', ok: true, mailSent: { nextInS: 60 } }
    await forget()
    expect(title()).toBe('Forgot your password?')
    expect(modal.calls).toEqual([['ann@fans.example']])
    expect(notice()).toBe('If there is an account with this email, a reset link is on its way.')
    expect(button('Send reset email').disabled).toBe(true)
    expect(modal.page.textContent).toContain('Another one can go in 60 s.')
  })

  it('lets somebody who mistyped the address send the mail to the right one at once', async () => {
    modal.answer = { call: 'send-reset', ok: true, mailSent: { nextInS: 60 } }
    await forget()
    type('Email', 'anna@fans.example')
    expect([button('Send reset email').disabled, notice()]).toEqual([false, ''])
    expect(modal.page.textContent).not.toContain('Another one can go in')
    await submit()
    expect(modal.calls).toEqual([['ann@fans.example'], ['anna@fans.example']])
    expect(modal.page.textContent).toContain('Another one can go in 60 s.')
  })

  it.each([
    ['rate limit exceeded', 'Too many reset attempts. Please wait a few minutes and try again.'],
    ['User not found', 'No account found with this email address. Please check the email or sign up.'],
    ['boom', 'Failed to send reset email. Please check your email address and try again.'],
  ])('a refusal with %j says: %s', async (message, text) => {
    modal.answer = { call: 'send-reset', ok: false, failure: { message } }
    await forget()
    expect(notice()).toBe(text)
  })
})

describe('a sign-in by code', () => {
  const open = async () => {
    modal.ways = { code: true, providers: [] }
    modal.open()
    await passTime(0)
    goTo('Sign In')
  }
  const names = () =>
    [...modal.page.querySelectorAll('button')].map(({ textContent }) => textContent).filter(Boolean)

  it('is offered only where mail is set up', async () => {
    goTo('Sign In')
    expect(names()).toEqual(['Sign In', 'Forgot password?', 'Create an account'])
    await open()
    expect(names()).toEqual(['Sign In', 'Forgot password?', 'Email me a code', 'Create an account'])
  })

  it('asks for the address, then for the digits, which browsers fill in from the mail', async () => {
    await open()
    type('Email', 'ann@fans.example')
    click(button('Email me a code'))
    expect([title(), field('Email').value]).toEqual(['Sign in with a code', 'ann@fans.example'])
    expect(document.activeElement).toBe(field('Email'))
    expect(find(modal.page, '[type=submit]').textContent).toBe('Email me a code')
    await submit()
    expect(modal.calls).toEqual([['code to', 'ann@fans.example']])
    expect(document.activeElement).toBe(field('Code'))
    expect(modal.page.textContent).toContain('6 digits, good for 10 minutes')
    expect([field('Code').autocomplete, field('Code').inputMode]).toEqual(['one-time-code', 'numeric'])
    expect(button('Send another one').disabled).toBe(true)
    expect(modal.page.textContent.split('Another one can go in 60 s.')).toHaveLength(2)
    expect(button('Sign In').disabled).toBe(true)
    type('Code', '123 456')
    expect(field('Code').value).toBe('123456')
    modal.answer = { call: 'sign-in-with-code', ok: true }
    await submit()
    expect(modal.calls.at(-1)).toEqual(['c1', '123456'])
    expect(notice()).toBe('Welcome back!')
    await passTime(803)
    expect(modal.store.get(authStepAtom)).toBeUndefined()
  })

  it('sends another code after a minute, to the address without its blanks', async () => {
    await open()
    type('Email', ' ann@fans.example ')
    click(button('Email me a code'))
    expect(names()).not.toContain('Send another one')
    await submit()
    await passTime(60_003)
    click(button('Send another one'))
    await passTime(0)
    expect(modal.calls).toEqual([
      ['code to', 'ann@fans.example'],
      ['code to', 'ann@fans.example'],
    ])
  })

  it('leads back to the password at a press', async () => {
    await open()
    click(button('Email me a code'))
    click(button('Use my password instead'))
    expect(title()).toBe('Welcome back')
  })

  it('lets a wrong code be typed again', async () => {
    await open()
    type('Email', 'ann@fans.example')
    click(button('Email me a code'))
    await submit()
    type('Code', '123456')
    modal.answer = { call: 'sign-in-with-code', ok: false, failure: { code: 'auth/invalid-credential' } }
    await submit()
    expect(notice()).toBe('This code is wrong or too old. Look for the newest mail, or ask for another one.')
    expect(button('Sign In').disabled).toBe(false)
  })
})
