import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { askFromAnywhere } from './ask-from-anywhere'
import type { Product } from './product'
import { readAnswer } from './read-answer'
import { allRecords, type TestUser } from './users'

/** A row of `user_sessions`. */
export interface Visit {
  readonly user_id: string
  readonly device_type: string
  readonly current_sport: string
  readonly is_active: boolean
}

let reported = 0

/** The session entry that a page sends by itself: it is there, at this sport. */
export async function reportVisit(
  product: Product,
  token: string,
  { sport, touchPoints = 0 }: { readonly sport: string; readonly touchPoints?: number },
  agent?: string,
): Promise<void> {
  const at = Date.parse('2026-10-25T18:31:00Z') + reported++
  const entry = { id: randomUUID(), kind: 'session', body: { sport, touchPoints, ended: false }, at }
  const headers = agent === undefined ? {} : { 'user-agent': agent }
  const question = { body: { entries: [entry] }, token, headers }
  const { body } = await readAnswer(askFromAnywhere(product, 'POST', '/api/outbox', question))
  expect(body).toMatchObject({ results: [{ outcome: 'done' }] })
}

export async function visitsOf(product: Product, { id }: TestUser): Promise<readonly Visit[]> {
  return (await allRecords<Visit>(product, 'user_sessions')).filter(({ user_id }) => user_id === id)
}
