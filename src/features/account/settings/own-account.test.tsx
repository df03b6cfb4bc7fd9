import { expect, it, vi } from 'vitest'
import { exportsSpentText } from '../../../domain/people/budgets/row-budgets'
import { permissionsOfTier } from '../../../domain/people/tiers/permission'
import { sessionOf } from '../../../domain/people/users/session'
import { sessionAtom } from '../../../state/session'
import { type } from '../../../ui/testing/forms'
import { passTime } from '../../../ui/testing/pass-time'
import { click, find, settle } from '../../../ui/testing/render'
import {
  fill,
  form,
  notice,
  open,
  rendered,
  send,
  showOwnAccountForEach,
  store,
} from './testing/own-account-on-screen'

showOwnAccountForEach()

const said = (kind: 'success' | 'error') => find(rendered.page, `[data-kind=${kind}]`).textContent
const submitButton = (label: string) => find<HTMLButtonElement>(form(label), '[type=submit]')

it.each([
  ['has a password', {}, 'Change password', 3],
  ['has none', { hasNoPassword: true }, 'Set a password', 1],
] as const)(
  'the forms of an account that %s are empty at first, and say nothing',
  (_which, more, second, count) => {
    open({}, more)
    const parts = [...rendered.page.querySelectorAll('summary')].map(({ textContent }) => textContent)
    expect(parts).toEqual(['Change email', second, 'Devices', 'Your data', 'Delete account'])
    const all = <T extends HTMLElement>(selector: string) => [...rendered.page.querySelectorAll<T>(selector)]
    expect(all<HTMLInputElement>('input:not([type=hidden])').filter(({ value }) => value !== '')).toEqual([])
    expect(all('[aria-live]').filter(({ childElementCount }) => childElementCount > 0)).toEqual([])
    expect(rendered.page.textContent).toContain('This cannot be undone.')
    expect(rendered.page.textContent).not.toContain('You come back to this page.')
    const senders = all<HTMLButtonElement>('[type=submit]').map(({ disabled }) => disabled)
    expect(senders).toEqual(Array.from({ length: count }, () => true))
  },
)

it('001 section 5: a changed password must match and have 6 characters', async () => {
  const asked: unknown[] = []
  open({ changePassword: async (change) => (asked.push(change), 'done') })
  const label = 'Change password'
  fill(label, 'old', 'secret-1', 'secret-2')
  await send(label)
  expect(find(form(label), '[aria-live=assertive]').textContent).toBe('Passwords do not match')
  fill(label, 'old', 'short', 'short')
  await send(label)
  expect(notice(label)).toBe('Password must be at least 6 characters')
  expect(asked).toEqual([])
})

it('nobody can take the own address as a new password', async () => {
  open({})
  fill('Change password', 'old', 'ann@fans.example', 'ann@fans.example')
  await send('Change password')
  expect(notice('Change password')).toBe("Let's make that password stronger! 🛡️")
})

it.each([
  ['nothing is filled in', true, ['', '', '']],
  ['the old password is missing', true, ['', 'secret-1', 'secret-2']],
  ['the new password is missing', true, ['old', '', 'secret-2']],
  ['the new password is not confirmed', true, ['old', 'secret-1', '']],
  ['all three are filled in', false, ['old', 'secret-1', 'secret-2']],
] as const)('001 section 5: while %s, the button is disabled: %s', (_what, isDisabled, texts) => {
  open({})
  fill('Change password', ...texts)
  expect(submitButton('Change password').disabled).toBe(isDisabled)
})

it('sends the old password with the new one, says so for 3 s and empties the form', async () => {
  const asked: unknown[] = []
  open({ changePassword: async (change) => (asked.push(change), 'done') })
  const label = 'Change password'
  fill(label, 'old', 'long-enough', 'long-enough')
  await send(label)
  expect(asked).toEqual([{ oldPassword: 'old', password: 'long-enough', revokeKeys: false }])
  expect(notice(label)).toBe('Password changed. All other devices are signed out.')
  expect(submitButton(label).disabled).toBe(true)
  await passTime(3000)
  expect(notice(label)).toBe('')
})

it('offers users who may have API keys to revoke them along with the password change', async () => {
  const asked: unknown[] = []
  open({ changePassword: async ({ revokeKeys }) => (asked.push(revokeKeys), 'done') })
  const label = 'Change password'
  expect(form(label).querySelector('[role=switch]')).toBeNull()
  const can = permissionsOfTier('premium')
  settle(() => store.set(sessionAtom, sessionOf({ id: 'u1', tier: 'premium', can: [...can] })!))
  click(find(form(label), '[role=switch]'))
  fill(label, 'old', 'long-enough', 'long-enough')
  await send(label)
  expect(asked).toEqual([true])
  expect(notice(label)).toContain('Your API keys are revoked.')
})

it.each([
  ['wrong-password', 'Incorrect password. Please try again.'],
  [
    'wrong-or-no-password',
    'Incorrect password. If you have never set one, sign out and choose “Forgot password?” where you sign in.',
  ],
  ['weak-password', "Let's make that password stronger! 🛡️"],
  ['too-many', 'Too many tries. Please wait a moment and try again.'],
  ['unreachable', 'The server cannot be reached. Please try again in a moment.'],
  ['failed', 'Failed to change password'],
] as const)('a new password that is refused as %s says: %s', async (answer, text) => {
  open({ changePassword: async () => answer })
  fill('Change password', 'old', 'long-enough', 'long-enough')
  await send('Change password')
  expect(notice('Change password')).toBe(text)
})

