import type { Fetch } from '../backend/get-json'
import type { Device } from '../storage/device'
import { createNativeDevice } from '../storage/native-device'
import type { Rows, TableName } from '../storage/rows'
import type { Early } from './early'

/** What the page has begun to read is used once: later reads see what has changed since. */
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

/** What the page has asked the server for is the answer to the first who asks the same. */
export function createEarlyFetch(early: Early): Fetch {
  const answer = once(early.answer)
  return async (path, init) => {
    const begun =
      path === `/api/boards/${early.slug}` ? ((await answer()) as Response | undefined) : undefined
    return begun ?? fetch(path, init)
  }
}

/** A beginning that failed is none. */
function once(begun: Promise<unknown>): () => Promise<unknown> {
  let left: Promise<unknown> | undefined = begun
  return () => {
    const taken = left
    left = undefined
    return taken?.catch(() => undefined) ?? Promise.resolve(undefined)
  }
}
