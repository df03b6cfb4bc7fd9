import { isObject } from '../domain/json'
import { CROWDED, CROWD_PASSES_S } from '../domain/people/budgets/password-crowd'
import { SECOND_MS } from '../domain/time/intervals'
import { sendJson, type Fetch, type Reply } from './get-json'

export const MORE_TRIES = 3

/**
 * One request that brings a password. Those are judged one after the other, and where many come at once the server asks
 * some to come again: it has done nothing yet, so they do, each time a bit later.
 */
export async function sendInTurn(
  fetch: Fetch,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Reply> {
  for (let tried = 1; ; tried++) {
    const reply = await sendJson(fetch, 'POST', path, body, headers)
    if (!isCrowded(reply) || tried > MORE_TRIES) return reply
    // Between half of it and one and a half, so that those who were refused together do not come together.
    const share = 0.5 + Math.random()
    await new Promise((done) => setTimeout(done, CROWD_PASSES_S * SECOND_MS * tried * share))
  }
}

export function isCrowded(reply: Reply): boolean {
  return reply.kind === 'answered' && isObject(reply.body) && reply.body['code'] === CROWDED
}
