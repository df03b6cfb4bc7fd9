import type { StorageKey } from './storage-keys'

/** Small remembered values. Where the browser refuses to keep them they last as long as the page. */
export interface LocalValues<Key extends string = StorageKey> {
  read(key: Key): string | undefined
  write(key: Key, value: string): void
  remove(key: Key): void
}

export function createLocalValues<Key extends string = StorageKey>(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): LocalValues<Key> {
  /** Only what the browser did not take: other tabs change the rest. */
  const refused = new Map<Key, string>()
  return {
    read(key) {
      const value = refused.get(key)
      if (value !== undefined) return value
      try {
        return storage().getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    write(key, value) {
      try {
        storage().setItem(key, value)
        refused.delete(key)
      } catch {
        refused.set(key, value)
      }
    },
    remove(key) {
      refused.delete(key)
      try {
        storage().removeItem(key)
      } catch {
        // Where the browser keeps nothing, there is nothing to remove.
      }
    },
  }
}

/** The names under which this device remembers something, ours and others'. */
export function localKeys(): readonly string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/** Looked up at each use, because reading `localStorage` itself throws where cookies are blocked. */
export const localValues = createLocalValues(() => localStorage)
