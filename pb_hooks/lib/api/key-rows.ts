import type { ApiKey } from '../../../src/domain/people/api-keys/api-key'
import { ENDING_LENGTH, KEY_DIGITS, KEY_PREFIX, MOST_KEYS } from '../../../src/domain/people/api-keys/api-key'
import { findRecord } from '../server/records'
import { iso, productNow } from '../server/time'

const TABLE = 'api_keys'

export interface NewKey {
  /** The whole key, which the server cannot show again. */
  readonly secret: string
  readonly key: ApiKey
}

/** Nothing when the account has as many keys as it may. Counting and making are one transaction. */
export function makeKey(user: core.Record, name: string): NewKey | undefined {
  const secret = KEY_PREFIX + $security.randomStringWithAlphabet(KEY_DIGITS, '0123456789abcdef')
  let made: core.Record | undefined
  $app.runInTransaction((tx) => {
    if (rowsOf(tx, user).length >= MOST_KEYS) return
    made = new Record(tx.findCollectionByNameOrId(TABLE))
    made.set('user_id', user.id)
    made.set('name', name)
    made.set('hash', hashOf(secret))
    made.set('ending', secret.slice(-ENDING_LENGTH))
    made.set('created_at', iso(productNow()))
    tx.save(made)
  })
  return made && { secret, key: keyIn(made) }
}

/** The latest first. */
export function keysOf(user: core.Record): readonly ApiKey[] {
  return rowsOf($app, user).map((row) => keyIn(row))
}

/** False when the account has no such key. A revoked key opens nothing from then on. */
export function revokeKey(user: core.Record, id: string): boolean {
  const row = findRecord(TABLE, id)
  if (row?.getString('user_id') !== user.id) return false
  $app.delete(row)
  return true
}

export function findKey(secret: string): core.Record | undefined {
  return $app.findRecordsByFilter(TABLE, 'hash = {:hash}', '', 1, 0, { hash: hashOf(secret) })[0] ?? undefined
}

function rowsOf(app: CoreApp, user: core.Record): readonly core.Record[] {
  const rows = app.findRecordsByFilter(TABLE, 'user_id = {:user}', '-created_at', MOST_KEYS, 0, {
    user: user.id,
  })
  return rows.map((row) => row!)
}

function hashOf(secret: string): string {
  return $security.sha256(secret)
}

function keyIn(row: core.Record): ApiKey {
  const lastUsed = timeIn(row, 'last_used_at')
  return {
    id: row.id,
    name: row.getString('name'),
    ending: row.getString('ending'),
    created: timeIn(row, 'created_at'),
    ...(lastUsed && { lastUsed }),
  }
}

function timeIn(row: core.Record, column: string): string {
  return row.getString(column).replace(' ', 'T')
}
