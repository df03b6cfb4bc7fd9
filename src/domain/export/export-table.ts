import type { CsvCell } from './csv'

/** The content of a spreadsheet: a name for each column, and rows with a cell for each column. */
export interface ExportTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly CsvCell[])[]
}

/** A column's name, and how its cell is made from a row. */
export type Column<Row> = readonly [name: string, cellOf: (row: Row) => CsvCell]

export function tableOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): ExportTable {
  return {
    columns: columns.map(([name]) => name),
    rows: rows.map((row) => columns.map(([, cellOf]) => cellOf(row))),
  }
}

/** `2026-10-25 17:00:00`: spreadsheets take the form with `T` and `Z` for a text. The columns say that it is UTC. */
export function spreadsheetTime(time: string | undefined): string | undefined {
  const ms = Date.parse(time ?? '')
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString().slice(0, 19).replace('T', ' ')
}

/** A number where the feed wrote one (`-3`, `.456`, `+7`), undefined for a dash, any other text unchanged. */
export function figure(text: string | undefined): CsvCell {
  if (text === undefined || ['', '-', '--'].includes(text)) return undefined
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : text
}

/** `22/31` and `5-10` as two numbers, since spreadsheets read them as dates. Any other text fills the first cell. */
export function figures(text: string): readonly [CsvCell, CsvCell] {
  const pair = /^(\d+)[/-](\d+)$/.exec(text)
  return pair ? [Number(pair[1]), Number(pair[2])] : [figure(text), undefined]
}
