import { vi } from 'vitest'

/** What a loop of cron's minute uses of PocketBase. Faked time passes while it sleeps. */
export function stubLoops(moreOfApp: object = {}) {
  const store = new Map<string, unknown>()
  let owners = 0
  const loops = { whileItSleeps: (): unknown => undefined, forget: () => store.clear() }
  vi.stubGlobal('$security', { randomString: () => `owner-${++owners}` })
  vi.stubGlobal('sleep', (ms: number) => {
    vi.advanceTimersByTime(ms)
    loops.whileItSleeps()
  })
  vi.stubGlobal('$app', {
    ...moreOfApp,
    store: () => ({
      get: (key: string) => store.get(key) ?? null,
      set: (key: string, value: unknown) => store.set(key, value),
      setFunc: (key: string, change: (old: unknown) => unknown) =>
        store.set(key, change(store.get(key) ?? null)),
    }),
  })
  return loops
}
