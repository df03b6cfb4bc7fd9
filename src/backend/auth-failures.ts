import { isObject } from '../domain/json'
import type { MailPace } from '../domain/people/sign-in/auth-answers'
import type { AuthFailure } from '../domain/people/sign-in/auth-failure'
import type { ConnectionFailureCode } from '../domain/people/sign-in/connection-failure'
import { codeOfRefusal, codeOfServer } from '../domain/people/sign-in/sign-in-failure'
import type { Reply } from './reply'
import { isCrowded } from './send-with-crowd-retry'
import { retryAfterS } from './too-many-tries'

/** Translates PocketBase's refusals to auth codes. */
export function signInFailureOf(reply: Reply): AuthFailure {
  const connection = connectionFailure(reply)
  if (connection) return { code: connection, ...tryPaceOf(reply) }
  // The server says the same of an unknown account and of a wrong password.
  if (isRefusal(reply)) return { code: codeOfRefusal('wrong-password'), ...refusalDetails(reply) }
  return refusalDetails(reply)
}

/** What the server itself says about a refusal; its own code replaces the one of the status. */
function refusalDetails(reply: Reply): AuthFailure {
  const body = reply.kind === 'answered' && reply.status >= 400 && isObject(reply.body) ? reply.body : {}
  const data = isObject(body['data']) ? body['data'] : {}
  const code = textOf(body['code']) ?? textOf(data['code'])
  const suggestion = textOf(body['suggestion']) ?? textOf(data['suggestion'])
  const message = textOf(body['message'])
  return {
    ...(code && { code: codeOfServer(code) }),
    ...(message && { message }),
    ...(suggestion && { suggestion }),
  }
}

/** Long texts are pages of proxies rather than something to read in a form. */
const LONGEST_TEXT = 200

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT ? value : undefined
}

export function signUpFailureOf(reply: Reply): AuthFailure {
  const connection = connectionFailure(reply)
  if (connection) return { code: connection }
  const email = faultOf(reply, 'email')
  if (email)
    return { code: email === 'validation_not_unique' ? 'auth/email-already-in-use' : 'auth/invalid-email' }
  return faultOf(reply, 'password') ? { code: 'auth/weak-password' } : {}
}

/** Why a mail could not be requested. The rate limit is told by its message, as the specification demands. */
export function mailFailureOf(reply: Reply): AuthFailure {
  const connection = connectionFailure(reply)
  if (connection !== 'auth/too-many-requests')
    return connection ? { code: connection } : refusalDetails(reply)
  const hasPace = reply.kind === 'answered' && isObject(reply.body) && 'nextInS' in reply.body
  return { code: connection, message: 'rate limit', ...(hasPace && paceOf(reply.body)) }
}

/** The wait that the server states; a minute if it states none. */
export function paceOf(body: unknown): MailPace {
  const nextInS = isObject(body) ? body['nextInS'] : undefined
  return { nextInS: typeof nextInS === 'number' && nextInS >= 0 && nextInS <= DAY_S ? nextInS : 60 }
}

/** Wrong passwords were counted, and the server says when the next try may come. */
function tryPaceOf(reply: Reply): Partial<MailPace> {
  const nextInS = reply.kind === 'answered' ? retryAfterS(reply.headers) : undefined
  return nextInS === undefined ? {} : { nextInS }
}

const DAY_S = 24 * 60 * 60

function connectionFailure(reply: Reply): ConnectionFailureCode | undefined {
  if (reply.kind === 'failed') return 'auth/network-request-failed'
  if (reply.status !== 429) return undefined
  return isCrowded(reply) ? 'auth/crowded' : 'auth/too-many-requests'
}

function isRefusal(reply: Reply): boolean {
  return reply.kind === 'answered' && reply.status === 400
}

/** PocketBase's error code for a field, such as `validation_not_unique`. */
export function faultOf(reply: Reply, field: string): string | undefined {
  const data = reply.kind === 'answered' && isObject(reply.body) ? reply.body['data'] : undefined
  const fault = isObject(data) ? data[field] : undefined
  return isObject(fault) && typeof fault['code'] === 'string' ? fault['code'] : undefined
}
