import { isObject, type JsonObject } from '../domain/json'
import { parseJson } from '../domain/parse-json'
import { sessionOf, type SignedInSession } from '../domain/people/users/session'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'

/** Who is signed in on this device: the token for requests, the user's record as the server sent it, what it means. */
export interface StoredSession {
  readonly token: string
  readonly record: JsonObject
  readonly session: SignedInSession
}

/** `{token, record}`: what the server answers a sign-in with and what PocketBase's own client keeps. */
export function parseSession(value: unknown): StoredSession | undefined {
  if (!isObject(value) || typeof value['token'] !== 'string' || value['token'] === '') return undefined
  const { token, record } = value
  const session = isObject(record) && record['collectionName'] === 'users' ? sessionOf(record) : undefined
  return session && { token, record: record as JsonObject, session }
}

export function readStoredSession(): StoredSession | undefined {
  return parseSession(parseJson(localValues.read(STORAGE_KEYS.session)))
}

export function writeStoredSession({ token, record }: Pick<StoredSession, 'token' | 'record'>) {
  localValues.write(STORAGE_KEYS.session, JSON.stringify({ token, record }))
}

/** The headers of a request for gated data. Reads the token at each request, since another tab may have signed out. */
export function withUserToken(headers: Record<string, string> = {}): Record<string, string> {
  const token = readStoredSession()?.token
  return token ? { ...headers, Authorization: token } : headers
}
