import { useEffect, useEffectEvent, useReducer } from 'react'
import type { AuthAnswer } from '../../../domain/people/sign-in/auth-answers'
import { signUpPayload } from '../../../domain/people/sign-in/auth-form'
import {
  afterAuthEvent,
  CLOSED,
  type AuthCall,
  type AuthEvent,
  type AuthModal,
  type OpenAuthModal,
} from '../../../domain/people/sign-in/auth-modal'
import type { AuthStep } from '../../../domain/people/sign-in/auth-steps'
import { useAccount, type Account } from '../../../state/account'

export interface AuthModalView {
  readonly modal: AuthModal
  readonly send: (event: AuthEvent) => void
}

/** Runs the modal: makes the calls it asks for and tells it when its time is up. */
export function useAuthModal(step: AuthStep, onClosed: () => void): AuthModalView {
  const account = useAccount()
  const [modal, send] = useReducer(afterAuthEvent, step, (first) =>
    afterAuthEvent(CLOSED, { kind: 'opened', step: first }),
  )
  const activity = modal.kind === 'open' ? modal.activity : undefined
  const closed = useEffectEvent(onClosed)

  const call = useEffectEvent(async (asked: AuthCall) => {
    if (modal.kind === 'closed') return
    const answer = await answerTo(asked, modal, account)
    send({ kind: 'answered', answer, atMs: Date.now() })
  })

  useEffect(() => {
    if (activity?.kind === 'calling') void call(activity.call)
    if (activity?.kind !== 'leaving') return undefined
    const tick = () => send({ kind: 'time-passed', atMs: Date.now() })
    // A timer may be early by a fraction of a millisecond, the state would then wait for ever.
    const timer = setTimeout(tick, activity.atMs - Date.now() + 2)
    return () => clearTimeout(timer)
  }, [activity])

  useEffect(() => {
    if (modal.kind === 'closed') closed()
  }, [modal.kind])

  return { modal, send }
}

function answerTo(call: AuthCall, { fields }: OpenAuthModal, account: Account): Promise<AuthAnswer> {
  switch (call) {
    case 'sign-in':
      return account.signIn(fields.email.trim(), fields.password)
    case 'sign-up':
      return account.signUp(signUpPayload(fields))
    case 'send-verification':
    case 'check-verification':
    case 'send-reset':
      return Promise.reject(new Error(`No step of this modal leads to ${call}`))
  }
}
