import { isObject } from '../domain/json'

/** Every browser since 2023 can unpack. */
const canUnpack = typeof DecompressionStream === 'function'

/** What to ask of a board's record: the change in few bytes, or plain where the browser cannot unpack. */
export const PUSH_FIELDS = canUnpack ? 'rev,packed' : 'rev,delta,checked_at'

/**
 * The pushed record with what was packed into it. One that cannot be unpacked says only which revision there is, and
 * so does one whose change was too large: whoever gets it asks for the whole.
 */
export async function unpackPush(data: unknown): Promise<unknown> {
  const record = isObject(data) ? data['record'] : undefined
  if (!isObject(record) || typeof record['packed'] !== 'string' || record['packed'] === '') return data
  const inside = await unpack(record['packed']).catch(() => undefined)
  return isObject(inside) ? { record: { ...inside, rev: record['rev'] } } : data
}

async function unpack(base64: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Response(stream).json()
}
