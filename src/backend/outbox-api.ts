import type { OutboxEntry } from '../domain/people/outbox/outbox-entry'
import { browserFetch, sendJson, type Fetch } from './get-json'
import { outboxBody, parseOutboxReply, type OutboxReply } from './parse-outbox'

export async function sendOutbox(
  token: string,
  entries: readonly OutboxEntry[],
  fetch: Fetch = browserFetch,
): Promise<OutboxReply> {
  const headers = { Authorization: token }
  const reply = await sendJson(fetch, 'POST', '/api/outbox', outboxBody(entries), headers)
  return reply.kind === 'answered' ? parseOutboxReply(reply.status, reply.body) : { kind: 'failed' }
}
