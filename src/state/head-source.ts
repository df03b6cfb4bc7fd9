import type { BoardHead } from '../domain/board'

/** The leagues out of storage, with the last answer at hand: the first render has them in their order. */
export interface HeadSource {
  readonly read: () => Promise<readonly BoardHead[]>
  readonly last: () => readonly BoardHead[]
}

export function createHeadSource(readStored: () => Promise<readonly BoardHead[]>): HeadSource {
  let last: readonly BoardHead[] = []
  return {
    read: async () => (last = await readStored()),
    last: () => last,
  }
}
