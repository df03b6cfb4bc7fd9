import { afterEach, vi } from 'vitest'
import type { Account } from '../../../../domain/people/users/account'
import type { SessionUser } from '../../../../domain/people/users/session'
import { noop } from '../../../../platform/timers'
import { accountAtom } from '../../../../state/account'
import { createStore, Provider } from '../../../../state/store'
import { accountWith } from '../../../../state/testing/account'
import { submit, type } from '../../../../ui/testing/forms'
import { passTime } from '../../../../ui/testing/pass-time'
import { find, render, type Rendered } from '../../../../ui/testing/render'
import { OwnAccount } from '../own-account'

export let rendered: Rendered
export let store = createStore()

export function showOwnAccountForEach(): void {
  afterEach(() => {
    rendered.close()
    vi.useRealTimers()
  })
}

/** Shows the settings of one's own account, with a server that gives these answers. */
export function open(given: Partial<Account>, more: Partial<SessionUser> = {}): void {
  vi.useFakeTimers()
  store = createStore()
  store.set(accountAtom, accountWith(given))
  rendered = render(pageOf(more))
}

export const pageOf = (more: Partial<SessionUser>) => (
  <Provider store={store}>
    <OwnAccount user={{ id: 'u1', email: 'ann@fans.example', ...more }} onDeleted={noop} />
  </Provider>
)

export const form = (label: string) => find<HTMLFormElement>(rendered.page, `form[aria-label="${label}"]`)
export const notice = (label: string) => find(form(label), '[aria-live]').textContent

export function fill(label: string, ...texts: readonly string[]): void {
  const inputs = [...form(label).querySelectorAll<HTMLInputElement>('input[type=password]')]
  texts.forEach((text, n) => type(inputs[n]!, text))
}

export async function send(label: string): Promise<void> {
  submit(form(label))
  await passTime(0)
}
