import type { JsonObject } from '../domain/json'
import { browserFetch, sendJson, type Fetch } from './get-json'

/** Sends a page's lines without a user. False when they did not arrive; lines that the server refuses are dropped. */
export async function sendLines(body: JsonObject, fetch: Fetch = browserFetch): Promise<boolean> {
  const reply = await sendJson(fetch, 'POST', '/api/logs', body)
  return reply.kind === 'answered' && reply.status < 500
}
