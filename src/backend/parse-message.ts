import { isObject } from '../domain/json'
import { PACKED, readPush, type ShortChange } from '../domain/board/push/push-text'
import type { ShortDelta } from '../domain/board/push/short-delta'
import { isRowsAndHead } from './shapes/change-shape'
import { unpack } from './unpack'

/** The field to ask for of a board's record: it holds all that a viewer needs. */
export const PUSH_FIELDS = 'news'

/**
 * What a push says: the board is at `rev` now, and how it got there. Without a delta and with a revision we know it says
 * only "checked again"; without a delta and with another revision the change was too big to push, or cannot be read.
 */
export interface BoardMessage {
  readonly rev: string
  readonly checkedAt: string
  readonly delta: ShortDelta | undefined
}

export async function parseMessage(data: unknown): Promise<BoardMessage | undefined> {
  const record = isObject(data) ? data['record'] : undefined
  const news = isObject(record) ? record[PUSH_FIELDS] : undefined
  const push = typeof news === 'string' ? readPush(news) : undefined
  if (!push) return undefined
  const { rev, checkedAt, change } = push
  return { rev, checkedAt, delta: change && (await deltaOf(change).catch(() => undefined)) }
}

async function deltaOf({ rest: text, ...short }: ShortChange): Promise<ShortDelta | undefined> {
  const rest = await restOf(text)
  return isRowsAndHead(rest) ? { ...short, rest } : undefined
}

async function restOf(text: string): Promise<unknown> {
  if (text === '') return {}
  return text.startsWith(PACKED) ? unpack(text.slice(PACKED.length)) : JSON.parse(text)
}
