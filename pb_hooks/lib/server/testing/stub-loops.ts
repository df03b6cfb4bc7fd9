import { vi } from 'vitest'
import { stubStore } from './stub-store'

/** What a loop of cron's minute uses of PocketBase. Faked time passes while it sleeps. */
export function stubLoops(moreOfApp: object = {}) {
  const { values, store } = stubStore()
  let owners = 0
  const others = new Map<string, () => unknown>()
  const loops = {
    whileItSleeps: (): unknown => undefined,
    /** What another runtime does, once, right after this one has read a value. */
    afterReading: (key: string, other: () => unknown) => void others.set(key, other),
    forget: () => values.clear(),
  }
  const get = (key: string) => {
    const value = store().get(key)
    const other = others.get(key)
    others.delete(key)
    other?.()
    return value
  }
  vi.stubGlobal('$security', { randomString: () => `owner-${++owners}` })
  vi.stubGlobal('sleep', (ms: number) => {
    vi.advanceTimersByTime(ms)
    loops.whileItSleeps()
  })
  vi.stubGlobal('$app', {
    ...moreOfApp,
    store: () => ({ ...store(), get }),
  })
  return loops
}
