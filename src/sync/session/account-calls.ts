import type { SignInReply } from '../../backend/account-api'
import type { StoredSession } from '../../backend/stored-session'
import type { AuthAnswer } from '../../domain/people/sign-in/auth-answers'
import type { SignUpPayload } from '../../domain/people/sign-in/auth-form'
import type { AuthCall } from '../../domain/people/sign-in/auth-modal'
import { PASSWORD_ONLY } from '../../domain/people/sign-in/sign-in-ways'
import type { Account } from '../../domain/people/users/account'
import { createOwnAccountCalls } from './own-account-calls'
import type { SessionPorts } from './ports'
import { createProviderCalls } from './provider-calls'
import type { SessionSync } from './session-sync'

/** The requests of a person about an account, and what their answers mean for the session of this device. */
export function createAccountCalls(
  session: SessionSync,
  { api, isOnline, provider }: Pick<SessionPorts, 'api' | 'isOnline' | 'provider'>,
): Account {
  function enter(call: 'sign-in' | 'sign-up' | 'sign-in-with-code', reply: SignInReply): AuthAnswer {
    if (reply.kind === 'failed') return { call, ok: false, failure: reply.failure }
    replace(reply.stored)
    return call === 'sign-up' ? { call, ok: true, signedIn: true } : { call, ok: true }
  }

  /**
   * The session of before ends on the server too, also that of the same user: a list of devices would otherwise have this
   * one twice, and its owner would take the other for somebody else's.
   */
  function replace(next: StoredSession) {
    const before = session.lookUp()
    session.save(next)
    if (before && before.token !== next.token) void api.signOut(before.token)
  }

  /** Without a network nothing is requested. If the network goes during the request, the failure has the same code. */
  async function online(call: AuthCall, ask: () => Promise<AuthAnswer>): Promise<AuthAnswer> {
    const offline: AuthAnswer = { call, ok: false, failure: { code: 'auth/offline' } }
    if (!isOnline()) return offline
    const answer = await ask()
    const isUnheard = !answer.ok && answer.failure.code === 'auth/network-request-failed'
    return isUnheard && !isOnline() ? offline : answer
  }

  async function signUp(payload: SignUpPayload): Promise<AuthAnswer> {
    const call = 'sign-up'
    const created = await api.signUp(payload)
    if (created.kind === 'failed') return { call, ok: false, failure: created.failure }
    if (created.mail === 'sent') return { call, ok: true, mailSent: created.pace }
    if (created.mail === 'fails') return { call, ok: true, mailLate: created.pace }
    if (created.mail === 'unknown') return { call, ok: true, emailConfirmed: false }
    const answer = enter(call, await api.signIn(payload.email, payload.password))
    // The account is new, or it existed already with another password: the person must sign in by hand.
    return answer.ok ? answer : { call, ok: true, emailConfirmed: true }
  }

  async function sendMail(call: 'send-verification' | 'send-reset', email: string): Promise<AuthAnswer> {
    const reply = await api.sendMail(call === 'send-reset' ? 'password-reset' : 'verification', email)
    return reply.kind === 'sent'
      ? { call, ok: true, mailSent: reply.mailSent }
      : { call, ok: false, failure: reply.failure }
  }

  async function sendCode(email: string): Promise<AuthAnswer> {
    const call = 'send-code'
    const reply = await api.sendCode(email)
    return reply.kind === 'failed'
      ? { call, ok: false, failure: reply.failure }
      : { call, ok: true, mailSent: reply.mailSent, codeId: reply.codeId }
  }

  async function checkVerification(email: string, password: string): Promise<AuthAnswer> {
    const call = 'check-verification'
    // Somebody who is signed in here may have signed up with another address, of which this session says nothing.
    if (session.lookUp()?.session.user.email === email.toLowerCase()) {
      const isHeard = await session.refresh()
      const verified = isVerified(session.lookUp())
      return isHeard ? { call, ok: true, verified } : { call, ok: false, failure: {} }
    }
    const entered = await api.signIn(email, password)
    if (entered.kind === 'signed-in') {
      replace(entered.stored)
      return { call, ok: true, verified: isVerified(entered.stored) }
    }
    const { failure } = entered
    // Until the link is followed, the server refuses in the same way as for a wrong password.
    return failure.code === 'auth/invalid-credential'
      ? { call, ok: true, verified: false }
      : { call, ok: false, failure }
  }

  const providers = createProviderCalls(api, provider, ({ stored }) => replace(stored))

  return {
    goToProvider: async (...asked) => isOnline() && providers.go(...asked),
    comeFromProvider: (...asked) => providers.comeBack(...asked),
    signIn: (email, password) =>
      online('sign-in', async () => enter('sign-in', await api.signIn(email, password))),
    signInWithCode: (otpId, code) =>
      online('sign-in-with-code', async () =>
        enter('sign-in-with-code', await api.signInWithCode(otpId, code)),
      ),
    async fetchSignInWays() {
      return isOnline() ? api.fetchSignInWays() : PASSWORD_ONLY
    },
    sendCode: (email) => online('send-code', () => sendCode(email)),
    signUp: (payload) => online('sign-up', () => signUp(payload)),
    signOut() {
      const left = session.lookUp()
      session.forget()
      if (left) void api.signOut(left.token)
    },
    sendVerification: (email) => online('send-verification', () => sendMail('send-verification', email)),
    checkVerification: (...asked) => online('check-verification', () => checkVerification(...asked)),
    sendReset: (email) => online('send-reset', () => sendMail('send-reset', email)),
    async lookAtSession() {
      await session.refresh()
      const current = session.lookUp()
      if (!current) return { hasSession: false, emailConfirmed: false }
      return { hasSession: true, emailConfirmed: isVerified(current), email: current.session.user.email }
    },
    ...createOwnAccountCalls(session, { api, isOnline }),
  }
}

function isVerified(stored: StoredSession | undefined): boolean {
  return stored?.record['verified'] === true
}
