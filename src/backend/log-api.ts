import { isObject, type JsonObject } from '../domain/json'
import { browserFetch, sendJson, type Fetch } from './get-json'

/** Sends a page's lines without a user. False when they did not arrive; lines that the server refuses are dropped. */
export async function sendLines(body: JsonObject, fetch: Fetch = browserFetch): Promise<boolean> {
  const reply = await sendJson(fetch, 'POST', '/api/logs', body)
  if (reply.kind === 'failed') return false
  return reply.status === 204 || (reply.status < 500 && isObject(reply.body))
}
