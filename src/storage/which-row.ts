import { isAhead } from '../domain/time/earlier-check'
import { productNow } from '../platform/clock'
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

/** Of the row that another tab has sent and the one that is here, the later one. */
export function laterOfTabs<Name extends TableName>(
  table: Name,
  told: Rows[Name],
  here: Rows[Name] | undefined,
): Rows[Name] {
  const { isOlder } = TABLE_RULES[table]
  if (!here || isOlder(here, told)) return told
  return isOlder(told, here) ? here : laterConfirmed(told, here)
}

/** The revisions of a server that was restored have no order, so its last check decides. */
function laterConfirmed<Row extends object>(told: Row, here: Row): Row {
  return confirmedAt(here) >= confirmedAt(told) ? here : told
}

/** A check ahead of now was made before the server's clock was set back: all others are later. */
function confirmedAt(row: { readonly checkedAt?: string; readonly checkedAtMs?: number }): number {
  const ms = row.checkedAtMs ?? Date.parse(row.checkedAt!)
  return isAhead(ms, productNow()) ? 0 : ms
}
