import { isObject } from '../domain/merge-patch'
import { localValues, type LocalValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'

/** Who is signed in on this device, and the token that proves it. */
export interface StoredAuth {
  readonly user: string
  readonly token: string
}

/** Read where PocketBase's SDK keeps it, so that requests need not wait for the SDK. */
export function readAuth(values: LocalValues = localValues): StoredAuth | undefined {
  try {
    const stored: unknown = JSON.parse(values.read(STORAGE_KEYS.auth) ?? 'null')
    if (!isObject(stored) || !isObject(stored['record'])) return undefined
    const { token, record } = stored
    const user = record['id']
    return typeof token === 'string' && token !== '' && typeof user === 'string' ? { user, token } : undefined
  } catch {
    return undefined
  }
}

/** Without a token one is a guest. */
export function authHeaders(): Record<string, string> {
  const auth = readAuth()
  return auth ? { Authorization: auth.token } : {}
}
