import { describe, expect, it } from 'vitest'
import type { AuthAnswer } from '../../../domain/people/sign-in/auth-answers'
import type { Account } from '../../../domain/people/users/account'
import { accountAtom } from '../../../state/account'
import { accountWith } from '../../../state/testing/account'
import { authStepAtom } from '../../../state/auth-modal'
import type { AuthStep } from '../../../domain/people/sign-in/auth-steps'
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
  type,
} from './testing/modal-on-screen'

showModalForEach()

/** The server is slow to answer these calls; the returned function answers the last one. */
function openSlow(step: AuthStep, calls: Partial<Account> = {}) {
  const held: ((answer: AuthAnswer) => void)[] = []
  const slowly = () => new Promise<AuthAnswer>((resolve) => held.push(resolve))
  const slow = {
    signIn: slowly,
    signUp: slowly,
    sendReset: slowly,
    sendCode: slowly,
    checkVerification: slowly,
  }
  modal.store.set(accountAtom, accountWith({ ...slow, ...calls }))
  modal.store.set(authStepAtom, step)
  modal.open()
  return held
}
const form = () => find(modal.page, 'form')
const isBusy = () => find(modal.page, '[aria-busy=true], [aria-busy=false]').getAttribute('aria-busy')
const names = () => [...modal.page.querySelectorAll('button')].map(({ textContent }) => textContent)
const sender = () => find<HTMLButtonElement>(modal.page, '[type=submit]')

describe('while the server is asked', () => {
  it.each([
    [
      'signin',
      'sign-in',
      'Signing in…',
      () => (type('Email', 'ann@fans.example'), type('Password', 'secret')),
    ],
    ['signup-email', 'sign-up', 'Creating your account…', () => fillSignUp('long-enough')],
    ['forgot-password', 'send-reset', 'Sending…', () => type('Email', 'ann@fans.example')],
    ['code', 'send-code', 'Sending…', () => type('Email', 'ann@fans.example')],
  ] as const)(
    'the step %s with the call %s says: %s, and does not ask twice',
    async (step, call, text, fill) => {
      const held = openSlow(step)
      const label = sender().textContent
      fill()
      expect([isBusy(), sender().disabled]).toEqual(['false', false])
      submitForm(form())
      submitForm(form())
      expect([held.length, sender().textContent, sender().disabled, isBusy()]).toEqual([
        1,
        text,
        true,
        'true',
      ])
      held[0]!({ call, ok: false, failure: {} })
      await passTime(0)
      expect([sender().textContent, isBusy()]).toEqual([label, 'false'])
    },
  )

  it('the code step says that it is signing in, and its other buttons wait', async () => {
    const sent = { call: 'send-code', ok: true, mailSent: { nextInS: 60 }, codeId: 'c1' } as const
    openSlow('code', { sendCode: async () => sent, signInWithCode: () => new Promise(() => {}) })
    type('Email', 'ann@fans.example')
    await submit()
    type('Code', '123456')
    const others = () => [...modal.page.querySelectorAll<HTMLButtonElement>('form button[type=button]')]
    expect(others().at(-1)?.disabled).toBe(false)
    submitForm(form())
    expect([sender().textContent, isBusy()]).toEqual(['Signing in…', 'true'])
    expect(others().every(({ disabled }) => disabled)).toBe(true)
  })

  it('the code step says when the next code can go, also when it could send none', async () => {
    const failure = { message: 'rate limit', nextInS: 41 }
    openSlow('code', { sendCode: async () => ({ call: 'send-code', ok: false, failure }) })
    type('Email', 'ann@fans.example')
    await submit()
    expect([sender().disabled, modal.page.textContent]).toEqual([
      true,
      expect.stringContaining('Another one can go in 41 s.') as string,
    ])
  })

  it('no button can be pressed while it looks whether the address is verified', async () => {
    openSlow('signup-email', {
      signUp: async () => ({ call: 'sign-up', ok: true, mailSent: { nextInS: 60 } }),
    })
    fillSignUp('long-enough')
    await submit()
    const [checks, changes] = [button('I clicked the link'), button('Change email address')]
    expect([isBusy(), checks.disabled, changes.disabled]).toEqual(['false', false, false])
    click(checks)
    expect([isBusy(), checks.disabled, changes.disabled]).toEqual(['true', true, true])
  })
})

