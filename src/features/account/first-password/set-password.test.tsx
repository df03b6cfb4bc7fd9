import { afterEach, expect, it, vi } from 'vitest'
import type { AccountAnswer } from '../../../domain/people/users/account'
import { GUEST, sessionOf } from '../../../domain/people/users/session'
import { accountAtom } from '../../../state/account'
import { sessionAtom } from '../../../state/session'
import { createStore, Provider } from '../../../state/store'
import { accountWith } from '../../../state/testing/account'
import { submit, type } from '../../../ui/testing/forms'
import { passTime } from '../../../ui/testing/pass-time'
import { click, find, render, settle, type Rendered } from '../../../ui/testing/render'
import { SetPasswordWhenAsked } from './set-password-when-asked'

const invited = (password_set: boolean, id = 'u1') =>
  sessionOf({ id, email: 'ann@fans.example', invited_by_admin: true, password_set })!

let rendered: Rendered
afterEach(() => {
  rendered.close()
  localStorage.clear()
  vi.useRealTimers()
})

function open(user: string, answer: AccountAnswer | 'never' = 'done') {
  vi.useFakeTimers()
  const store = createStore()
  const asked: string[] = []
  store.set(sessionAtom, invited(false, user))
  store.set(
    accountAtom,
    accountWith({
      setFirstPassword: async (password) => {
        asked.push(password)
        if (answer === 'never') return new Promise<never>(() => {})
        if (answer === 'done') store.set(sessionAtom, invited(true, user))
        return answer
      },
    }),
  )
  rendered = render(
    <Provider store={store}>
      <SetPasswordWhenAsked />
    </Provider>,
  )
  return {
    asked,
    signOut: () => settle(() => store.set(sessionAtom, GUEST)),
    setElsewhere: () => settle(() => store.set(sessionAtom, invited(true, user))),
    become: (other: string) => settle(() => store.set(sessionAtom, invited(false, other))),
  }
}

const isOpen = () => rendered.page.querySelector('dialog') !== null
const notice = () => find(rendered.page, '[aria-live]').textContent

async function enter(password: string, confirm = password) {
  const [first, second] = rendered.page.querySelectorAll<HTMLInputElement>('input')
  type(first!, password)
  type(second!, confirm)
  submit(find(rendered.page, 'form'))
  await passTime(0)
}

it('001 section 2: sets the password of an invited user, says so and closes after 2 s', async () => {
  const { asked } = open('u1')
  expect(rendered.page.textContent).toContain('Min 8 characters • Include uppercase, lowercase & number')
  await enter('Overtime-5-Goals')
  expect(asked).toEqual(['Overtime-5-Goals'])
  expect(notice()).toBe('Your password is set.')
  await passTime(1990)
  expect(isOpen()).toBe(true)
  await passTime(20)
  expect(isOpen()).toBe(false)
  expect(localStorage.getItem('ts-password-set')).toBe('u1')
})

it.each([
  ['', '', 'Password must be at least 8 characters long'],
  ['Short1', 'Short1', 'Password must be at least 8 characters long'],
  ['Overtime-5', 'Overtime-6', 'Passwords do not match'],
  ['overtime-5', 'overtime-5', 'Password must contain at least one uppercase letter'],
  ['OVERTIME-5', 'OVERTIME-5', 'Password must contain at least one lowercase letter'],
  ['Overtime-x', 'Overtime-x', 'Password must contain at least one number'],
])('001 section 5: %j and %j: %s', async (password, confirm, text) => {
  const { asked } = open('u2')
  await enter(password, confirm)
  expect(notice()).toBe(text)
  expect(asked).toEqual([])
})

it.each([
  ['weak-password', "Let's make that password stronger! 🛡️"],
  ['failed', 'Failed to set password. Please try again.'],
] as const)('001 section 8: after the answer %s the dialog says: %s', async (answer, text) => {
  open('u3', answer)
  await enter('Overtime-5-Goals')
  expect(notice()).toBe(text)
  expect(find<HTMLButtonElement>(rendered.page, '[type=submit]').disabled).toBe(false)
})

it('can be put off until the next visit', () => {
  open('u4')
  click(find(rendered.page, '[aria-label=Close]'))
  expect(isOpen()).toBe(false)
  expect(localStorage.getItem('ts-password-set')).toBeNull()
  rendered.close()
  open('u4')
  expect(isOpen()).toBe(true)
})

it('closes when its user is signed out, because a guest cannot set a password', () => {
  const { signOut } = open('u1')
  expect(isOpen()).toBe(true)
  signOut()
  expect(isOpen()).toBe(false)
})

it('closes when another tab or device has set the password, because it can only be set once', () => {
  const { setElsewhere } = open('u9')
  setElsewhere()
  expect(isOpen()).toBe(false)
})

it('stays when another tab is faster than the answer, and says how this one went', async () => {
  const { setElsewhere } = open('u9', 'never')
  await enter('Overtime-5-Goals')
  setElsewhere()
  expect(isOpen()).toBe(true)
})

it('has a title, names the invited address, and has two empty fields that hide what is typed', () => {
  open('u5')
  expect(find(rendered.page, 'dialog').getAttribute('aria-label')).toBe('Set Your Password')
  expect(find(rendered.page, 'h2').textContent).toBe('Set Your Password')
  expect(rendered.page.textContent).toContain('You were invited as ann@fans.example.')
  const fields = [...rendered.page.querySelectorAll('input')]
  expect(fields.map(({ type: kind, autocomplete, value }) => [kind, autocomplete, value])).toEqual([
    ['password', 'new-password', ''],
    ['password', 'new-password', ''],
  ])
})

it('complains of nothing before it is sent, says that it is saving, and is not sent twice', async () => {
  const { asked } = open('u6', 'never')
  const sender = () => find<HTMLButtonElement>(rendered.page, '[type=submit]')
  const isBusy = () => find(rendered.page, 'form').getAttribute('aria-busy')
  const complaints = () => find(rendered.page, '[aria-live]').childElementCount
  expect([sender().textContent, isBusy(), complaints()]).toEqual(['Set password', 'false', 0])
  await enter('Overtime-5-Goals')
  submit(find(rendered.page, 'form'))
  await passTime(0)
  expect([asked.length, sender().textContent, sender().disabled, isBusy()]).toEqual([
    1,
    'Saving…',
    true,
    'true',
  ])
})

it('cannot be sent again while it says that the password is set', async () => {
  open('u1')
  await enter('Overtime-5-Goals')
  expect(find<HTMLButtonElement>(rendered.page, '[type=submit]').disabled).toBe(true)
  expect(find(rendered.page, '[data-kind]').dataset['kind']).toBe('success')
})

it('asks the next invited user even after the one before has closed it', () => {
  const { become } = open('u7')
  click(find(rendered.page, '[aria-label=Close]'))
  become('u8')
  expect(isOpen()).toBe(true)
  become('u7')
  expect(isOpen()).toBe(false)
})

it('has nothing of the password that the user before was choosing', () => {
  const { become } = open('u1')
  const field = () => find<HTMLInputElement>(rendered.page, 'input')
  type(field(), 'Overtime-5-Goals')
  become('u2')
  expect([isOpen(), field().value]).toEqual([true, ''])
})
