/** What a remembered text says, or nothing when there is none or it is damaged: anyone can write to local storage. */
export function parseStoredJson(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
