/** What a remembered text says, or nothing when there is none or it is damaged: anyone can write to local storage. */
export function parseStoredJson(text: string | null | undefined): unknown {
  if (typeof text !== 'string') return undefined
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    // It is damaged, so it says nothing.
  }
  return said
}
