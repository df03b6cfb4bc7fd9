/** The value of a JSON text; undefined when the text is missing or damaged, as what others write may be. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
