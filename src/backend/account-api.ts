import type { AuthFailure } from '../domain/people/sign-in/auth-failure'
import type { SignUpPayload } from '../domain/people/sign-in/auth-form'
import { signInFailureOf, signUpFailureOf } from './auth-failures'
import { browserFetch, sendJson, type Fetch, type Reply } from './get-json'
import { parseSession, type StoredSession } from './stored-session'
import { isObject, type JsonObject } from '../domain/json'

export type SignInReply =
  | { readonly kind: 'signed-in'; readonly stored: StoredSession }
  | { readonly kind: 'failed'; readonly failure: AuthFailure }

export type SignUpReply =
  { readonly kind: 'created' } | { readonly kind: 'failed'; readonly failure: AuthFailure }

/** `refused`: the server knows no such session. `unknown`: it did not say, so what we know stands. */
export type RefreshReply =
  | { readonly kind: 'refreshed'; readonly stored: StoredSession }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown' }

export interface AccountApi {
  signIn(email: string, password: string): Promise<SignInReply>
  signUp(payload: SignUpPayload): Promise<SignUpReply>
  refresh(token: string): Promise<RefreshReply>
  /** Ends the session on the server too, as far as it can be reached: a copied token is good no longer. */
  signOut(token: string): Promise<void>
  /** The record as it is now, or nothing when it was not changed. */
  rename(stored: StoredSession, displayName: string | undefined): Promise<JsonObject | undefined>
}

const USERS = '/api/collections/users'

/** PocketBase's users collection, without its SDK: four requests do not need a client. */
export function createAccountApi(fetch: Fetch = browserFetch): AccountApi {
  return {
    async signIn(email, password) {
      const reply = await sendJson(fetch, 'POST', `${USERS}/auth-with-password`, {
        identity: email,
        password,
      })
      const stored = isOk(reply) ? parseSession(reply.body) : undefined
      return stored ? { kind: 'signed-in', stored } : { kind: 'failed', failure: signInFailureOf(reply) }
    },
    async signUp(payload) {
      const reply = await sendJson(fetch, 'POST', `${USERS}/records`, newUser(payload))
      return isOk(reply) ? { kind: 'created' } : { kind: 'failed', failure: signUpFailureOf(reply) }
    },
    async refresh(token) {
      const reply = await sendJson(fetch, 'POST', `${USERS}/auth-refresh`, {}, { Authorization: token })
      const stored = isOk(reply) ? parseSession(reply.body) : undefined
      if (stored) return { kind: 'refreshed', stored }
      return { kind: reply.kind === 'answered' && reply.status === 401 ? 'refused' : 'unknown' }
    },
    async signOut(token) {
      await sendJson(fetch, 'POST', '/api/sign-out', {}, { Authorization: token })
    },
    async rename({ token, session }, displayName) {
      const path = `${USERS}/records/${session.user.id}`
      const body = { display_name: displayName }
      const reply = await sendJson(fetch, 'PATCH', path, body, { Authorization: token })
      return isOk(reply) && isObject(reply.body) ? reply.body : undefined
    },
  }
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

function isOk(reply: Reply): reply is Extract<Reply, { kind: 'answered' }> {
  return reply.kind === 'answered' && reply.status === 200
}
