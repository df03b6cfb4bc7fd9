import { afterEach, describe, expect, it } from 'vitest'
import { PERMISSIONS } from '../../../domain/people/tiers/permission'
import { GUEST, sessionOf, type Session } from '../../../domain/people/users/session'
import { accountAtom, type Account } from '../../../state/account'
import { portsAtom } from '../../../state/ports'
import { sessionAtom } from '../../../state/session'
import { createStore, Provider } from '../../../state/store'
import { accountWith } from '../../../state/testing/account'
import { testPorts } from '../../../state/testing/test-ports'
import { submit, type } from '../../../ui/testing/forms'
import { click, eventually, find, render, settle, type Rendered } from '../../../ui/testing/render'
import { ProfileSection } from './profile-section'

let rendered: Rendered
let store = createStore()
let signIns = 0
afterEach(() => rendered.close())

function open(session: Session, given: Partial<Account> = {}) {
  signIns = 0
  store = createStore()
  store.set(portsAtom, testPorts())
  store.set(sessionAtom, session)
  store.set(accountAtom, accountWith(given))
  rendered = render(
    <Provider store={store}>
      <ProfileSection onSignIn={() => signIns++} />
    </Provider>,
  )
}

const ann = (tier: string, more: object = {}) =>
  sessionOf({ id: 'ann', email: 'ann@fans.example', tier, ...more })!
const says = (text: string) => rendered.page.textContent.includes(text)
const button = (text: string) =>
  [...rendered.page.querySelectorAll('button')].find(({ textContent }) => textContent === text)!
const GONE = 'Your account and all that was kept under it are deleted.'

describe('the profile', () => {
  it('tells a guest to sign in, and leads there', () => {
    open(GUEST)
    expect(rendered.page.textContent).toBe(
      'You are looking around as a guest. Sign in to have a profile.Sign In',
    )
    click(button('Sign In'))
    expect(signIns).toBe(1)
  })

  it('asks users to verify their address only while it is not verified, whatever they may do', () => {
    open(ann('registered'))
    expect(says('Verify your email address')).toBe(true)
    rendered.close()
    open(ann('verified'))
    expect(says('Verify your email address')).toBe(false)
    rendered.close()
    open(ann('verified', { can: [] }))
    expect(says('Verify your email address')).toBe(false)
  })

  it('offers nothing for a verified address to operators, who may do everything already', () => {
    open(ann('registered', { verified: true, superuser: true, can: [...PERMISSIONS] }))
    expect(says('Unlock with your verified email')).toBe(false)
    rendered.close()
    open(ann('registered', { verified: true }))
    expect(says('Unlock with your verified email')).toBe(true)
  })

  it('is that of the user who is signed in now', () => {
    open(ann('verified', { display_name: 'Ann' }))
    const name = () => find<HTMLInputElement>(rendered.page, 'input[autocomplete=nickname]').value
    expect(name()).toBe('Ann')
    settle(() =>
      store.set(sessionAtom, sessionOf({ id: 'ben', email: 'b@fans.example', display_name: 'Ben' })!),
    )
    expect(name()).toBe('Ben')
  })

  it('keeps nothing that the user before has typed or was told', async () => {
    const sent = { call: 'send-verification', ok: true, mailSent: { nextInS: 60 } } as const
    open(ann('registered'), { sendVerification: async () => sent })
    const password = () =>
      find<HTMLInputElement>(rendered.page, '[aria-label="Change email"] [type=password]')
    type(password(), 'secret of Ann')
    click(button('Send verification email'))
    await eventually(() => says('Email sent.'))
    settle(() =>
      store.set(sessionAtom, sessionOf({ id: 'ben', email: 'b@fans.example', tier: 'registered' })!),
    )
    expect([password().value, says('Email sent.')]).toEqual(['', false])
  })

  it.each([
    ['with the password', {}, 'secret', () => enterPassword('secret')],
    ['by a second press', { without_password: true }, '', () => pressTwice()],
  ])('says after an account was deleted %s that nothing of it is left', async (_how, more, asked, erase) => {
    const given: string[] = []
    open(ann('verified', more), {
      deleteAccount: async (password) => {
        given.push(password)
        store.set(sessionAtom, GUEST)
        return 'done'
      },
    })
    expect(says(GONE)).toBe(false)
    erase()
    await eventually(() => says(GONE))
    expect(find(rendered.page, '[role=status]').textContent).toBe(GONE)
    expect(given).toEqual([asked])
  })
})

function enterPassword(password: string) {
  const form = find(rendered.page, 'form[aria-label="Delete account"]')
  type(find(form, 'input'), password)
  submit(form)
}

function pressTwice() {
  click(button('Delete my account for good'))
  click(button('Yes, delete it for good'))
}
