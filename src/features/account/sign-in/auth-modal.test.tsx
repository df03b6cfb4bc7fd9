import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthAnswer } from '../../../domain/people/sign-in/auth-answers'
import { PASSWORD_ONLY, type SignInWays } from '../../../domain/people/sign-in/sign-in-ways'
import { accountAtom } from '../../../state/account'
import { authStepAtom } from '../../../state/auth-modal'
import { createStore, Provider } from '../../../state/store'
import { accountWith } from '../../../state/testing/account'
import { submit as submitForm, type as typeInto } from '../../../ui/testing/forms'
import { pass } from '../../../ui/testing/pass'
import { click, find, render, settle, type Rendered } from '../../../ui/testing/render'
import { AuthModal } from './auth-modal'

const refused = (call: 'sign-in' | 'sign-up', code?: string): AuthAnswer => ({
  call,
  ok: false,
  failure: code === undefined ? {} : { code },
})

describe('001 section 2: the auth modal', () => {
  let rendered: Rendered
  let store = createStore()
  let calls: unknown[] = []
  let answer: AuthAnswer = { call: 'sign-in', ok: true }
  let mail: AuthAnswer
  let codeMail: AuthAnswer
  let ways: SignInWays = PASSWORD_ONLY
  beforeEach(() => {
    vi.useFakeTimers()
    ways = PASSWORD_ONLY
    codeMail = { call: 'send-code', ok: true, mailSent: { nextInS: 60 }, codeId: 'c1' }
    store = createStore()
    calls = []
    answer = { call: 'sign-in', ok: true }
    mail = { call: 'send-verification', ok: true, mailSent: { nextInS: 60 } }
    const answered = async (...asked: unknown[]) => (calls.push(asked), answer)
    store.set(
      accountAtom,
      accountWith({
        signIn: answered,
        signUp: async (payload) => (calls.push(payload), answer),
        sendVerification: async (email) => (calls.push(['send to', email]), mail),
        checkVerification: answered,
        sendReset: answered,
        waysIn: async () => ways,
        sendCode: async (email) => (calls.push(['code to', email]), codeMail),
        signInWithCode: answered,
      }),
    )
    store.set(authStepAtom, 'welcome')
    rendered = render(
      <Provider store={store}>
        <AuthModal />
      </Provider>,
    )
  })
  afterEach(() => {
    rendered.close()
    vi.useRealTimers()
  })

  const title = () => find(rendered.page, 'h2').textContent
  const button = (name: string) => {
    const all = [...rendered.page.querySelectorAll('button')]
    const found = all.find((one) => one.textContent === name || one.getAttribute('aria-label') === name)
    if (!found) throw new Error(`There is no button ${name}`)
    return found
  }
  const field = (label: string) => {
    const found = [...rendered.page.querySelectorAll('label')].find(
      ({ textContent }) => textContent === label,
    )
    return find<HTMLInputElement>(rendered.page, `[id="${found?.htmlFor}"]`)
  }
  const type = (label: string, text: string) => typeInto(field(label), text)
  const submit = async () => {
    submitForm(find(rendered.page, 'form'))
    await pass(0)
  }
  const notice = () => find(rendered.page, '[aria-live]').textContent
  const goTo = (step: 'Sign In' | 'Sign Up') => click(button(step))
  const fillSignUp = (password: string, confirm = password) => {
    type('First name', 'Ann')
    type('Last name', 'Fan')
    type('Email', 'ann@fans.example')
    type('Password', password)
    type('Confirm password', confirm)
  }

  it('leads from welcome to each step, and by the arrow back', () => {
    expect(title()).toBe('Get closer to the game')
    goTo('Sign In')
    expect(title()).toBe('Welcome back')
    click(button('Back'))
    expect(title()).toBe('Get closer to the game')
    goTo('Sign Up')
    expect(title()).toBe('Create your account')
    expect(document.activeElement).toBe(field('First name'))
  })

  it('sign-in and sign-up are one tap apart, and what was typed stays', () => {
    goTo('Sign In')
    type('Email', 'ann@fans.example')
    click(button('Create an account'))
    expect([title(), field('Email').value]).toEqual(['Create your account', 'ann@fans.example'])
    click(button('Sign in'))
    expect([title(), field('Email').value]).toEqual(['Welcome back', 'ann@fans.example'])
  })

  it('says at its button why it waits', () => {
    goTo('Sign Up')
    const reason = () => {
      const id = button('Sign Up').getAttribute('aria-describedby')
      return find(rendered.page, `[id="${id}"]`).textContent
    }
    expect(reason()).toMatch(/^Still needed: first name, last name, email, a password/)
    fillSignUp('long-enough', 'long')
    expect(reason()).toBe('Still needed: the same password twice')
    type('Confirm password', 'long-enough')
    expect(reason()).toBe('')
  })

  it('closing it resets the fields and returns to welcome', () => {
    goTo('Sign In')
    type('Email', 'ann@fans.example')
    click(button('Close'))
    expect(store.get(authStepAtom)).toBeUndefined()
    rendered.close()
    settle(() => store.set(authStepAtom, 'welcome'))
    rendered = render(
      <Provider store={store}>
        <AuthModal />
      </Provider>,
    )
    goTo('Sign In')
    expect(field('Email').value).toBe('')
  })

  it('can be submitted once email and password are there', () => {
    goTo('Sign In')
    expect(button('Sign In').disabled).toBe(true)
    type('Email', 'ann@fans.example')
    expect(button('Sign In').disabled).toBe(true)
    type('Password', 'secret')
    expect(button('Sign In').disabled).toBe(false)
  })

  it("says 'Welcome back!' and closes after 0.8 s", async () => {
    goTo('Sign In')
    type('Email', ' ann@fans.example ')
    type('Password', 'secret')
    await submit()
    expect(calls).toEqual([['ann@fans.example', 'secret']])
    expect(notice()).toBe('Welcome back!')
    await pass(799)
    expect(store.get(authStepAtom)).toBe('welcome')
    await pass(3)
    expect(store.get(authStepAtom)).toBeUndefined()
  })

  it.each([
    ['auth/user-not-found', 'No account found with this email. Please sign up first.'],
    ['auth/wrong-password', 'Incorrect password. Please try again.'],
    ['auth/invalid-credential', 'Invalid email or password. Please check your credentials.'],
    [
      'auth/invalid-credentials-migrated',
      'If you had an account before our recent migration, please use the password reset option to regain access.',
    ],
    [undefined, 'Sign in failed. Please try again.'],
  ])('a sign-in that is refused with %s says: %s', async (code, text) => {
    answer = refused('sign-in', code)
    goTo('Sign In')
    type('Email', 'ann@fans.example')
    type('Password', 'wrong')
    await submit()
    expect(notice()).toBe(text)
    expect(find(rendered.page, '[aria-live]').getAttribute('aria-live')).toBe('assertive')
    expect(button('Sign In').disabled).toBe(false)
  })

  it.each([
    [() => type('First name', ' '), 'First name is required! 📝'],
    [() => type('Last name', ''), 'Last name is required! 📝'],
    [() => type('Confirm password', 'other'), "Oops! Your passwords don't match. Try again! 🔒"],
    [() => fillSignUp('short'), 'Password needs to be at least 6 characters. Make it strong! 💪'],
  ])('a sign-up that lacks something asks nothing: %#, %s', async (spoil, text) => {
    goTo('Sign Up')
    fillSignUp('long-enough')
    spoil()
    await submit()
    expect(notice()).toBe(text)
    expect(calls).toEqual([])
  })

  it.each([
    ['auth/email-already-in-use', 'This email is already on our team! Try signing in instead. 🤝'],
    ['auth/weak-password', "Let's make that password stronger! 🛡️"],
    ['auth/invalid-email', "Hmm, that email doesn't look right. Double-check it! ✉️"],
    [undefined, "Something went wrong. Let's try that again! 🔄"],
  ])('a sign-up that is refused with %s says: %s', async (code, text) => {
    answer = refused('sign-up', code)
    goTo('Sign Up')
    fillSignUp('long-enough')
    await submit()
    expect(notice()).toBe(text)
  })

  it('sends first and last name, and joined as the display name', async () => {
    answer = { call: 'sign-up', ok: true, signedIn: true }
    goTo('Sign Up')
    fillSignUp('long-enough')
    await submit()
    expect(calls).toEqual([
      {
        email: 'ann@fans.example',
        password: 'long-enough',
        displayName: 'Ann Fan',
        firstName: 'Ann',
        lastName: 'Fan',
      },
    ])
    expect(notice()).toBe('Your account is ready. Welcome to the team! 🎉')
    await pass(2003)
    expect(store.get(authStepAtom)).toBeUndefined()
  })

  it('goes to signin 2 s after a sign-up that has still to sign in', async () => {
    answer = { call: 'sign-up', ok: true, emailConfirmed: true }
    goTo('Sign Up')
    fillSignUp('long-enough')
    await submit()
    expect(title()).toBe('Create your account')
    await pass(2003)
    expect(title()).toBe('Welcome back')
  })

  describe('001 section 4: a sign-up whose address is to be proven', () => {
    const signUp = async () => {
      answer = { call: 'sign-up', ok: true, mailSent: { nextInS: 60 } }
      goTo('Sign Up')
      fillSignUp('long-enough')
      await submit()
    }
    const press = async (name: string) => {
      click(button(name))
      await pass(0)
    }

    it('waits for the click in the mail, whose address it names', async () => {
      await signUp()
      expect(title()).toBe('Check your inbox')
      expect(rendered.page.textContent).toContain('ann@fans.example')
      expect(notice()).toBe('Email sent. Check your inbox! 📧')
      await pass(3003)
      expect(notice()).toBe('')
    })

    it("'I clicked the link' says when nobody has, and closes 1 s after somebody did", async () => {
      await signUp()
      answer = { call: 'check-verification', ok: true, verified: false }
      await press('I clicked the link')
      expect(calls.at(-1)).toEqual(['ann@fans.example', 'long-enough'])
      expect(notice()).toBe('Email not verified yet. Check your inbox and click the verification link! 📧')
      answer = { call: 'check-verification', ok: false, failure: {} }
      await press('I clicked the link')
      expect(notice()).toBe('Something went wrong checking your email. Try again! 🔄')
      answer = { call: 'check-verification', ok: true, verified: true }
      await press('I clicked the link')
      expect(store.get(authStepAtom)).toBe('welcome')
      await pass(1003)
      expect(store.get(authStepAtom)).toBeUndefined()
    })

    it("'Send another one' says when the next mail can go, and goes then", async () => {
      await signUp()
      expect(button('Send another one').disabled).toBe(true)
      expect(rendered.page.textContent).toContain('Another one can go in 60 s.')
      await pass(20_000)
      expect(rendered.page.textContent).toContain('Another one can go in 40 s.')
      await pass(40_003)
      mail = { call: 'send-verification', ok: false, failure: { message: 'rate limit', nextInS: 3600 } }
      await press('Send another one')
      expect(calls.at(-1)).toEqual(['send to', 'ann@fans.example'])
      expect(notice()).toBe("Couldn't send another email right now. Try again in a moment! ⏰")
      expect(rendered.page.textContent).toContain('Another one can go in 60 minutes.')
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
      answer = { call: 'send-reset', ok: true, mailSent: { nextInS: 60 } }
      await forget()
      expect(title()).toBe('Forgot your password?')
      expect(calls).toEqual([['ann@fans.example']])
      expect(notice()).toBe('If there is an account with this email, a reset link is on its way.')
      expect(button('Send reset email').disabled).toBe(true)
      expect(rendered.page.textContent).toContain('Another one can go in 60 s.')
    })

    it.each([
      ['rate limit exceeded', 'Too many reset attempts. Please wait a few minutes and try again.'],
      ['User not found', 'No account found with this email address. Please check the email or sign up.'],
      ['boom', 'Failed to send reset email. Please check your email address and try again.'],
    ])('a refusal with %j says: %s', async (message, text) => {
      answer = { call: 'send-reset', ok: false, failure: { message } }
      await forget()
      expect(notice()).toBe(text)
    })
  })

  describe('a sign-in by code', () => {
    const open = async () => {
      ways = { code: true, providers: [] }
      rendered.close()
      rendered = render(
        <Provider store={store}>
          <AuthModal />
        </Provider>,
      )
      await pass(0)
      goTo('Sign In')
    }
    const names = () => [...rendered.page.querySelectorAll('button')].map(({ textContent }) => textContent)

    it('is offered only where mail is set up', async () => {
      goTo('Sign In')
      expect(names()).not.toContain('Email me a code')
      await open()
      expect(names()).toContain('Email me a code')
    })

    it('asks for the address, then for the digits, which browsers fill in from the mail', async () => {
      await open()
      type('Email', 'ann@fans.example')
      click(button('Email me a code'))
      expect([title(), field('Email').value]).toEqual(['Sign in with a code', 'ann@fans.example'])
      expect(document.activeElement).toBe(field('Email'))
      await submit()
      expect(calls).toEqual([['code to', 'ann@fans.example']])
      expect(document.activeElement).toBe(field('Code'))
      expect([field('Code').autocomplete, field('Code').inputMode]).toEqual(['one-time-code', 'numeric'])
      expect(button('Send another one').disabled).toBe(true)
      expect(rendered.page.textContent).toContain('Another one can go in 60 s.')
      expect(button('Sign In').disabled).toBe(true)
      type('Code', '123 456')
      expect(field('Code').value).toBe('123456')
      answer = { call: 'sign-in-with-code', ok: true }
      await submit()
      expect(calls.at(-1)).toEqual(['c1', '123456'])
      expect(notice()).toBe('Welcome back!')
      await pass(803)
      expect(store.get(authStepAtom)).toBeUndefined()
    })

    it('a code that does not fit can be typed again', async () => {
      await open()
      type('Email', 'ann@fans.example')
      click(button('Email me a code'))
      await submit()
      type('Code', '123456')
      answer = { call: 'sign-in-with-code', ok: false, failure: { code: 'auth/invalid-credential' } }
      await submit()
      expect(notice()).toBe(
        'This code is wrong or too old. Look for the newest mail, or ask for another one.',
      )
      expect(button('Sign In').disabled).toBe(false)
    })
  })

  it('shows a password that one wants to see', () => {
    goTo('Sign In')
    expect(field('Password').type).toBe('password')
    click(button('Show password'))
    expect(field('Password').type).toBe('text')
  })
})