describe('a sign-in with another provider', () => {
  it('asks the provider once, and names it when it cannot be reached', async () => {
    const went: unknown[] = []
    let answer: (isGone: boolean) => void = () => {}
    const goToProvider = (...asked: unknown[]) => {
      went.push(asked)
      return new Promise<boolean>((resolve) => (answer = resolve))
    }
    const fetchSignInWays = async () => ({ code: false, providers: [{ name: 'oidc', label: 'Fan Club' }] })
    openSlow('signin', { goToProvider, fetchSignInWays })
    await passTime(0)
    click(button('Continue with Fan Club'))
    expect([went, button('One moment…').disabled]).toEqual([[['oidc', location.pathname]], true])
    answer(false)
    await passTime(0)
    const complaint = find(modal.page, '[aria-live=assertive]').textContent
    expect(complaint).toBe('Fan Club cannot be reached now. Try again.')
    click(button('Continue with Fan Club'))
    answer(true)
    await passTime(0)
    expect(names()).toContain('One moment…')
    expect(modal.page.textContent).not.toContain('cannot be reached now')
  })

  it('takes no room where there is no such provider', () => {
    openSlow('signin')
    // The one place for what comes of the form itself.
    expect(modal.page.querySelectorAll('[aria-live]')).toHaveLength(1)
  })

  it('can be begun again by somebody who came Back from the provider to the page as it was', async () => {
    const goToProvider = async () => true
    const fetchSignInWays = async () => ({ code: false, providers: [{ name: 'oidc', label: 'Fan Club' }] })
    openSlow('signin', { goToProvider, fetchSignInWays })
    await passTime(0)
    click(button('Continue with Fan Club'))
    await passTime(0)
    expect(button('One moment…').disabled).toBe(true)
    settle(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    expect(button('Continue with Fan Club').disabled).toBe(false)
  })
})

describe('the fields', () => {
  const kinds = () =>
    [...modal.page.querySelectorAll('input')].map(({ type: of, autocomplete }) => [of, autocomplete])

  it('of a sign-in tell the browser what to fill in', () => {
    goTo('Sign In')
    expect(kinds()).toEqual([
      ['email', 'username'],
      ['password', 'current-password'],
    ])
  })

  it('of a sign-up tell it too, and names are not longer than the server takes', () => {
    goTo('Sign Up')
    expect(kinds()).toEqual([
      ['text', 'given-name'],
      ['text', 'family-name'],
      ['email', 'username'],
      ['password', 'new-password'],
      ['password', 'new-password'],
    ])
    expect([field('First name').maxLength, field('Last name').maxLength]).toEqual([100, 100])
    expect(modal.page.textContent).toContain('At least 6 characters')
  })

  it('of a forgotten password are the address alone, with the focus, and a sentence says what is sent', () => {
    goTo('Sign In')
    click(button('Forgot password?'))
    expect(modal.page.textContent).toContain('We send a link to your address that sets a new password.')
    expect(kinds()).toEqual([['email', 'username']])
    expect(document.activeElement).toBe(field('Email'))
    expect(notice()).toBe('')
  })
})

it('the welcome says what an account is good for, with one way that stands out', () => {
  const gains = [...modal.page.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(gains).toEqual([
    'Box scores of every league',
    'Live stats while they play',
    'Scorecards, hole by hole',
  ])
  expect(names().slice(-2)).toEqual(['Sign In', 'Sign Up'])
  expect(['Sign In', 'Sign Up'].map((name) => button(name).dataset['look'])).toEqual(['strong', 'quiet'])
  expect(modal.page.querySelector('[aria-label=Back]')).toBeNull()
})
