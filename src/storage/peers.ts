import { isObject } from '../domain/json'
import { openChannel, type Channel } from '../platform/channel'
import type { Rows, TableName } from './rows'
import { TABLE_RULES } from './table-rules'

/** The other tabs' storages. One tab asks the server for all; if it cannot write, it sends them the rows this way. */
export interface Peers {
  tell<Name extends TableName>(table: Name, row: Rows[Name]): void
  onTold(run: <Name extends TableName>(table: Name, row: Rows[Name]) => void): void
}

const VERSION = 1

export function createPeers(channel: Channel | undefined = openChannel('ts-rows')): Peers {
  return {
    tell: (table, row) => channel?.post({ v: VERSION, table, row }),
    onTold(run) {
      channel?.onMessage((message) => {
        if (!isObject(message) || message['v'] !== VERSION) return
        const { table, row } = message
        if (isShared(table) && isRow(table, row)) run(table, row)
      })
    },
  }
}

/** Only rows that are the same for everybody are shared: other rows belong to the user who was signed in. */
function isShared(table: unknown): table is TableName {
  const rules: Partial<typeof TABLE_RULES> = TABLE_RULES
  return rules[table as TableName]?.takenBy === 'nobody'
}

/** A tab of another version may have rows of another shape. */
function isRow<Name extends TableName>(table: Name, row: unknown): row is Rows[Name] {
  try {
    const { keyOf, isKnown } = TABLE_RULES[table]
    return typeof keyOf(row as Rows[Name]) === 'string' && isKnown(row as Rows[Name])
  } catch {
    return false
  }
}
