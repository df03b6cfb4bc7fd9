import { csvFile } from '../../export/csv'
import { columnLabel, columnText, type UserColumn } from './user-columns'
import type { UserRow } from './user-row'

/** The directory as the page shows it: the visible columns and the filtered rows, in their order. */
export function userCsv(rows: readonly UserRow[], columns: readonly UserColumn[]): string {
  const head = columns.map(columnLabel)
  const body = rows.map((row) => columns.map((column) => columnText(row, column)))
  return csvFile([head, ...body])
}
