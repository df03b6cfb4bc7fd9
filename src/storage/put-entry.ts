import type { JsonObject } from '../domain/json'
import type { EntryKind } from '../domain/people/outbox/outbox-entry'
import type { Storage } from './storage'

interface NewEntry {
  /** Only this user's devices send it. */
  readonly user: string
  readonly kind: EntryKind
  readonly body: JsonObject
  readonly at: number
}

/** Keeps what a user did until the server has heard of it. */
export function putEntry(storage: Pick<Storage, 'save'>, entry: NewEntry): Promise<void> {
  return storage.save('outbox', { id: newId(), ...entry })
}

/** Browsers have `randomUUID` only where pages come over https. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
