import { describe, expect, it } from 'vitest'
import { passTime } from '../../../ui/testing/pass-time'
import { click, find } from '../../../ui/testing/render'
import {
  fill,
  notice,
  open,
  pageOf,
  rendered,
  send,
  showOwnAccountForEach,
} from './testing/own-account-on-screen'

showOwnAccountForEach()

describe('the account of an invited user who has put the first password off', () => {
  const INVITED = { awaitsPassword: true } as const

  it('sets it by the rules for a first password, without an old one', async () => {
    const asked: string[] = []
    open({ setFirstPassword: async (password) => (asked.push(password), 'done') }, INVITED)
    const label = 'Set a password'
    expect(rendered.page.querySelector('form[aria-label="Change password"]')).toBeNull()
    expect(rendered.page.textContent).toContain('You were invited, and have not chosen a password yet.')
    expect(rendered.page.textContent).toContain('Min 8 characters • Include uppercase, lowercase & number')
    fill(label, 'long-enough', 'long-enough')
    await send(label)
    expect(notice(label)).toBe('Password must contain at least one uppercase letter')
    fill(label, 'Long-Enough-4', 'Long-Enough-4')
    await send(label)
    expect(asked).toEqual(['Long-Enough-4'])
  })

  it('asks nowhere for a password that nobody has', () => {
    open({}, INVITED)
    expect(rendered.page.querySelector('input[autocomplete="current-password"]')).toBeNull()
    expect(rendered.page.textContent).toContain('Deleting asks for your password, and you have none yet.')
  })
})

describe('an account that a provider has made', () => {
  const BY_PROVIDER = { hasNoPassword: true } as const
  const CLUB = { code: false, providers: [{ name: 'oidc', label: 'Fan Club' }] }
  const button = (text: string) =>
    [...rendered.page.querySelectorAll('button')].find(({ textContent }) => textContent === text)
  const press = async (text: string) => {
    click(button(text)!)
    await passTime(0)
  }

  const deletion = () => find(rendered.page, '[role=group][aria-label="Delete account"]')

  it('cannot have its own address for a password', async () => {
    open({}, BY_PROVIDER)
    fill('Set a password', 'ann@fans.example', 'ann@fans.example')
    await send('Set a password')
    expect(notice('Set a password')).toBe("Let's make that password stronger! 🛡️")
  })

  it('sets a first password without an old one, and says so for 3 s', async () => {
    const asked: string[] = []
    open({ setFirstPassword: async (password) => (asked.push(password), 'done') }, BY_PROVIDER)
    const label = 'Set a password'
    expect(rendered.page.querySelector('form[aria-label="Change password"]')).toBeNull()
    expect(rendered.page.textContent).toContain('You sign in by somebody who vouches for you.')
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
    await passTime(3000)
    expect(rendered.page.textContent).not.toContain('Your password is set.')
  })

  it('asks for a new sign-in only as long as that is what is missing', async () => {
    const answers = ['sign-in-again', 'weak-password'] as const
    let at = 0
    const ways = { fetchSignInWays: async () => CLUB }
    open({ ...ways, setFirstPassword: async () => answers[at++]! }, BY_PROVIDER)
    fill('Set a password', 'long-enough', 'long-enough')
    await send('Set a password')
    expect(rendered.page.textContent).toContain('Open the settings again then, within ten minutes.')
    await send('Set a password')
    expect(notice('Set a password')).toBe("Let's make that password stronger! 🛡️")
    expect(button('Continue with Fan Club')).toBeUndefined()
  })

  it('cannot be deleted without a new sign-in when the last one was long ago', async () => {
    open({ fetchSignInWays: async () => CLUB, deleteAccount: async () => 'sign-in-again' }, BY_PROVIDER)
    await press('Delete my account for good')
    await press('Yes, delete it for good')
    expect(button('Continue with Fan Club')).toBeDefined()
  })

  it('says when the server could not set a password', async () => {
    open({ setFirstPassword: async () => 'failed' }, BY_PROVIDER)
    fill('Set a password', 'long-enough', 'long-enough')
    await send('Set a password')
    expect(notice('Set a password')).toBe('Failed to change password')
  })

  it('needs a new sign-in to set a password when the last one was long ago, and has a button for it', async () => {
    const gone: string[] = []
    const goToProvider = async (name: string) => (gone.push(name), true)
    const ways = { fetchSignInWays: async () => CLUB, goToProvider }
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
    // A double click hits this button next.
    await press('Keep my account')
    await press('Delete my account for good')
    expect(asked).toEqual([])
    await press('Yes, delete it for good')
    expect(asked).toEqual([''])
    expect(find(deletion(), '[aria-live=assertive]').textContent).toBe('The account could not be deleted')
    expect(deletion().textContent).not.toContain('You come back to this page.')
  })

  it('keeps its address until it has a password, and says why', () => {
    open({}, BY_PROVIDER)
    expect(rendered.page.querySelector('form[aria-label="Change email"]')).toBeNull()
    expect(rendered.page.textContent).toContain('you have none yet. Set one first, below.')
  })
})
