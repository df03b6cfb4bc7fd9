import { vi } from 'vitest'
import { localValues } from '../../platform/local-values'
import { serverReach } from '../../platform/reach'
import { STORAGE_KEYS } from '../../platform/storage-keys'

/**
 * For tests in Node: a page that hears what its browser says, and can be hidden. `vi.unstubAllGlobals` takes it away
 * again.
 */
export function stubPage() {
  // Files of tests share it, and what another one has lost would wake this page when it is found.
  serverReach.answered()
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const hear = (event: string, about: object = {}) =>
    void page.dispatchEvent(Object.assign(new Event(event), about))
  return {
    hear,
    become(state: 'visible' | 'hidden') {
      page.visibilityState = state
      hear('visibilitychange')
    },
  }
}

/** What such a page remembers, in the one or the other of its browser's storages. */
export function stubValues(storage: 'localStorage' | 'sessionStorage'): Map<string, string> {
  const values = new Map<string, string>()
  vi.stubGlobal(storage, {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  })
  // What other files of tests could not keep anywhere is remembered, and would be read instead.
  for (const key of Object.values(STORAGE_KEYS)) localValues.remove(key)
  return values
}
