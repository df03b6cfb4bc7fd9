import type { Rows, TableName } from './rows'
import { TABLE_RULES } from './table-rules'

/** Which of two rows counts when the device, this page and the other tabs each have their own. */

/** A row of another version of the app may have another shape. */
export function rowOfThisVersion<Name extends TableName>(
  table: Name,
  row: Rows[Name] | undefined,
): Rows[Name] | undefined {
  return row && TABLE_RULES[table].isKnown(row) ? row : undefined
}

/** The later of two rows: another tab may have written to the device when this page could not. */
export function latest<Name extends TableName>(
  table: Name,
  stored: Rows[Name] | undefined,
  unsaved: Rows[Name] | undefined,
): Rows[Name] | undefined {
  if (!stored || !unsaved) return stored ?? unsaved
  return TABLE_RULES[table].isOlder(unsaved, stored) ? stored : unsaved
}

/** Of the rows that two tabs found, the one that the server confirmed last. */
export function laterConfirmed<Row extends object>(told: Row, other: Row | undefined): Row {
  return other && confirmedAt(other) >= confirmedAt(told) ? other : told
}

function confirmedAt(row: { readonly checkedAt?: string; readonly checkedAtMs?: number }): number {
  return row.checkedAtMs ?? Date.parse(row.checkedAt!)
}
