import { isObject } from '../domain/json'
import { CROWDED, CROWD_PASSES_S } from '../domain/people/budgets/password-crowd'
import { SECOND_MS } from '../domain/time/intervals'
import { sendJson, type Fetch } from './get-json'
import type { Reply } from './reply'

export const MORE_TRIES = 3

/**
 * Sends one request that contains a password. The server judges those one after the other, and when many come at once
 * it asks some to come again. It has done nothing for these yet, so they are sent again, each time a bit later.
 */
export async function sendWithCrowdRetry(
  fetch: Fetch,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Reply> {
  for (let tried = 1; ; tried++) {
    const reply = await sendJson(fetch, 'POST', path, body, headers)
    if (!isCrowded(reply) || tried > MORE_TRIES) return reply
    // Between half of it and one and a half, so that requests refused together do not return together.
    const share = 0.5 + Math.random()
    await new Promise((done) => setTimeout(done, CROWD_PASSES_S * SECOND_MS * tried * share))
  }
}

export function isCrowded(reply: Reply): boolean {
  return reply.kind === 'answered' && isObject(reply.body) && reply.body['code'] === CROWDED
}
