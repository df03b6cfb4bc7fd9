import { isObject, type JsonObject } from '../domain/json'
import type { ConfirmationProblem } from '../domain/people/links/confirmation-failure'
import type { ChangeRefusal } from '../domain/people/links/email-change'
import type { ResetRefusal } from '../domain/people/links/password-reset'
import { browserFetch, sendJson, type Fetch } from './get-json'
import type { Answered, Reply } from './reply'
import { isCrowded, sendWithCrowdRetry } from './send-with-crowd-retry'
import { retryAfterS, tooManyTriesOf } from './too-many-tries'

export type LinkReply =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly problem: ConfirmationProblem }

const USERS = '/api/collections/users'

/** Tells the server that the person with this link has read the mail to this address. */
export async function confirmEmail(token: string, fetch: Fetch = browserFetch): Promise<LinkReply> {
  return linkReplyOf(await sendJson(fetch, 'POST', `${USERS}/confirm-verification`, { token }))
}

export type NewPasswordReply = 'set' | ResetRefusal

/** Sets the password of the account to which this link was mailed. */
export async function setPassword(
  token: string,
  password: string,
  fetch: Fetch = browserFetch,
): Promise<NewPasswordReply> {
  const body = { token, password, passwordConfirm: password }
  const reply = await sendWithCrowdRetry(fetch, `${USERS}/confirm-password-reset`, body)
  if (reply.kind === 'failed') return 'unreachable'
  if (reply.status === 204) return 'set'
  if (reply.status === 429) return 'too-many'
  const judged = judgementOf(reply)
  if (!judged) return 'unreachable'
  const data = isObject(judged['data']) ? judged['data'] : {}
  if (isObject(data['token'])) return 'dead'
  return isObject(data['password']) ? 'weak' : 'failed'
}

/** What a mailed link is for and whether it is still good. Looking does not use the link up. */
export interface SeenLink {
  readonly kind: string
  readonly state: 'good' | 'done' | 'expired' | 'dead'
  /** The person who follows it chooses the first password of a new account. */
  readonly isInvitation?: true
}

/** Undefined when the server cannot be asked. */
export async function lookAtLink(token: string, fetch: Fetch = browserFetch): Promise<SeenLink | undefined> {
  const reply = await sendJson(fetch, 'POST', '/api/account/link', { token })
  if (reply.kind === 'failed' || reply.status !== 200 || !isObject(reply.body)) return undefined
  const { kind, state: said, isInvitation } = reply.body
  const state = (['good', 'done', 'expired'] as const).find((one) => one === said) ?? 'dead'
  return {
    kind: typeof kind === 'string' ? kind : 'unknown',
    state,
    ...(isInvitation === true && { isInvitation }),
  }
}

/** Gives the account the address that the link was mailed to. */
export async function changeAddress(
  token: string,
  password: string,
  fetch: Fetch = browserFetch,
): Promise<'changed' | ChangeRefusal> {
  const reply = await sendWithCrowdRetry(fetch, `${USERS}/confirm-email-change`, { token, password })
  if (reply.kind === 'failed') return 'unreachable'
  if (reply.status === 204) return 'changed'
  if (reply.status === 429) return isCrowded(reply) ? 'too-many' : tooManyTriesOf(reply)
  const judged = judgementOf(reply)
  if (!judged) return 'unreachable'
  const data = isObject(judged['data']) ? judged['data'] : {}
  if (isObject(data['token'])) return CHANGE_REFUSALS.get(data['token']['code']) ?? 'dead'
  return isObject(data['password']) ? 'wrong-password' : 'failed'
}

const CHANGE_REFUSALS: ReadonlyMap<unknown, ChangeRefusal> = new Map([
  ['otp_expired', 'expired'],
  ['validation_existing_token_email', 'taken'],
])

function linkReplyOf(reply: Reply): LinkReply {
  if (reply.kind === 'failed') return UNHEARD
  if (reply.status === 204) return { kind: 'taken' }
  if (reply.status === 429) return { kind: 'refused', problem: crowdOf(reply) }
  const judged = judgementOf(reply)
  return judged ? { kind: 'refused', problem: problemOf(judged, reply.status) } : UNHEARD
}

/** The server counts requests before it looks at what they carry, so the link is still as good as it was. */
function crowdOf({ headers }: Answered): ConfirmationProblem {
  const nextInS = retryAfterS(headers)
  return { code: 'auth/too-many-requests', ...(nextInS !== undefined && { nextInS }) }
}

const UNHEARD: LinkReply = { kind: 'refused', problem: { code: 'auth/network-request-failed' } }

/** What the server says of a link. Only the server can judge it, and a network or a proxy may have answered instead. */
function judgementOf({ status, body }: Answered): JsonObject | undefined {
  return isObject(body) && !AWAY.includes(status) ? body : undefined
}

/** A proxy says these while the server is away. */
const AWAY: readonly number[] = [502, 503, 504]

/** Long texts are pages of proxies rather than something to read on a page of ours. */
const LONGEST_TEXT = 200

function problemOf({ data, message }: JsonObject, status: number): ConfirmationProblem {
  const code = isObject(data) && isObject(data['token']) ? data['token']['code'] : undefined
  if (status >= 500) return { code: 'unexpected_failure' }
  return {
    ...(typeof code === 'string' && { code: CODES.get(code) ?? code }),
    ...(typeof message === 'string' && message.length <= LONGEST_TEXT && { message }),
  }
}

/** Translates PocketBase's codes for what is wrong with a link to those of the specification. */
const CODES: ReadonlyMap<string, string> = new Map([
  ['validation_invalid_token', 'invalid_token'],
  ['validation_invalid_token_claims', 'invalid_token'],
])
