import { afterEach, expect, it } from 'vitest'
import { createAccountApi } from '../../../backend/account-api'
import { createApiKeyApi } from '../../../backend/api-key-api'
import { createOwnAccountApi } from '../../../backend/own-account-api'
import type { AuthStep } from '../../../domain/people/sign-in/auth-steps'
import { log } from '../../../platform/log'
import { accountAtom } from '../../../state/account'
import { authStepAtom } from '../../../state/auth-modal'
import { createStore, Provider } from '../../../state/store'
import { createAccountCalls } from '../../../sync/session/account-calls'
import { createSessionSync } from '../../../sync/session/session-sync'
import { submit, type } from '../../../ui/testing/forms'
import { eventually, find, render, type Rendered } from '../../../ui/testing/render'
import { AuthModal } from './auth-modal'

/** A proxy between page and server answers with success but without a user. */

let rendered: Rendered
afterEach(() => rendered.close())

function open(step: AuthStep) {
  const fetch = async () => Response.json({})
  const ports = {
    storage: { read: () => undefined, write() {}, clear() {}, onOtherTab: () => () => {} },
    api: { ...createAccountApi(fetch), ...createOwnAccountApi(fetch), ...createApiKeyApi(fetch) },
    provider: { remember() {}, recall: () => undefined, returnsTo: '', leaveFor() {} },
    isOnline: () => true,
    watchUser: () => () => {},
    onWake: () => () => {},
    onSession() {},
    onDeleted() {},
  }
  const store = createStore()
  store.set(accountAtom, createAccountCalls(createSessionSync(ports), ports))
  store.set(authStepAtom, step)
  rendered = render(
    <Provider store={store}>
      <AuthModal />
    </Provider>,
  )
}

const field = (name: string) => find<HTMLInputElement>(rendered.page, `input[autocomplete="${name}"]`)
const notice = () => find(rendered.page, '[aria-live]').textContent

const logged = () => log.entries().map(({ message }) => message)

it('a sign-in that is answered without a user fails, and the log says so', async () => {
  open('signin')
  type(field('username'), 'ann@fans.example')
  type(field('current-password'), 'secret')
  submit(find(rendered.page, 'form'))
  await eventually(() => notice() === 'Sign in failed. Please try again.')
  expect(logged()).toContain('Sign in failed')
})

it('a sign-up that is answered without a user fails, and the log says so', async () => {
  open('signup-email')
  for (const [name, text] of [
    ['given-name', 'Ann'],
    ['family-name', 'Fan'],
    ['username', 'ann@fans.example'],
  ] as const)
    type(field(name), text)
  for (const one of rendered.page.querySelectorAll<HTMLInputElement>('input[autocomplete="new-password"]'))
    type(one, 'Overtime-5-Goals')
  submit(find(rendered.page, 'form'))
  await eventually(() => notice() === "Something went wrong. Let's try that again! 🔄")
  expect(logged()).toContain('User creation failed')
})