it('an account is deleted only with its password', async () => {
  const asked: string[] = []
  open({ deleteAccount: async (password) => (asked.push(password), 'wrong-password') })
  const label = 'Delete account'
  expect(submitButton(label).disabled).toBe(true)
  fill(label, 'secret')
  await send(label)
  expect(asked).toEqual(['secret'])
  expect(notice(label)).toBe('Incorrect password. Please try again.')
})

it('sends a link to a new address, and keeps the old one until that link is opened', async () => {
  const asked: unknown[] = []
  open({ changeEmail: async (...both) => (asked.push(both), 'done') })
  const label = 'Change email'
  expect(submitButton(label).disabled).toBe(true)
  type(find(form(label), 'input[type=email]'), ' new@fans.example ')
  fill(label, 'secret')
  await send(label)
  expect(asked).toEqual([['new@fans.example', 'secret']])
  expect(notice(label)).toBe(
    'We have sent a link to new@fans.example. Your address changes once it is opened there.',
  )
  expect(find(form(label), '[data-kind]').dataset['kind']).toBe('success')
  expect(submitButton(label).disabled).toBe(true)
  await passTime(60_000)
  expect(notice(label)).toContain('We have sent a link')
})

it.each([
  ['the address', '', 'secret'],
  ['the password', 'new@fans.example', ''],
])('asks for no link while %s is missing', async (_what, address, password) => {
  const asked: unknown[] = []
  open({ changeEmail: async (...both) => (asked.push(both), 'done') })
  type(find(form('Change email'), 'input[type=email]'), address)
  fill('Change email', password)
  await send('Change email')
  expect([submitButton('Change email').disabled, asked]).toEqual([true, []])
})

it.each([
  ['wrong-password', 'Incorrect password. Please try again.'],
  ['bad-address', 'Enter another email address than the one you have.'],
  ['no-mail', 'This server sends no mail, so an address cannot be changed here.'],
  ['mail-fails', 'Mail does not go out at the moment. Please try again later.'],
  ['too-many', 'Too many tries. Please wait a moment and try again.'],
  ['unreachable', 'The server cannot be reached. Please try again in a moment.'],
  ['failed', 'The link could not be sent. Please try again.'],
  [{ nextInS: 41 }, 'A link went to new@fans.example just now. Another one can go in 41 s.'],
] as const)(
  'a change of address that is answered with %j says: %s, and stays filled in',
  async (answer, text) => {
    open({ changeEmail: async () => answer })
    type(find(form('Change email'), 'input[type=email]'), 'new@fans.example')
    fill('Change email', 'secret')
    await send('Change email')
    expect(notice('Change email')).toBe(text)
    expect(submitButton('Change email').disabled).toBe(false)
  },
)

it('signs out all other devices, and says when it could not', async () => {
  let works = true
  open({ signOutElsewhere: async () => works })
  const press = async () => {
    const all = [...rendered.page.querySelectorAll('button')]
    all.find(({ textContent }) => textContent === 'Sign out all other devices')!.click()
    await passTime(0)
  }
  await press()
  expect(said('success')).toBe('All other devices are signed out.')
  works = false
  await press()
  expect(said('error')).toBe('The other devices could not be signed out. Please try again.')
})

it('says when the data of an account could not be fetched', async () => {
  open({ exportData: async () => undefined })
  const all = [...rendered.page.querySelectorAll('button')]
  all.find(({ textContent }) => textContent === 'Download my data')!.click()
  await passTime(0)
  expect(said('error')).toBe('Your data could not be fetched. Please try again.')
})

it('says that the data can be had again tomorrow, once the downloads of a day are used up', async () => {
  open({ exportData: async () => ({ refusal: exportsSpentText() }) })
  const all = [...rendered.page.querySelectorAll('button')]
  all.find(({ textContent }) => textContent === 'Download my data')!.click()
  await passTime(0)
  expect(said('error')).toBe('Your data was downloaded 10 times today. Please try again tomorrow.')
})

it('password managers learn whose password the form changes, and it does not say beforehand that it was changed', () => {
  open({})
  expect(rendered.page.textContent).not.toContain('Your password is set.')
  const name = find<HTMLInputElement>(form('Change password'), 'input[name=username]')
  expect([name.type, name.autocomplete, name.value]).toEqual(['hidden', 'username', 'ann@fans.example'])
  const fields = [...form('Change password').querySelectorAll<HTMLInputElement>('input[type=password]')]
  expect(fields.map(({ autocomplete }) => autocomplete)).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ])
})

it('saves all data of an account as a file', async () => {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${(blob as Blob).type}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`)
  })
  open({ exportData: async () => '{"user":{}}' })
  const all = [...rendered.page.querySelectorAll('button')]
  all.find(({ textContent }) => textContent === 'Download my data')!.click()
  await passTime(0)
  expect(saved).toEqual(['turbo-scores-account.json blob:application/json'])
  expect(said('success')).toBe('Saved as turbo-scores-account.json')
  vi.restoreAllMocks()
})
