import type { JsonObject } from '../domain/json'
import { browserFetch, sendJson, type Fetch } from './get-json'

/** Lines of a page in which nobody is signed in. False when they did not arrive; what the server will not have is gone. */
export async function sendLines(body: JsonObject, fetch: Fetch = browserFetch): Promise<boolean> {
  const reply = await sendJson(fetch, 'POST', '/api/logs', body)
  return reply.kind === 'answered' && reply.status < 500
}
