import type { StoredHead } from '../domain/tabs/stored-tab'

/** The leagues out of storage, with the last answer at hand: the first render has them in their order. */
export interface HeadSource {
  readonly read: () => Promise<readonly StoredHead[]>
  readonly last: () => readonly StoredHead[]
}

export function createHeadSource(readStored: () => Promise<readonly StoredHead[]>): HeadSource {
  let last: readonly StoredHead[] = []
  return {
    read: async () => (last = await readStored()),
    last: () => last,
  }
}
