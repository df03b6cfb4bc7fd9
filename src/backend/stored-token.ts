import { isObject } from '../domain/merge-patch'

/** Where PocketBase's SDK keeps who is signed in. Read without the SDK, which is not loaded by then. */
const KEY = 'pocketbase_auth'

export function readStoredToken(
  storage: () => Pick<Storage, 'getItem'> = () => localStorage,
): string | undefined {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? 'null')
    const token = isObject(stored) ? stored['token'] : undefined
    return typeof token === 'string' && token !== '' ? token : undefined
  } catch {
    return undefined
  }
}
