import type { Fetch } from '../backend/get-json'
import type { Device } from '../storage/device'
import { createNativeDevice } from '../storage/native-device'
import type { Rows, TableName } from '../storage/rows'
import type { Early } from './early'

/** Uses each read that the page has begun only once: later reads see what has changed since. */
export function createEarlyDevice(early: Early): Device {
  const device = createNativeDevice(() => early.database)
  const board = once(early.board)
  const all: Partial<Record<TableName, () => Promise<unknown>>> = {
    heads: once(early.heads),
    favourites: once(early.favourites),
  }
  return {
    ...device,
    async get<Name extends TableName>(table: Name, key: string) {
      const begun = table === 'boards' && key === early.slug ? await board() : undefined
      return (begun as Rows[Name] | undefined) ?? device.get(table, key)
    },
    async all<Name extends TableName>(table: Name) {
      const begun = await all[table]?.()
      return (begun as readonly Rows[Name][] | undefined) ?? device.all(table)
    },
  }
}

/** The answer that the page has already asked the server for goes to the first caller that asks for the same. */
export function createEarlyFetch(early: Early): Fetch {
  const answer = once(early.answer)
  return async (path, init) => {
    const begun =
      path === `/api/boards/${early.slug}` ? ((await answer()) as Response | undefined) : undefined
    return begun ?? fetch(path, init)
  }
}

/** Gives the result once. A read that failed counts as none. */
function once(begun: Promise<unknown>): () => Promise<unknown> {
  let left: Promise<unknown> | undefined = begun
  return () => {
    const taken = left
    left = undefined
    return taken?.catch(() => undefined) ?? Promise.resolve(undefined)
  }
}
