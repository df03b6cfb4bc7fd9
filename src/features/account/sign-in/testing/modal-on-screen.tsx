import { afterEach, beforeEach, vi } from 'vitest'
import type { AuthAnswer } from '../../../../domain/people/sign-in/auth-answers'
import { PASSWORD_ONLY } from '../../../../domain/people/sign-in/sign-in-ways'
import { accountAtom } from '../../../../state/account'
import { authStepAtom } from '../../../../state/auth-modal'
import { createStore, Provider, useAtomValue } from '../../../../state/store'
import { accountWith } from '../../../../state/testing/account'
import { submit as submitForm, type as typeInto } from '../../../../ui/testing/forms'
import { passTime } from '../../../../ui/testing/pass-time'
import { click, find, render, type Rendered } from '../../../../ui/testing/render'
import { AuthModal } from '../auth-modal'
import { forgetSentCode } from '../sent-code'

/** The page has the modal only while it is open. */
function OpenWhenAsked() {
  return useAtomValue(authStepAtom) === undefined ? null : <AuthModal />
}

let rendered: Rendered
const openAnew = () => {
  rendered = render(
    <Provider store={modal.store}>
      <OpenWhenAsked />
    </Provider>,
  )
}

/** The modal as it stands on the screen of a test, and what its server answers. */
export const modal = {
  store: createStore(),
  /** The calls that the server received. */
  calls: [] as unknown[],
  answer: { call: 'sign-in', ok: true } as AuthAnswer,
  mail: { call: 'send-verification', ok: true, mailSent: { nextInS: 60 } } as AuthAnswer,
  ways: PASSWORD_ONLY,
  get page() {
    return rendered.page
  },
  /** Renders the modal again, with what the store knows by now. */
  open() {
    rendered.close()
    openAnew()
  },
}

/** Gives each test of a file its own modal. */
export function showModalForEach(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    modal.store = createStore()
    modal.calls = []
    modal.answer = { call: 'sign-in', ok: true }
    modal.mail = { call: 'send-verification', ok: true, mailSent: { nextInS: 60 } }
    modal.ways = PASSWORD_ONLY
    const asked = (call: unknown, answer: () => AuthAnswer) => (modal.calls.push(call), answer())
    const answered = async (...call: unknown[]) => asked(call, () => modal.answer)
    modal.store.set(
      accountAtom,
      accountWith({
        signIn: answered,
        signUp: async (payload) => asked(payload, () => modal.answer),
        sendVerification: async (email) => asked(['send to', email], () => modal.mail),
        checkVerification: answered,
        sendReset: answered,
        fetchSignInWays: async () => modal.ways,
        sendCode: async (email) =>
          asked(['code to', email], () => ({
            call: 'send-code',
            ok: true,
            mailSent: { nextInS: 60 },
            codeId: 'c1',
          })),
        signInWithCode: answered,
      }),
    )
    modal.store.set(authStepAtom, 'welcome')
    openAnew()
  })
  afterEach(() => {
    rendered.close()
    // The tab is the same for all tests of a thread.
    forgetSentCode()
    vi.useRealTimers()
  })
}

export const title = () => find(rendered.page, 'h2').textContent
export const button = (name: string) => {
  const all = [...rendered.page.querySelectorAll('button')]
  const found = all.find((one) => one.textContent === name || one.getAttribute('aria-label') === name)
  if (!found) throw new Error(`There is no button ${name}`)
  return found
}
export const field = (label: string) => {
  const found = [...rendered.page.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  return find<HTMLInputElement>(rendered.page, `[id="${found?.htmlFor}"]`)
}
export const type = (label: string, text: string) => typeInto(field(label), text)
export const submit = async () => {
  submitForm(find(rendered.page, 'form'))
  await passTime(0)
}
export const notice = () => find(rendered.page, '[aria-live]').textContent
export const goTo = (step: 'Sign In' | 'Sign Up') => click(button(step))
export const fillSignUp = (password: string, confirm = password) => {
  type('First name', 'Ann')
  type('Last name', 'Fan')
  type('Email', 'ann@fans.example')
  type('Password', password)
  type('Confirm password', confirm)
}
