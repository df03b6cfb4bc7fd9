import { randomUUID } from 'node:crypto'
import type { EntryKind, EntryResult } from '../../src/domain/people/outbox/outbox-entry'
import type { Product } from './product'

export interface SentEntry {
  readonly id?: string
  readonly kind: EntryKind | (string & {})
  readonly body: unknown
  readonly at?: number
}

export interface OutboxAnswer {
  readonly status: number
  readonly results: readonly EntryResult[]
  readonly preferences: Record<string, { on: boolean; at: number }>
  readonly favourites: Record<string, { on: boolean; at: number }>
}

/** What a device would send. The time defaults to a fixed one, which is the past for every product clock of the tests. */
export async function sendOutbox(
  product: Product,
  token: string | undefined,
  entries: readonly SentEntry[],
  more: Readonly<Record<string, string>> = {},
): Promise<OutboxAnswer> {
  const response = await fetch(`${product.url}/api/outbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }), ...more },
    body: JSON.stringify({
      entries: entries.map((entry) => ({
        id: randomUUID(),
        at: Date.parse('2026-10-25T18:00:00Z'),
        ...entry,
      })),
    }),
  })
  const body = (await response.json()) as Omit<OutboxAnswer, 'status'>
  return { ...body, status: response.status }
}

export const outcomes = ({ results }: OutboxAnswer) => results.map(({ outcome }) => outcome)
