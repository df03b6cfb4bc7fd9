/** Reads one table with one request, without Dexie. */
export function askNatively<T>(
  db: IDBDatabase,
  table: string,
  run: (table: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return answerOf(run(db.transaction(table, 'readonly').objectStore(table)))
}

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
