import type { CsvCell } from './csv'

/** What becomes the lines of a spreadsheet: a name for each column, and rows with a cell for each. */
export interface ExportTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly CsvCell[])[]
}

/** A column, and what of a row stands in it. */
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

/** A number where the feed wrote one, `-3`, `.456` or `+7`; any other text as it stands, and nothing for a dash. */
export function figure(text: string | undefined): CsvCell {
  if (text === undefined || ['', '-', '--'].includes(text)) return undefined
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : text
}

/** `22/31` and `5-10` as two numbers, which a spreadsheet would take for a day. What is no pair stands first, alone. */
export function figures(text: string): readonly [CsvCell, CsvCell] {
  const pair = /^(\d+)[/-](\d+)$/.exec(text)
  return pair ? [Number(pair[1]), Number(pair[2])] : [figure(text), undefined]
}
