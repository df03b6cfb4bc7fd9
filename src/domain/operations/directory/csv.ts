/**
 * Comma-separated text as spreadsheets read it. A cell that a spreadsheet would run as a formula gets an
 * apostrophe in front: names and addresses come from strangers, and an export must not act on who opens it.
 */

/** The fullwidth signs count too: some spreadsheets take them for the plain ones. */
const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/
const GUARDED = /^''*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/
const PLACEHOLDER = '-'

export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

export function csvCell(text: string): string {
  const safe = FORMULA.test(text) && text !== PLACEHOLDER ? `'${text}` : text
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The cell as it was before `csvCell` made it safe; quotes are the reader's business. */
export function withoutGuard(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text
}
