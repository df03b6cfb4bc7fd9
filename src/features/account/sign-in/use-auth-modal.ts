import { useEffect, useEffectEvent, useReducer } from 'react'
import type { AuthAnswer } from '../../../domain/people/sign-in/auth-answers'
import { signUpPayload } from '../../../domain/people/sign-in/auth-form'
import {
  afterAuthEvent,
  CLOSED,
  nextMoment,
  type AuthCall,
  type AuthEvent,
  type AuthModal,
  type OpenAuthModal,
} from '../../../domain/people/sign-in/auth-modal'
import { awaitedCode } from '../../../domain/people/sign-in/sent-code'
import type { AuthStep } from '../../../domain/people/sign-in/auth-steps'
import { useAccount, type Account } from '../../../state/account'
import { forgetSentCode, storeSentCode, readSentCode } from './sent-code'

export interface AuthModalView {
  readonly modal: AuthModal
  readonly send: (event: AuthEvent) => void
}

/** Runs the modal: makes the calls it asks for and tells it when its time is up. */
export function useAuthModal(step: AuthStep, onClosed: () => void): AuthModalView {
  const account = useAccount()
  const [modal, send] = useReducer(afterAuthEvent, step, openModal)
  const asked = modal.kind === 'open' && modal.activity.kind === 'calling' ? modal.activity.call : undefined
  const wakesAtMs = modal.kind === 'open' ? nextMoment(modal) : undefined
  const closed = useEffectEvent(onClosed)

  const call = useEffectEvent(async (one: AuthCall) => {
    if (modal.kind === 'closed') return
    const answer = await callAccount(one, modal, account)
    send({ kind: 'answered', answer, atMs: Date.now() })
  })

  useEffect(() => {
    if (asked) void call(asked)
  }, [asked])

  useEffect(() => {
    if (wakesAtMs === undefined) return undefined
    const tick = () => send({ kind: 'time-passed', atMs: Date.now() })
    // A timer may be early by a fraction of a millisecond, the state would then wait for ever.
    const timer = setTimeout(tick, wakesAtMs - Date.now() + 2)
    return () => clearTimeout(timer)
  }, [wakesAtMs])

  const sentCode = modal.kind === 'open' ? modal.sentCode : undefined
  useEffect(() => {
    if (sentCode) storeSentCode(sentCode)
  }, [sentCode])

  useEffect(() => {
    if (modal.kind !== 'closed') return
    forgetSentCode()
    closed()
  }, [modal.kind])

  return { modal, send }
}

function openModal(step: AuthStep): AuthModal {
  const sentCode = readSentCode()
  return afterAuthEvent(CLOSED, { kind: 'opened', step, ...(sentCode && { sentCode }) })
}

function callAccount(call: AuthCall, modal: OpenAuthModal, account: Account): Promise<AuthAnswer> {
  const { fields } = modal
  // Email fields strip what is typed of blanks themselves, but not of no-break spaces, which come with a paste.
  const email = fields.email.trim()
  switch (call) {
    case 'send-code':
      return account.sendCode(email)
    case 'sign-in-with-code':
      return account.signInWithCode(awaitedCode(modal)?.id ?? '', fields.code)
    case 'sign-in':
      return account.signIn(email, fields.password)
    case 'sign-up':
      return account.signUp(signUpPayload(fields))
    case 'send-verification':
      return account.sendVerification(email)
    case 'check-verification':
      return account.checkVerification(email, fields.password)
    case 'send-reset':
      return account.sendReset(email)
  }
}
