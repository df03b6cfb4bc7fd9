import type { Storage } from './storage'

/** Where a row is kept. The key names the viewer who may see it. */
export interface RowPlace {
  readonly storage: Storage
  readonly key: string
}
