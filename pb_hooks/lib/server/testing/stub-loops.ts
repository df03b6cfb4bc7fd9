import { vi } from 'vitest'
import { stubStore } from './stub-store'

/** What a loop of cron's minute uses of PocketBase. Faked time passes while it sleeps. */
export function stubLoops(moreOfApp: object = {}) {
  const { values, store } = stubStore()
  let owners = 0
  const loops = { whileItSleeps: (): unknown => undefined, forget: () => values.clear() }
  vi.stubGlobal('$security', { randomString: () => `owner-${++owners}` })
  vi.stubGlobal('sleep', (ms: number) => {
    vi.advanceTimersByTime(ms)
    loops.whileItSleeps()
  })
  vi.stubGlobal('$app', {
    ...moreOfApp,
    store,
  })
  return loops
}
