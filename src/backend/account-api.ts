import type { AuthFailure } from '../domain/people/sign-in/auth-failure'
import type { MailPace } from '../domain/people/sign-in/auth-answers'
import type { SignUpPayload } from '../domain/people/sign-in/auth-form'
import { PASSWORD_ONLY, type SignInWays } from '../domain/people/sign-in/sign-in-ways'
import { faultOf, mailFailureOf, paceOf, signInFailureOf, signUpFailureOf } from './auth-failures'
import { browserFetch, getJson, sendJson, type Fetch } from './get-json'
import type { Answered, Reply } from './reply'
import { parseProviderTry, type ProviderTry } from './parse-provider-try'
import { parseSignInWays } from './parse-sign-in-ways'
import { sendWithCrowdRetry } from './send-with-crowd-retry'
import { parseSession, type StoredSession } from './stored-session'
import { isObject, type JsonObject } from '../domain/json'
import { ACCOUNT_DELETED } from '../domain/people/users/account-deleted'
import { accountFailureText } from '../domain/people/users/account-failure'
import { log } from '../platform/log'

export type SignInReply =
  | { readonly kind: 'signed-in'; readonly stored: StoredSession }
  | { readonly kind: 'failed'; readonly failure: AuthFailure }

export type SignUpReply =
  /** `none`: this server sends no mail, and the new user may sign in at once. `unknown`: it says what we do not know. */
  | { readonly kind: 'created'; readonly mail: 'none' | 'unknown' }
  /** The user cannot sign in before they have followed the link. `fails`: it comes once the mail server answers. */
  | { readonly kind: 'created'; readonly mail: 'sent' | 'fails'; readonly pace: MailPace }
  | { readonly kind: 'failed'; readonly failure: AuthFailure }

/**
 * `refused`: the server knows no such session, or not even its account. `unknown`: it did not say, so we keep what we
 * know.
 */
export type RefreshReply =
  | { readonly kind: 'refreshed'; readonly stored: StoredSession }
  | { readonly kind: 'refused'; readonly isDeleted?: true }
  | { readonly kind: 'unknown' }

export type MailReply =
  | { readonly kind: 'sent'; readonly mailSent: MailPace }
  | { readonly kind: 'failed'; readonly failure: AuthFailure }

export type CodeReply =
  | { readonly kind: 'sent'; readonly mailSent: MailPace; readonly codeId: string }
  | { readonly kind: 'failed'; readonly failure: AuthFailure }

export interface AccountApi {
  signIn(email: string, password: string): Promise<SignInReply>
  signInWithCode(otpId: string, code: string): Promise<SignInReply>
  /** Asks for six digits by mail; the id in the reply is sent with them at the sign-in. */
  sendCode(email: string): Promise<CodeReply>
  fetchSignInWays(): Promise<SignInWays>
  /** The address of a provider's sign-in, and the secrets of this try. */
  askProvider(name: string, returnsTo: string): Promise<ProviderTry | undefined>
  signInWithProvider(tried: ProviderTry, code: string): Promise<SignInReply>
  signUp(payload: SignUpPayload): Promise<SignUpReply>
  refresh(token: string): Promise<RefreshReply>
  /** Ends the session on the server too, if it can be reached, so that a copied token is no longer valid. */
  signOut(token: string): Promise<void>
  /** Whether the server took the request; it answers the same for addresses that it does not know. */
  sendMail(what: 'verification' | 'password-reset', email: string): Promise<MailReply>
  /** The record as it is now, or nothing when it was not changed. */
  rename(stored: StoredSession, displayName: string | undefined): Promise<JsonObject | undefined>
}

const USERS = '/api/collections/users'

