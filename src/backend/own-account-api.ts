import type { ExportGrant } from '../domain/export/export-grant'
import { isObject } from '../domain/json'
import { exportsSpentText } from '../domain/people/budgets/row-budgets'
import type { AccountAnswer, Device, EmailChangeAnswer, PasswordChange } from '../domain/people/users/account'
import { paceOf } from './auth-failures'
import { browserFetch, getJson, sendJson, type Fetch } from './get-json'
import { isRefused } from './is-refused'
import { parseDevices } from './parse-devices'
import type { Answered, Reply } from './reply'
import { isCrowded, sendWithCrowdRetry } from './send-with-crowd-retry'
import { parseSession, type StoredSession } from './stored-session'
import { tooManyTriesOf } from './too-many-tries'

/** `done` brings the session that goes on, if the server gave it a new token. */
export type OwnAccountReply =
  | { readonly kind: 'done'; readonly stored?: StoredSession }
  | { readonly kind: 'refused'; readonly answer: Exclude<AccountAnswer, 'done'> }

/** What only the owner of an account may do with it. */
export interface OwnAccountApi {
  changePassword(token: string, change: PasswordChange): Promise<OwnAccountReply>
  changeEmail(token: string, newEmail: string, password: string): Promise<EmailChangeAnswer>
  /** Resolves to whether the account now has the tier that a proven address gives. */
  raiseTier(token: string, userId: string): Promise<boolean>
  devices(token: string): Promise<readonly Device[] | undefined>
  signOutDevice(token: string, id: string): Promise<OwnAccountReply>
  signOutElsewhere(token: string): Promise<OwnAccountReply>
  exportData(token: string): Promise<string | { readonly refusal: string } | undefined>
  takeExport(token: string, userId: string, about: string): Promise<ExportGrant>
  deleteAccount(token: string, password: string): Promise<OwnAccountReply>
}

export function createOwnAccountApi(fetch: Fetch = browserFetch): OwnAccountApi {
  const ask = (action: string, token: string, body: object) =>
    sendWithCrowdRetry(fetch, `/api/account/${action}`, body, { Authorization: token })
  return {
    changePassword: async (token, change) => replyOf(await ask('password', token, change)),
    async changeEmail(token, newEmail, password) {
      const path = '/api/collections/users/request-email-change'
      const body = { newEmail, password }
      return emailAnswerOf(await sendWithCrowdRetry(fetch, path, body, { Authorization: token }))
    },
    async raiseTier(token, userId) {
      const body = { p_user_id: userId, p_new_tier: 'verified' }
      const path = '/api/rpc/upgrade_user_tier'
      const reply = await sendJson(fetch, 'POST', path, body, { Authorization: token })
      return reply.kind === 'answered' && reply.status === 200
    },
    async devices(token) {
      const reply = await getJson(fetch, '/api/account/devices', { Authorization: token })
      return reply.kind === 'answered' && reply.status === 200 ? parseDevices(reply.body) : undefined
    },
    signOutDevice: async (token, id) => replyOf(await ask('devices/sign-out', token, { id })),
    signOutElsewhere: async (token) => replyOf(await ask('sign-out-everywhere', token, {})),
    async exportData(token) {
      const reply = await ask('export', token, {})
      if (reply.kind === 'failed' || !isObject(reply.body)) return undefined
      const refusal = exportsSpentText()
      if (reply.status === 429 && reply.body['message'] === refusal) return { refusal }
      return reply.status === 200 ? JSON.stringify(reply.body, null, 2) : undefined
    },
    async takeExport(token, userId, about) {
      const body = {
        p_user_id: userId,
        p_feature_flag: 'export_data',
        p_metadata: JSON.stringify({ about }),
      }
      const path = '/api/rpc/record_feature_usage'
      return grantOf(await sendJson(fetch, 'POST', path, body, { Authorization: token }))
    },
    deleteAccount: async (token, password) => replyOf(await ask('delete', token, { password })),
  }
}

function replyOf(reply: Reply): OwnAccountReply {
  if (reply.kind === 'failed') return { kind: 'refused', answer: 'unreachable' }
  if (reply.status === 204) return { kind: 'done' }
  const stored = reply.status === 200 ? parseSession(reply.body) : undefined
  return stored ? { kind: 'done', stored } : { kind: 'refused', answer: refusalOf(reply) }
}

/** A change of password sends the old one as `oldPassword`; other requests send the account's as `password`. */
function refusalOf(reply: Answered): Exclude<AccountAnswer, 'done'> {
  const { status, body } = reply
  if (status === 429) return isCrowded(reply) ? 'too-many' : tooManyTriesOf(reply)
  const data = isObject(body) && isObject(body['data']) ? body['data'] : {}
  const codeOf = (field: string) => (isObject(data[field]) ? data[field]['code'] : undefined)
  const fault = codeOf('password')
  const codes = [fault, codeOf('oldPassword')]
  if (codes.includes('sign_in_again')) return 'sign-in-again'
  if (codes.includes('wrong_or_no_password')) return 'wrong-or-no-password'
  if (data['oldPassword'] !== undefined || fault === 'validation_wrong_password') return 'wrong-password'
  return fault === undefined ? 'failed' : 'weak-password'
}

/** The page of a network or a proxy was not written by our server, so it grants and refuses nothing. */
function grantOf(reply: Reply): ExportGrant {
  if (reply.kind === 'failed' || !isObject(reply.body)) return { kind: 'unreachable' }
  if (reply.status === 200) {
    const left = reply.body['uses_left']
    return { kind: 'granted', usesLeft: typeof left === 'number' ? left : undefined }
  }
  if (reply.status === 429) return { kind: 'refused', reason: 'quota-spent' }
  return { kind: 'refused', reason: isRefused(reply) ? 'not-allowed' : 'failed' }
}

function emailAnswerOf(reply: Reply): EmailChangeAnswer {
  if (reply.kind === 'failed') return 'unreachable'
  if (reply.status === 204) return 'done'
  const body = isObject(reply.body) ? reply.body : {}
  if (isCrowded(reply)) return 'too-many'
  if (reply.status === 429) return typeof body['nextInS'] === 'number' ? paceOf(body) : tooManyTriesOf(reply)
  if (body['code'] === 'mail-fails') return 'mail-fails'
  const data = isObject(body['data']) ? body['data'] : {}
  if (isObject(data['newEmail'])) return data['newEmail']['code'] === 'no_mail' ? 'no-mail' : 'bad-address'
  if (!isObject(data['password'])) return 'failed'
  return data['password']['code'] === 'wrong_or_no_password' ? 'wrong-or-no-password' : 'wrong-password'
}
