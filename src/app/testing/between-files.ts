// Dexie looks for IndexedDB when it is loaded, and all test files share one Dexie.
import 'fake-indexeddb/auto'
import { afterAll, vi } from 'vitest'
import { abandonOlderThan } from '../../backend/in-flight'
import { serverReach } from '../../platform/reach'

/** Test files run in one page, one after the other. A file must not start with what the previous one left behind. */

// There is no server, so a request never gets an answer; a test that needs one brings its own server.
globalThis.fetch = () => new Promise(() => undefined)
// Requests that still hang would make this file's requests wait for their turn.
abandonOlderThan(-1)
serverReach.answered()
// Each file begins on a device and in a tab of its own, at an address that asks for nothing.
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
// What lives as long as its page goes on after its file, and would take the faked clock of a later file for a sleep.
const startInterval = globalThis.setInterval
const intervals: ReturnType<typeof setInterval>[] = []
globalThis.setInterval = ((...how: Parameters<typeof setInterval>) => {
  const interval = startInterval(...how)
  intervals.push(interval)
  return interval
}) as typeof setInterval
afterAll(() => {
  for (const interval of intervals) clearInterval(interval)
  globalThis.setInterval = startInterval
})
// An import that is still running when a file ends would find no document.
afterAll(() => vi.dynamicImportSettled())
