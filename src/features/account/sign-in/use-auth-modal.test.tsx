import { useEffect, useEffectEvent } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { AuthEvent } from '../../../domain/people/sign-in/auth-modal'
import type { AuthStep } from '../../../domain/people/sign-in/auth-steps'
import { noop } from '../../../platform/timers'
import { accountAtom } from '../../../state/account'
import { createStore, Provider } from '../../../state/store'
import { accountWith } from '../../../state/testing/account'
import { render, settle, type Rendered } from '../../../ui/testing/render'
import { useAuthModal } from './use-auth-modal'

let rendered: Rendered
afterEach(() => rendered.close())

type Send = (event: AuthEvent) => void

function Runner({ step, onReady }: { readonly step: AuthStep; readonly onReady: (send: Send) => void }) {
  const { send } = useAuthModal(step, noop)
  const tell = useEffectEvent(onReady)
  useEffect(() => tell(send), [send])
  return null
}

/** The fields of a test strip all blanks themselves, those of a browser only some: so nothing is typed here. */
function open(step: AuthStep, account: Parameters<typeof accountWith>[0]) {
  let send: Send = noop
  const store = createStore()
  store.set(accountAtom, accountWith(account))
  rendered = render(
    <Provider store={store}>
      <Runner step={step} onReady={(given) => (send = given)} />
    </Provider>,
  )
  return (event: AuthEvent) => settle(() => send(event))
}

it.each([
  ['signin', 'signIn', ['ann@fans.example', 'secret']],
  ['forgot-password', 'sendReset', ['ann@fans.example']],
  ['code', 'sendCode', ['ann@fans.example']],
] as const)('the step %s calls %s for a pasted address without its blanks', (step, call, asked) => {
  const answer = vi.fn(() => new Promise<never>(noop))
  const send = open(step, { [call]: answer })
  send({ kind: 'typed', field: 'email', value: '\u00a0ann@fans.example ' })
  send({ kind: 'typed', field: 'password', value: 'secret' })
  send({ kind: 'submitted' })
  expect(answer.mock.calls).toEqual([asked])
})
