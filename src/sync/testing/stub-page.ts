import { vi } from 'vitest'

/**
 * For tests in Node: a page that hears what its browser says, and can be hidden. `vi.unstubAllGlobals` takes it away
 * again.
 */
export function stubPage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const hear = (event: string) => void page.dispatchEvent(new Event(event))
  return {
    hear,
    become(state: 'visible' | 'hidden') {
      page.visibilityState = state
      hear('visibilitychange')
    },
  }
}
