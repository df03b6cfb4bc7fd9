export function findRecord(collection: string, id: string, app: CoreApp = $app): core.Record | undefined {
  try {
    return app.findRecordById(collection, id)
  } catch (error) {
    if (String(error).includes('no rows')) return undefined
    throw error
  }
}

/** An id as PocketBase makes them. */
export function newId(): string {
  return $security.randomStringWithAlphabet(15, 'abcdefghijklmnopqrstuvwxyz0123456789')
}

/** The record with this id, or a new one that has it. */
export function recordWithId(app: CoreApp, collection: string, id: string): core.Record {
  const found = findRecord(collection, id, app)
  if (found) return found
  const record = new Record(app.findCollectionByNameOrId(collection))
  record.set('id', id)
  return record
}

/**
 * Writes nothing, but lets a transaction wait for those who are writing: what it reads then stays true until it ends.
 * SQLite refuses a transaction that reads first when another process, such as the operator command, writes in between.
 */
export function beginWriting(tx: CoreApp): void {
  tx.db().newQuery("UPDATE users SET id = id WHERE id = ''").execute()
}
