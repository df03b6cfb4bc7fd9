// Dexie looks for it when it is loaded, and all files share one Dexie.
import 'fake-indexeddb/auto'
import { afterAll, vi } from 'vitest'
import { abandonOlderThan } from '../../backend/in-flight'
import { serverReach } from '../../platform/reach'

/** Files of tests run in one page, one after the other. What one leaves behind must not be what the next begins with. */

// Nobody is there to be asked, and nobody answers: a test that asks brings its own server.
globalThis.fetch = () => new Promise(() => undefined)
// What still hangs would keep what this file asks for waiting for its turn.
abandonOlderThan(-1)
serverReach.answered()
// Each file begins in a tab of its own.
sessionStorage.clear()
// What is still being loaded when a file is over would find no document.
afterAll(() => vi.dynamicImportSettled())
