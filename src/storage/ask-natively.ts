/** One request of one table, without Dexie. */
export function askNatively<T>(
  db: IDBDatabase,
  mode: IDBTransactionMode,
  table: string,
  run: (table: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return answerOf(run(db.transaction(table, mode).objectStore(table)))
}

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no reason given')))
  })
}
