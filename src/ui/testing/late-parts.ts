import { afterAll, vi } from 'vitest'

/** What is still being loaded when a file's tests are over would find no document, and fail the files that follow. */
afterAll(() => vi.dynamicImportSettled())
