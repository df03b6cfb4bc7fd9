import { afterEach, beforeEach, vi } from 'vitest'
import { localValues } from '../../platform/local-values'
import { serverReach } from '../../platform/reach'
import { STORAGE_KEYS } from '../../platform/storage-keys'

/**
 * For tests in Node: a page that receives the events of its browser and can be hidden. `vi.unstubAllGlobals` takes it
 * away again.
 */
export function stubPage() {
  // Test files share `serverReach`: if another file left the server lost, its return would wake this page.
  serverReach.answered()
  const documentElement = { dataset: {} }
  const querySelector = () => null
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement,
    querySelector,
  })
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

/** Each test begins on such a page, on a device whose clock says `now`. */
export function stubPageForEach(now: number): void {
  beforeEach(() => {
    stubPage()
    vi.useFakeTimers({ toFake: ['Date'], now })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/** The values of such a page in one of its browser's storages. */
export function stubValues(storage: 'localStorage' | 'sessionStorage'): Map<string, string> {
  const values = new Map<string, string>()
  vi.stubGlobal(storage, {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  })
  // Values that other test files could not store are kept in memory and would be read instead.
  for (const key of Object.values(STORAGE_KEYS)) localValues.remove(key)
  return values
}
