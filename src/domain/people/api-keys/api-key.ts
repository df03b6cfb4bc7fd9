import type { DailyBudget } from '../budgets/row-budgets'

/** A key that lets a program read what the key's owner may see. */
export interface ApiKey {
  readonly id: string
  readonly name: string
  /** The last letters of the key, by which its owner recognises it. */
  readonly ending: string
  /** ISO times; a key that was never used has no `lastUsed`. */
  readonly created: string
  readonly lastUsed?: string
}

/** The prefix tells people and scanners for leaked secrets what the key is. */
export const KEY_PREFIX = 'tsk_'
/** 32 random bytes in hexadecimal. */
export const KEY_DIGITS = 64
export const ENDING_LENGTH = 4

export const MOST_KEYS = 5
export const LONGEST_KEY_NAME = 60

/** Each key is a row until it is revoked, and nobody needs more new ones in a day. */
export const NEW_KEYS: DailyBudget = { per: 'account', aDay: 20 }

/**
 * The value of the header if it has the form of a key, so that the database is not asked for anything else.
 */
export function parseKey(header: string): string | undefined {
  return /^bearer (tsk_[0-9a-f]{64})$/i.exec(header.trim())?.[1]
}

/** The name as it is stored; undefined when it is empty or too long. */
export function parseKeyName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const name = value.replace(/\s+/g, ' ').trim()
  return name === '' || name.length > LONGEST_KEY_NAME ? undefined : name
}
