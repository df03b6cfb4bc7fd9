import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '../../../domain/people/users/account'
import { permissionsOfTier } from '../../../domain/people/tiers/permission'
import { sessionOf, type SessionUser } from '../../../domain/people/users/session'
import { noop } from '../../../platform/timers'
import { accountAtom } from '../../../state/account'
import { sessionAtom } from '../../../state/session'
import { createStore, Provider } from '../../../state/store'
import { accountWith } from '../../../state/testing/account'
import { submit, type } from '../../../ui/testing/forms'
import { pass } from '../../../ui/testing/pass'
import { click, find, fire, render, settle, type Rendered } from '../../../ui/testing/render'
import { OwnAccount } from './own-account'

let rendered: Rendered
let store = createStore()
afterEach(() => {
  rendered.close()
  vi.useRealTimers()
})

function open(given: Partial<Account>, more: Partial<SessionUser> = {}) {
  vi.useFakeTimers()
  store = createStore()
  store.set(accountAtom, accountWith(given))
  rendered = render(pageOf(more))
}

const pageOf = (more: Partial<SessionUser>) => (
  <Provider store={store}>
    <OwnAccount user={{ id: 'u1', email: 'ann@fans.example', ...more }} onDeleted={noop} />
  </Provider>
)

const form = (label: string) => find<HTMLFormElement>(rendered.page, `form[aria-label="${label}"]`)
const notice = (label: string) => find(form(label), '[aria-live]').textContent
const submitButton = (label: string) => find<HTMLButtonElement>(form(label), '[type=submit]')

function fill(label: string, ...texts: readonly string[]) {
  const inputs = [...form(label).querySelectorAll<HTMLInputElement>('input[type=password]')]
  texts.forEach((text, n) => type(inputs[n]!, text))
}

async function send(label: string) {
  submit(form(label))
  await pass(0)
}

it('001 section 5: a changed password must match and have 6 characters; the button waits for both', async () => {
  open({})
  const label = 'Change password'
  expect(submitButton(label).disabled).toBe(true)
  fill(label, 'old', 'secret-1', 'secret-2')
  expect(submitButton(label).disabled).toBe(false)
  await send(label)
  expect(notice(label)).toBe('Passwords do not match')
  fill(label, 'old', 'short', 'short')
  await send(label)
  expect(notice(label)).toBe('Password must be at least 6 characters')
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
  await pass(3000)
  expect(notice(label)).toBe('')
})

