import { describe, expect, it } from 'vitest'
import type { AuthAnswer } from '../../../domain/people/sign-in/auth-answers'
import { sessionOf } from '../../../domain/people/users/session'
import { noop } from '../../../platform/timers'
import { accountAtom } from '../../../state/account'
import { authStepAtom } from '../../../state/auth-modal'
import { sessionAtom } from '../../../state/session'
import { accountWith } from '../../../state/testing/account'
import { submit as submitForm } from '../../../ui/testing/forms'
import { passTime } from '../../../ui/testing/pass-time'
import { click, find, settle } from '../../../ui/testing/render'
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

const ANN = sessionOf({ id: 'ann', tier: 'registered' })!

const refused = (call: 'sign-in' | 'sign-up', code?: string): AuthAnswer => ({
  call,
  ok: false,
  failure: code === undefined ? {} : { code },
})

describe('001 section 2: the auth modal', () => {
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

  it('moves the focus along with each step: to its first field, or to its title where it has none', async () => {
    const focused = () => document.activeElement
    const heading = () => find(modal.page, 'h2')
    expect(focused()).toBe(find(modal.page, 'dialog'))
    goTo('Sign In')
    expect(focused()).toBe(field('Email'))
    click(button('Back'))
    expect([focused(), title()]).toEqual([heading(), 'Get closer to the game'])
    modal.answer = { call: 'sign-up', ok: true, mailSent: { nextInS: 60 } }
    goTo('Sign Up')
    fillSignUp('long-enough')
    await submit()
    expect([focused(), title()]).toEqual([heading(), 'Check your inbox'])
    click(button('Change email address'))
    expect(focused()).toBe(field('First name'))
  })

  it('sign-in and sign-up are one tap apart, and what was typed stays', () => {
    goTo('Sign In')
    type('Email', 'ann@fans.example')
    expect(modal.page.textContent).toContain('New here? Create an account')
    click(button('Create an account'))
    expect([title(), field('Email').value]).toEqual(['Create your account', 'ann@fans.example'])
    click(button('Sign in'))
    expect([title(), field('Email').value]).toEqual(['Welcome back', 'ann@fans.example'])
  })

  it('says at its button what is still missing', () => {
    goTo('Sign Up')
    const reason = () => {
      const id = button('Sign Up').getAttribute('aria-describedby')
      return find(modal.page, `[id="${id}"]`).textContent
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
    expect([modal.store.get(authStepAtom), modal.page.querySelector('dialog')]).toEqual([undefined, null])
    settle(() => modal.store.set(authStepAtom, 'welcome'))
    modal.open()
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
    expect(modal.calls).toEqual([['ann@fans.example', 'secret']])
    expect(notice()).toBe('Welcome back!')
    await passTime(799)
    expect(modal.store.get(authStepAtom)).toBe('welcome')
    await passTime(3)
    expect(modal.store.get(authStepAtom)).toBeUndefined()
  })

  it('001 section 4: closes when the guest has signed in in another window', async () => {
    goTo('Sign In')
    settle(() => modal.store.set(sessionAtom, ANN))
    await passTime(0)
    expect(modal.store.get(authStepAtom)).toBeUndefined()
  })

  it('closes as soon as the server has answered, when the sign-in elsewhere came before that', async () => {
    modal.answer = refused('sign-in')
    goTo('Sign In')
    type('Email', 'ann@fans.example')
    type('Password', 'wrong')
    submitForm(find(modal.page, 'form'))
    settle(() => modal.store.set(sessionAtom, ANN))
    await passTime(0)
    expect(modal.store.get(authStepAtom)).toBeUndefined()
  })

  it('stays for its words of welcome when the guest has signed in with it', async () => {
    let resolve: (answer: AuthAnswer) => void = noop
    const slow = new Promise<AuthAnswer>((held) => (resolve = held))
    modal.store.set(accountAtom, accountWith({ signIn: () => slow }))
    goTo('Sign In')
    type('Email', 'ann@fans.example')
    type('Password', 'secret')
    submitForm(find(modal.page, 'form'))
    settle(() => modal.store.set(sessionAtom, ANN))
    await passTime(500)
    resolve({ call: 'sign-in', ok: true })
    await passTime(799)
    expect([modal.store.get(authStepAtom), notice()]).toEqual(['welcome', 'Welcome back!'])
  })

  it.each([
    ['the menu in the header', '', '[aria-haspopup]'],
    ['the dialog below it', '<dialog open tabindex="-1"></dialog>', 'dialog'],
  ])('gives the focus to %s when its opener is gone with the sign-in', async (_what, over, taker) => {
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = `<header data-header=""><button>Sign In</button><button aria-haspopup="menu"></button></header>${over}`
    const opener = find(page, 'button')
    opener.focus()
    modal.open()
    opener.remove()
    click(button('Close'))
    await passTime(0)
    const focused = document.activeElement
    page.remove()
    expect(focused).toBe(find(page, taker))
  })

  it('stays for somebody who opens it while signed in', async () => {
    modal.store.set(sessionAtom, ANN)
    modal.open()
    await passTime(0)
    expect(title()).toBe('Get closer to the game')
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
    modal.answer = refused('sign-in', code)
    goTo('Sign In')
    type('Email', 'ann@fans.example')
    type('Password', 'wrong')
    await submit()
    expect(notice()).toBe(text)
    expect(find(modal.page, '[aria-live]').getAttribute('aria-live')).toBe('assertive')
    expect(button('Sign In').disabled).toBe(false)
  })

  it.each([
    [() => type('First name', ' '), 'First name is required! 📝'],
    [() => type('Last name', ''), 'Last name is required! 📝'],
    [() => type('Confirm password', 'other'), "Oops! Your passwords don't match. Try again! 🔒"],
    [() => fillSignUp('short'), 'Password needs to be at least 6 characters. Make it strong! 💪'],
  ])('a sign-up that lacks something does not ask the server: %#, %s', async (spoil, text) => {
    goTo('Sign Up')
    fillSignUp('long-enough')
    spoil()
    await submit()
    expect(notice()).toBe(text)
    expect(modal.calls).toEqual([])
  })

  it.each([
    ['auth/email-already-in-use', 'This email is already on our team! Try signing in instead. 🤝'],
    ['auth/weak-password', "Let's make that password stronger! 🛡️"],
    ['auth/invalid-email', "Hmm, that email doesn't look right. Double-check it! ✉️"],
    [undefined, "Something went wrong. Let's try that again! 🔄"],
  ])('a sign-up that is refused with %s says: %s', async (code, text) => {
    modal.answer = refused('sign-up', code)
    goTo('Sign Up')
    fillSignUp('long-enough')
    await submit()
    expect(notice()).toBe(text)
  })

  it('sends first and last name, and both joined as the display name', async () => {
    modal.answer = { call: 'sign-up', ok: true, signedIn: true }
    goTo('Sign Up')
    fillSignUp('long-enough')
    await submit()
    expect(modal.calls).toEqual([
      {
        email: 'ann@fans.example',
        password: 'long-enough',
        displayName: 'Ann Fan',
        firstName: 'Ann',
        lastName: 'Fan',
      },
    ])
    expect(notice()).toBe('Your account is ready. Welcome to the team! 🎉')
    await passTime(2003)
    expect(modal.store.get(authStepAtom)).toBeUndefined()
  })

  it('goes to signin 2 s after a sign-up that still needs a sign-in', async () => {
    modal.answer = { call: 'sign-up', ok: true, emailConfirmed: true }
    goTo('Sign Up')
    fillSignUp('long-enough')
    await submit()
    expect(title()).toBe('Create your account')
    await passTime(2003)
    expect(title()).toBe('Welcome back')
  })

  it('shows the password at a press', () => {
    goTo('Sign In')
    expect(field('Password').type).toBe('password')
    click(button('Show password'))
    expect(field('Password').type).toBe('text')
  })
})
