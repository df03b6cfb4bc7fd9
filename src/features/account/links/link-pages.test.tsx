import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Account } from '../../../domain/people/users/account'
import { accountAtom } from '../../../state/account'
import { authStepAtom } from '../../../state/auth-modal'
import { mailedLinksAtom, type MailedLinks } from '../../../state/mailed-links'
import { createStore, Provider } from '../../../state/store'
import { accountWith } from '../../../state/testing/account'
import { linksWith } from '../../../state/testing/mailed-links'
import { submit, type } from '../../../ui/testing/forms'
import { passTime } from '../../../ui/testing/pass-time'
import { click, find, render, type Rendered } from '../../../ui/testing/render'
import { AuthCallbackPage } from './auth-callback'
import { ConfirmEmail } from './confirm-email'
import { ResetPassword } from './reset-password'
import { VerifyLinkPage } from './verify-link'

/** What all pages behind mailed links have in common. */

const TOKEN = `head.${btoa(JSON.stringify({ exp: 4_000_000_000, newEmail: 'new@fans.example' }))}.sign`
const GOOD_CHANGE = { kind: 'change', state: 'good' } as const
const GOOD_RESET = { kind: 'reset', state: 'good' } as const
const forEver = () => new Promise<never>(() => {})

let rendered: Rendered
let store = createStore()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  rendered.close()
  vi.useRealTimers()
})

async function open(
  page: ReactNode,
  search: string,
  links: Partial<MailedLinks>,
  account: Partial<Account> = {},
) {
  store = createStore()
  store.set(mailedLinksAtom, linksWith(links))
  store.set(accountAtom, accountWith(account))
  const location = memoryLocation({ path: '/link', searchPath: search, record: true })
  rendered = render(
    <Provider store={store}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        {page}
      </Router>
    </Provider>,
  )
  await passTime(0)
  return location
}

const title = () => find(rendered.page, 'h1').textContent
const section = () => find(rendered.page, 'section')
const buttons = () => [...rendered.page.querySelectorAll('button')]
const press = (text: string) => click(buttons().find(({ textContent }) => textContent === text)!)

describe('a page that a link leads to', () => {
  it.each([
    [<ConfirmEmail key="c" />, `token=${TOKEN}`, 'Confirm your email', 'Confirming your email…'],
    [<ConfirmEmail key="e" />, `kind=change&token=${TOKEN}`, 'Use this address', 'Checking the link…'],
    [<ResetPassword key="r" />, `token=${TOKEN}`, 'Set a new password', 'Checking the link…'],
    [<VerifyLinkPage key="v" />, `token=${TOKEN}`, 'Verify your email', 'Verifying your email…'],
    [<AuthCallbackPage key="a" />, 'code=c1&state=s1', 'Sign in', 'Signing you in…'],
  ])('says what it is doing while it waits for the server: %#', async (page, search, heading, busy) => {
    const silent = { confirmEmail: forEver, lookAtLink: forEver }
    await open(page, search, silent, { lookAtSession: forEver, comeFromProvider: forEver })
    expect([title(), find(rendered.page, '[role=status]').textContent]).toEqual([heading, busy])
    expect([section().getAttribute('aria-busy'), buttons()]).toEqual(['true', []])
  })

  it.each([
    ['Sign In', 'signin'],
    ['Return to Home', undefined],
  ] as const)('leads home by %s, and leaves no entry in the history', async (text, step) => {
    const expired = { kind: 'refused', problem: { code: 'otp_expired' } } as const
    const { history } = await open(<ConfirmEmail />, `token=${TOKEN}`, { confirmEmail: async () => expired })
    expect([title(), section().getAttribute('aria-busy')]).toEqual(['Link expired', 'false'])
    expect(rendered.page.querySelector('[role=status]')).toBeNull()
    press(text)
    expect([history, store.get(authStepAtom)]).toEqual([['/'], step])
  })

  it('leads home without the sign-in form after a sign-in elsewhere failed', async () => {
    const { history } = await open(<AuthCallbackPage />, 'state=s1', {})
    press('Return to Home')
    expect([history, store.get(authStepAtom)]).toEqual([['/'], undefined])
  })

  it('leads nobody home who has gone to another page meanwhile', async () => {
    const taken = async () => ({ kind: 'taken' }) as const
    const guest = async () => ({ hasSession: false, emailConfirmed: false })
    const links = { confirmEmail: taken }
    const { history } = await open(<ConfirmEmail />, `token=${TOKEN}`, links, { lookAtSession: guest })
    rendered.close()
    await passTime(10_000)
    expect(history).toEqual([expect.stringContaining('/link') as string])
  })

  it('offers no second try where that cannot help', async () => {
    const foreign = async () => ({ kind: 'foreign' }) as const
    await open(<AuthCallbackPage />, 'code=c1&state=s1', {}, { comeFromProvider: foreign })
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Sign In', 'Return to Home'])
  })

  it('leads home from a link that is no longer valid', async () => {
    const over = { lookAtLink: async () => ({ kind: 'reset', state: 'dead' }) as const }
    const { history } = await open(<ResetPassword />, `token=${TOKEN}`, over)
    press('Return to Home')
    expect(history).toEqual(['/'])
  })

  it('leads home from a link for a new address that is no longer valid', async () => {
    const over = { lookAtLink: async () => ({ kind: 'change', state: 'dead' }) as const }
    const { history } = await open(<ConfirmEmail />, `kind=change&token=${TOKEN}`, over)
    press('Return to Home')
    expect(history).toEqual(['/'])
  })
})