it('offers who may have API keys to revoke them with the password', async () => {
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

it('has a link sent to a new address, which stays the old one until then', async () => {
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
  expect(submitButton(label).disabled).toBe(true)
  await pass(60_000)
  expect(notice(label)).toContain('We have sent a link')
})

it.each([
  ['wrong-password', 'Incorrect password. Please try again.'],
  ['bad-address', 'Enter another email address than the one you have.'],
  ['no-mail', 'This server sends no mail, so an address cannot be changed here.'],
  ['too-many', 'Too many tries. Please wait a moment and try again.'],
  ['unreachable', 'The server cannot be reached. Please try again in a moment.'],
  ['failed', 'The link could not be sent. Please try again.'],
  [{ nextInS: 41 }, 'A link went to new@fans.example just now. Another one can go in 41 s.'],
] as const)('a change of address that is answered with %j says: %s', async (answer, text) => {
  open({ changeEmail: async () => answer })
  type(find(form('Change email'), 'input[type=email]'), 'new@fans.example')
  fill('Change email', 'secret')
  await send('Change email')
  expect(notice('Change email')).toBe(text)
})

it('signs out all other devices, and says when it could not', async () => {
  let works = true
  open({ signOutElsewhere: async () => works })
  const press = async () => {
    const all = [...rendered.page.querySelectorAll('button')]
    all.find(({ textContent }) => textContent === 'Sign out all other devices')!.click()
    await pass(0)
  }
  await press()
  expect(rendered.page.textContent).toContain('All other devices are signed out.')
  works = false
  await press()
  expect(rendered.page.textContent).toContain('The other devices could not be signed out. Please try again.')
})

describe('an account that a provider has made', () => {
  const BY_PROVIDER = { hasNoPassword: true } as const
  const CLUB = { code: false, providers: [{ name: 'oidc', label: 'Fan Club' }] }
  const button = (text: string) =>
    [...rendered.page.querySelectorAll('button')].find(({ textContent }) => textContent === text)
  const press = async (text: string) => {
    click(button(text)!)
    await pass(0)
  }

  it('sets a first password without an old one', async () => {
    const asked: string[] = []
    open({ setFirstPassword: async (password) => (asked.push(password), 'done') }, BY_PROVIDER)
    const label = 'Set a password'
    expect(rendered.page.querySelector('form[aria-label="Change password"]')).toBeNull()
    fill(label, 'long-enough', 'long-enoug')
    await send(label)
    expect(notice(label)).toBe('Passwords do not match')
    fill(label, 'long-enough', 'long-enough')
    await send(label)
    expect(asked).toEqual(['long-enough'])
    expect(rendered.page.textContent).not.toContain('Your password is set.')
    rendered.show(pageOf({}))
    expect(rendered.page.textContent).toContain('Your password is set. All other devices are signed out.')
    expect(rendered.page.querySelector('form[aria-label="Set a password"]')).toBeNull()
  })

  it('is told of a sign-in only as long as that is what is missing', async () => {
    const answers = ['sign-in-again', 'weak-password'] as const
    let at = 0
    const ways = { waysIn: async () => CLUB }
    open({ ...ways, setFirstPassword: async () => answers[at++]! }, BY_PROVIDER)
    fill('Set a password', 'long-enough', 'long-enough')
    await send('Set a password')
    expect(rendered.page.textContent).toContain('Open the settings again then, within ten minutes.')
    await send('Set a password')
    expect(notice('Set a password')).toBe("Let's make that password stronger! 🛡️")
    expect(button('Continue with Fan Club')).toBeUndefined()
  })

  it('is deleted only after a sign-in where the last one was long ago', async () => {
    open({ waysIn: async () => CLUB, deleteAccount: async () => 'sign-in-again' }, BY_PROVIDER)
    await press('Delete my account for good')
    await press('Yes, delete it for good')
    expect(button('Continue with Fan Club')).toBeDefined()
  })

  it('is told to sign in once more where that was long ago, and has the button for it', async () => {
    const gone: string[] = []
    const goToProvider = async (name: string) => (gone.push(name), true)
    const ways = { waysIn: async () => CLUB, goToProvider }
    open({ ...ways, setFirstPassword: async () => 'sign-in-again' }, BY_PROVIDER)
    fill('Set a password', 'long-enough', 'long-enough')
    await send('Set a password')
    expect(notice('Set a password')).toBe('Your account has no password, so sign in once more to do this.')
    await press('Continue with Fan Club')
    expect(gone).toEqual(['oidc'])
  })

  it('is deleted by a second press, where the sign-in is fresh', async () => {
    const asked: string[] = []
    open({ deleteAccount: async (password) => (asked.push(password), 'failed') }, BY_PROVIDER)
    await press('Delete my account for good')
    // What a double click hits next.
    await press('Keep my account')
    await press('Delete my account for good')
    expect(asked).toEqual([])
    await press('Yes, delete it for good')
    expect(asked).toEqual([''])
    expect(find(rendered.page, '[role=group][aria-label="Delete account"]').textContent).toContain(
      'The account could not be deleted',
    )
  })

  it('keeps its address until it has a password, and says why', () => {
    open({}, BY_PROVIDER)
    expect(rendered.page.querySelector('form[aria-label="Change email"]')).toBeNull()
    expect(rendered.page.textContent).toContain('you have none yet. Set one first, below.')
  })
})

describe('the list of devices', () => {
  const HERE = {
    id: 'a',
    name: 'Firefox on Linux',
    type: 'desktop',
    lastActivityMs: 0,
    isThis: true,
  } as const
  const PHONE = { id: 'b', name: 'Safari on iOS', type: 'mobile', isThis: false } as const
  const part = () =>
    [...rendered.page.querySelectorAll('details')].find(({ textContent }) =>
      textContent.startsWith('Devices'),
    )!
  const unfold = async () => {
    part().open = true
    fire(part(), new Event('toggle'))
    await pass(0)
  }
  const press = async (label: string) => {
    click(find(rendered.page, `button[aria-label="${label}"]`))
    await pass(0)
  }

  it('is asked for when it is opened, and signs one of them out', async () => {
    const out: string[] = []
    const lists = [[HERE, { ...PHONE, lastActivityMs: Date.now() - 125_000 }], [HERE]]
    open({ devices: async () => lists.shift(), signOutDevice: async (id) => (out.push(id), true) })
    expect(lists).toHaveLength(2)
    await unfold()
    const lines = () => [...part().querySelectorAll('li p')].map(({ textContent }) => textContent)
    expect(lines()).toEqual(['Firefox on LinuxComputer · this device', 'Safari on iOSPhone · 2 min ago'])
    expect(part().querySelectorAll('li button')).toHaveLength(1)
    await press('Sign out Safari on iOS')
    expect(out).toEqual(['b'])
    expect(part().textContent).toContain('Safari on iOS is signed out.')
    expect(lines()).toHaveLength(1)
  })

  it('says when a device could not be signed out, and when there is no list', async () => {
    const lists = [[HERE, { ...PHONE, lastActivityMs: 0 }], undefined, [HERE]]
    open({ devices: async () => lists.shift(), signOutDevice: async () => false })
    await unfold()
    await press('Sign out Safari on iOS')
    expect(part().textContent).toContain('Your devices could not be listed.')
    const again = [...part().querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Try Again',
    )!
    click(again)
    await pass(0)
    expect(part().querySelectorAll('li')).toHaveLength(1)
    expect(part().textContent).toContain('Safari on iOS could not be signed out. Please try again.')
  })
})

it('says when what is kept of an account could not be fetched', async () => {
  open({ exportData: async () => undefined })
  const all = [...rendered.page.querySelectorAll('button')]
  all.find(({ textContent }) => textContent === 'Download my data')!.click()
  await pass(0)
  expect(rendered.page.textContent).toContain('Your data could not be fetched. Please try again.')
})

it('password managers learn whose password is changed, and nobody is told that it was', () => {
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

it('hands all that is kept of an account to the browser as a file', async () => {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${(blob as Blob).type}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`)
  })
  open({ exportData: async () => '{"user":{}}' })
  const all = [...rendered.page.querySelectorAll('button')]
  all.find(({ textContent }) => textContent === 'Download my data')!.click()
  await pass(0)
  expect(saved).toEqual(['turbo-scores-account.json blob:application/json'])
  expect(rendered.page.textContent).toContain('Saved as turbo-scores-account.json')
  vi.restoreAllMocks()
})
