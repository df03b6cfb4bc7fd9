/** The parsed text; undefined when it is missing or damaged, as anyone can write to local storage. */
export function parseStoredJson(text: string | null | undefined): unknown {
  if (typeof text !== 'string') return undefined
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    // The text is damaged, so the result stays undefined.
  }
  return said
}