/** PocketBase's users collection, without its SDK: a few requests do not need a client. */
export function createAccountApi(fetch: Fetch = browserFetch): AccountApi {
  async function enter(way: string, proof: object): Promise<SignInReply> {
    const reply = await sendWithCrowdRetry(fetch, `${USERS}/${way}`, proof)
    const stored = isOk(reply) ? parseSession(reply.body) : undefined
    if (stored) return { kind: 'signed-in', stored }
    // Some proxies answer in place of our server, and with status 200.
    if (isOk(reply)) log.add('error', 'account', accountFailureText('sign-in'))
    return { kind: 'failed', failure: signInFailureOf(reply) }
  }

  return {
    signIn: (identity, password) => enter('auth-with-password', { identity, password }),
    signInWithCode: (otpId, password) => enter('auth-with-otp', { otpId, password }),
    async sendCode(email) {
      const reply = await sendJson(fetch, 'POST', `${USERS}/request-otp`, { email })
      const codeId = isOk(reply) && isObject(reply.body) ? reply.body['otpId'] : undefined
      return isOk(reply) && typeof codeId === 'string'
        ? { kind: 'sent', mailSent: paceOf(reply.body), codeId }
        : { kind: 'failed', failure: mailFailureOf(reply) }
    },
    async fetchSignInWays() {
      const reply = await getJson(fetch, '/api/account/ways')
      return isOk(reply) ? parseSignInWays(reply.body) : PASSWORD_ONLY
    },
    async askProvider(name, returnsTo) {
      const reply = await getJson(fetch, `${USERS}/auth-methods`)
      return isOk(reply) ? parseProviderTry(reply.body, name, returnsTo) : undefined
    },
    signInWithProvider: ({ name, verifier, returnsTo }, code) =>
      enter('auth-with-oauth2', { provider: name, code, codeVerifier: verifier, redirectURL: returnsTo }),
    async signUp(payload) {
      const reply = await sendWithCrowdRetry(fetch, `${USERS}/records`, newUser(payload))
      if (!isOk(reply)) return { kind: 'failed', failure: signUpFailureOf(reply) }
      if (isObject(reply.body) && typeof reply.body['id'] === 'string') return created(reply.body)
      log.add('error', 'account', accountFailureText('user-creation'))
      return { kind: 'failed', failure: {} }
    },
    async refresh(token) {
      const reply = await sendJson(fetch, 'POST', `${USERS}/auth-refresh`, {}, { Authorization: token })
      const stored = isOk(reply) ? parseSession(reply.body) : undefined
      if (stored) return { kind: 'refreshed', stored }
      const isRefused = reply.kind === 'answered' && reply.status === 401 && isObject(reply.body)
      if (!isRefused) return { kind: 'unknown' }
      return { kind: 'refused', ...(faultOf(reply, 'account') === ACCOUNT_DELETED && { isDeleted: true }) }
    },
    async signOut(token) {
      await sendJson(fetch, 'POST', '/api/sign-out', {}, { Authorization: token })
    },
    async sendMail(what, email) {
      const reply = await sendJson(fetch, 'POST', `${USERS}/request-${what}`, { email })
      return isOk(reply)
        ? { kind: 'sent', mailSent: paceOf(reply.body) }
        : { kind: 'failed', failure: mailFailureOf(reply) }
    },
    async rename({ token, session }, displayName) {
      const path = `${USERS}/records/${session.user.id}`
      const body = { display_name: displayName }
      const reply = await sendJson(fetch, 'PATCH', path, body, { Authorization: token })
      return isOk(reply) && isObject(reply.body) ? reply.body : undefined
    },
  }
}

/** `confirmation` is what the server has done about the address. */
function created(body: JsonObject): SignUpReply {
  const { confirmation } = body
  const mail = isObject(confirmation) ? confirmation['mail'] : 'none'
  if (mail === 'sent' || mail === 'fails') return { kind: 'created', mail, pace: paceOf(confirmation) }
  return { kind: 'created', mail: mail === 'none' ? 'none' : 'unknown' }
}

function newUser({ email, password, displayName, firstName, lastName }: SignUpPayload) {
  return {
    email,
    password,
    passwordConfirm: password,
    display_name: displayName,
    first_name: firstName,
    last_name: lastName,
  }
}

function isOk(reply: Reply): reply is Answered {
  return reply.kind === 'answered' && reply.status === 200
}
