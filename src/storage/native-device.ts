import { askNatively, answerOf } from './ask-natively'
import type { Device } from './device'

/**
 * The database without Dexie, which is a quarter of all code and comes after the first scores. If the database does not
 * open, or is not upgraded to this version yet, this device fails like any other.
 */
export function createNativeDevice(open: () => Promise<IDBDatabase>): Device {
  async function write(table: string, run: (rows: IDBObjectStore) => Promise<void>) {
    const transaction = (await open()).transaction(table, 'readwrite')
    await Promise.all([run(transaction.objectStore(table)), endOf(transaction)])
  }

  return {
    get: async (table, key) => askNatively(await open(), table, (rows) => rows.get(key)),
    all: async (table) => askNatively(await open(), table, (rows) => rows.getAll()),
    change: (table, keys, change) =>
      write(table, async (rows) => {
        for (const key of keys) {
          const next = change(await answerOf(rows.get(key)), key)
          if (next) await answerOf(rows.put(next))
          else if (next === null) await answerOf(rows.delete(key))
        }
      }),
    makeRoom: () => Promise.resolve(),
    close: () =>
      void open()
        .then((db) => db.close())
        .catch(() => {}),
  }
}

/** A full device answers every request of a transaction, and then refuses the whole. */
function endOf(transaction: IDBTransaction): Promise<unknown> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve)
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
}
