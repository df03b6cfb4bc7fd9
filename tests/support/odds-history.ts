/** One look of the server at a game's line. */
export interface SeenLine {
  readonly line: string
  /** Whether the server has confirmed that it saved the line. */
  readonly isSure: boolean
}

/**
 * What is wrong with a game's history, given all that the server was shown of its line: each line that differs from the
 * one before must have one row, in order, and there must be no other rows. A sight that is not sure may or may not have
 * left its row.
 */
export function historyTrouble(rows: readonly string[], sights: readonly SeenLine[]): string | undefined {
  // The numbers of rows that are possible after each sight.
  let counts: readonly number[] = [0]
  for (const [index, sight] of sights.entries()) {
    const after = new Set(counts.flatMap((count) => countsAfter(rows, count, sight)))
    if (after.size === 0) return `sight ${index} has no row: ${sight.line}; rows: ${rows.join(', ')}`
    counts = [...after]
  }
  if (counts.includes(rows.length)) return undefined
  return `a row that nobody was shown: ${rows[Math.max(...counts)]}; rows: ${rows.join(', ')}`
}

function countsAfter(rows: readonly string[], count: number, { line, isSure }: SeenLine): readonly number[] {
  if (rows[count - 1] === line) return [count]
  const written = rows[count] === line ? [count + 1] : []
  return isSure ? written : [count, ...written]
}
