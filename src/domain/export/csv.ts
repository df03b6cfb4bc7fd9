/**
 * Comma-separated text as spreadsheets read it. A text that a spreadsheet would run as a formula gets an apostrophe in
 * front: names and addresses come from strangers, and a file must not run anything for the person who opens it. A
 * number gets no apostrophe, whatever its sign.
 */

/** `undefined` becomes an empty cell. */
export type CsvCell = string | number | undefined

/** The fullwidth signs count too: some spreadsheets take them for the plain ones. */
const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/
const PLACEHOLDER = '-'

/** Spreadsheets recognize UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The rows as a whole file, with the mark at its start. */
export function csvFile(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + csvText(rows)
}

export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

export function csvCell(cell: CsvCell): string {
  if (cell === undefined) return ''
  return typeof cell === 'number' ? numberText(cell) : quoted(guarded(cell))
}

function numberText(value: number): string {
  return Number.isFinite(value) ? String(value) : ''
}

function guarded(text: string): string {
  return FORMULA.test(text) && text !== PLACEHOLDER ? `'${text}` : text
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