describe('a form behind a link', () => {
  const form = () => find(rendered.page, 'form')
  const sender = () => find<HTMLButtonElement>(form(), '[type=submit]')
  const fields = () => [...form().querySelectorAll<HTMLInputElement>('input')]

  it('with a new password says that it is being saved, and is not sent twice', async () => {
    let sent = 0
    const setPassword = () => ((sent += 1), forEver())
    await open(<ResetPassword />, `token=${TOKEN}`, { lookAtLink: async () => GOOD_RESET, setPassword })
    expect(fields().map(({ autocomplete }) => autocomplete)).toEqual(['new-password', 'new-password'])
    for (const field of fields()) type(field, 'Overtime-5-Goals')
    expect([sender().textContent, form().getAttribute('aria-busy')]).toEqual(['Set password', 'false'])
    submit(form())
    submit(form())
    await passTime(0)
    expect([sent, sender().textContent, sender().disabled]).toEqual([1, 'Saving…', true])
    expect(form().getAttribute('aria-busy')).toBe('true')
  })

  it('with another address says that it is being saved, and is not sent twice', async () => {
    let sent = 0
    const changeAddress = () => ((sent += 1), forEver())
    const links = { lookAtLink: async () => GOOD_CHANGE, changeAddress }
    await open(<ConfirmEmail />, `kind=change&token=${TOKEN}`, links)
    expect([sender().textContent, sender().disabled]).toEqual(['Change my email', true])
    type(fields()[0]!, 'secret')
    expect(sender().disabled).toBe(false)
    submit(form())
    submit(form())
    await passTime(0)
    expect([sent, sender().textContent, sender().disabled]).toEqual([1, 'Saving…', true])
  })

  it('disappears once the password is set, and the page leads home by itself', async () => {
    const links: Partial<MailedLinks> = { lookAtLink: async () => GOOD_RESET, setPassword: async () => 'set' }
    const { history } = await open(<ResetPassword />, `token=${TOKEN}`, links, { lookAtSession: forEver })
    for (const field of fields()) type(field, 'Overtime-5-Goals')
    submit(form())
    await passTime(0)
    expect([rendered.page.querySelector('form'), buttons()]).toEqual([null, []])
    expect(find(rendered.page, '[data-kind]').dataset['kind']).toBe('success')
    await passTime(10_000)
    expect(history).toEqual(['/'])
  })
})
