import type { DailyBudget } from '../budgets/row-budgets'

/** A key with which a program of somebody reads what its owner may see. */
export interface ApiKey {
  readonly id: string
  readonly name: string
  /** The last letters of the key, by which its owner knows it again. */
  readonly ending: string
  /** ISO times; a key that was never used has no `lastUsed`. */
  readonly created: string
  readonly lastUsed?: string
}

/** By it people, and those who search for leaked secrets, see what it is. */
export const KEY_PREFIX = 'tsk_'
/** 32 random bytes in hexadecimal. */
export const KEY_DIGITS = 64
export const ENDING_LENGTH = 4

export const MOST_KEYS = 5
export const LONGEST_KEY_NAME = 60

/** Each is a row until it is revoked; who makes more in a day makes them for nobody. */
export const NEW_KEYS: DailyBudget = { per: 'account', aDay: 20 }

/** What stands in a header, if it may be a key at all: nobody looks up what is none. */
export function parseKey(header: string): string | undefined {
  const [, key] = /^bearer (tsk_[0-9a-f]{64})$/i.exec(header.trim()) ?? []
  return key
}

/** The name as it is kept; nothing for one that names nothing. */
export function parseKeyName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const name = value.replace(/\s+/g, ' ').trim()
  return name === '' || name.length > LONGEST_KEY_NAME ? undefined : name
}
