import { isObject } from '../domain/json'
import type { ApiKey } from '../domain/people/api-keys/api-key'
import type { NewKeyAnswer } from '../domain/people/api-keys/api-key-texts'
import { browserFetch, getJson, sendJson, type Fetch } from './get-json'

/** What the owner of an account does with the keys of programs. */
export interface ApiKeyApi {
  apiKeys(token: string): Promise<readonly ApiKey[] | undefined>
  createApiKey(token: string, name: string): Promise<NewKeyAnswer>
  revokeApiKey(token: string, id: string): Promise<boolean>
}

const PATH = '/api/account/api-keys'

export function createApiKeyApi(fetch: Fetch = browserFetch): ApiKeyApi {
  return {
    async apiKeys(token) {
      const reply = await getJson(fetch, PATH, { Authorization: token })
      const keys = reply.kind === 'answered' && isObject(reply.body) ? reply.body['keys'] : undefined
      return Array.isArray(keys) ? keys.flatMap((one) => parseApiKey(one) ?? []) : undefined
    },
    async createApiKey(token, name) {
      const reply = await sendJson(fetch, 'POST', PATH, { name }, { Authorization: token })
      // Behind the page of a network or a proxy there may be a new key all the same.
      if (reply.kind === 'failed' || !isObject(reply.body)) return { kind: 'unreachable' }
      const { body } = reply
      const key = parseApiKey(body['key'])
      if (reply.status === 200 && key && typeof body['secret'] === 'string')
        return { kind: 'made', secret: body['secret'], key }
      return { kind: 'refused', text: typeof body['message'] === 'string' ? body['message'] : '' }
    },
    async revokeApiKey(token, id) {
      const reply = await sendJson(fetch, 'POST', `${PATH}/revoke`, { id }, { Authorization: token })
      if (reply.kind === 'failed') return false
      // A key that is not there any more counts as revoked, too.
      return reply.status === 204 || (reply.status === 404 && isObject(reply.body))
    },
  }
}

function parseApiKey(value: unknown): ApiKey | undefined {
  if (!isObject(value)) return undefined
  const { id, name, ending, created, lastUsed } = value
  if (typeof id !== 'string' || typeof name !== 'string') return undefined
  if (typeof ending !== 'string' || typeof created !== 'string') return undefined
  return { id, name, ending, created, ...(typeof lastUsed === 'string' && { lastUsed }) }
}
