/** How many rows of a table are in memory at a time. */
const ROWS_AT_ONCE = 200

/** Writes the rows of a JSON list, some at a time. Any of them may have been deleted since their ids were read. */
export function writeInPieces(
  write: (text: string) => void,
  ids: readonly string[],
  textsOf: (ids: string[]) => readonly string[],
): void {
  let before = '\n'
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const texts = textsOf(ids.slice(from, from + ROWS_AT_ONCE))
    if (texts.length === 0) continue
    write(before + texts.join(',\n'))
    before = ',\n'
  }
}
