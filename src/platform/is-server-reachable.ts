import { isObject } from '../domain/json'

const PATIENCE_MS = 10_000

/** Whether the server can be reached now: a network's sign-in page or an answer that breaks off does not count. */
export async function isServerReachable(): Promise<boolean> {
  try {
    const response = await fetch('/api/time', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    return response.ok && isObject(await response.json())
  } catch {
    return false
  }
}
