import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '../../../domain/people/users/account'
import { sessionOf } from '../../../domain/people/users/session'
import { accountAtom } from '../../../state/account'
import { portsAtom } from '../../../state/ports'
import { sessionAtom } from '../../../state/session'
import { createStore, Provider } from '../../../state/store'
import { accountWith } from '../../../state/testing/account'
import { testPorts } from '../../../state/testing/test-ports'
import { submit, type } from '../../../ui/testing/forms'
import { passTime } from '../../../ui/testing/pass-time'
import { click, find, fire, render, type Rendered } from '../../../ui/testing/render'
import { ProfileSection } from './profile-section'

/** The server takes a while to answer, and people press twice. */

const PHONE = { id: 'b', name: 'Safari on iOS', type: 'mobile', lastActivityMs: 0, isThis: false } as const

let rendered: Rendered
/** How often the server was asked, and the function that lets it answer. */
let asked = 0
let answer: (value: unknown) => void
beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
})
afterEach(() => {
  rendered.close()
  vi.useRealTimers()
})

function slowly(): Promise<never> {
  asked += 1
  return new Promise((resolve) => (answer = resolve as typeof answer))
}

function open(call: keyof Account, isByProvider = false, more: Partial<Account> = {}) {
  const store = createStore()
  const record = { id: 'ann', email: 'ann@fans.example', tier: 'registered', without_password: isByProvider }
  store.set(portsAtom, testPorts())
  store.set(sessionAtom, sessionOf(record)!)
  store.set(accountAtom, accountWith({ devices: async () => [PHONE], ...more, [call]: slowly }))
  rendered = render(
    <Provider store={store}>
      <ProfileSection onSignIn={() => {}} />
    </Provider>,
  )
}

const buttons = () => [...rendered.page.querySelectorAll('button')]
const button = (text: string) => buttons().find(({ textContent }) => textContent === text)
async function answerWith(value: unknown) {
  answer(value)
  await passTime(0)
}

describe('a form that is sent', () => {
  const form = (label: string) => find<HTMLFormElement>(rendered.page, `form[aria-label="${label}"]`)

  it.each([
    ['Change password', 'changePassword', false, ['old', 'long-enough', 'long-enough'], 'Saving…'],
    ['Change email', 'changeEmail', false, ['secret'], 'Sending…'],
    ['Delete account', 'deleteAccount', false, ['secret'], 'Deleting…'],
    ['Set a password', 'setFirstPassword', true, ['long-enough', 'long-enough'], 'Saving…'],
  ] as const)('%s says so, and is not sent twice', async (label, call, isByProvider, texts, busy) => {
    open(call, isByProvider)
    const send = () => find<HTMLButtonElement>(form(label), '[type=submit]')
    const [name, isBusy] = [send().textContent, () => form(label).getAttribute('aria-busy')]
    const email = form(label).querySelector<HTMLInputElement>('input[type=email]')
    if (email) type(email, 'new@fans.example')
    const fields = [...form(label).querySelectorAll<HTMLInputElement>('input[type=password]')]
    texts.forEach((text, at) => type(fields[at]!, text))
    expect([send().disabled, isBusy()]).toEqual([false, 'false'])
    submit(form(label))
    submit(form(label))
    expect([asked, send().textContent, send().disabled, isBusy()]).toEqual([1, busy, true, 'true'])
    await answerWith('failed')
    expect([send().textContent, send().disabled, isBusy()]).toEqual([name, false, 'false'])
    expect(find(form(label), '[data-kind]').dataset['kind']).toBe('error')
  })

  it('for the display name says so, and is not sent twice', async () => {
    open('rename')
    const profile = find(rendered.page, 'form')
    const send = () => find<HTMLButtonElement>(profile, '[type=submit]')
    submit(profile)
    submit(profile)
    expect([asked, send().textContent, send().disabled]).toEqual([1, 'Saving…', true])
    await answerWith(true)
    expect([send().textContent, send().disabled]).toEqual(['Save', false])
  })
})

describe('a button that was pressed', () => {
  it.each([
    ['Sign out all other devices', 'signOutElsewhere', 'Signing out…', false],
    ['Download my data', 'exportData', 'Fetching…', undefined],
  ] as const)(
    '%s says what is going on, and can be pressed again afterwards',
    async (name, call, busy, said) => {
      open(call)
      click(button(name)!)
      expect([button(busy)?.disabled, button(name)]).toEqual([true, undefined])
      await answerWith(said)
      expect(button(name)?.disabled).toBe(false)
      expect(asked).toBe(1)
    },
  )

  it('for the verification mail says what is going on', async () => {
    open('sendVerification')
    click(button('Send verification email')!)
    expect(button('Sending…')?.disabled).toBe(true)
    await answerWith({ call: 'send-verification', ok: true, mailSent: { nextInS: 60 } })
    expect(button('Sending…')).toBeUndefined()
  })

  it('for deleting an account without a password blocks the way back while the server is asked', async () => {
    open('deleteAccount', true)
    click(button('Delete my account for good')!)
    click(button('Yes, delete it for good')!)
    expect([button('Deleting…')?.disabled, button('Keep my account')?.disabled]).toEqual([true, true])
    await answerWith('failed')
    expect(button('Delete my account for good')?.disabled).toBe(false)
    expect(button('Yes, delete it for good')).toBeUndefined()
  })
})

describe('the list of devices', () => {
  const devices = () =>
    [...rendered.page.querySelectorAll('details')].find(({ textContent }) =>
      textContent.startsWith('Devices'),
    )!
  async function unfold(isOpen = true) {
    devices().open = isOpen
    fire(devices(), new Event('toggle'))
    await passTime(0)
  }

  it('says that it is looking the devices up until the answer is there', async () => {
    open('devices')
    await unfold()
    expect(find(devices(), '[role=status]').textContent).toBe('Looking up your devices…')
    await answerWith([{ ...PHONE, type: 'tablet', lastActivityMs: Date.now() }])
    expect(find(devices(), 'li').textContent).toContain('Tablet · just now')
  })

  it('says which device is being signed out', async () => {
    open('signOutDevice')
    await unfold()
    const leave = () => find<HTMLButtonElement>(devices(), 'li button')
    click(leave())
    expect([leave().textContent, leave().disabled]).toEqual(['Signing out…', true])
    await answerWith(false)
    expect([leave().textContent, leave().disabled]).toEqual(['Sign out', false])
  })

  it('is fetched anew when it is opened again, and when all other devices were signed out', async () => {
    open('devices', false, { signOutElsewhere: async () => true })
    await unfold()
    await answerWith([PHONE])
    await unfold(false)
    expect([asked, devices().querySelector('li')]).toEqual([1, null])
    await unfold()
    await answerWith([PHONE])
    click(button('Sign out all other devices')!)
    await passTime(0)
    expect(asked).toBe(3)
  })

  it('stays as it is when the other devices could not be signed out', async () => {
    open('devices', false, { signOutElsewhere: async () => false })
    await unfold()
    await answerWith([PHONE])
    click(button('Sign out all other devices')!)
    await passTime(0)
    expect(asked).toBe(1)
  })

  it('is one of five sections, of which only one is open at a time', () => {
    open('devices')
    const names = [...rendered.page.querySelectorAll('details')].map((one) => one.getAttribute('name'))
    expect(names).toEqual(Array.from({ length: 5 }, () => 'own-account'))
  })
})
