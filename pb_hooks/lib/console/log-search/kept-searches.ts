import {
  changedSearches,
  parseSavedSearches,
  type SavedSearch,
  type SearchChange,
} from '../../../../src/domain/operations/logs/saved-searches'

/** The searches of one operator. PocketBase's own superusers have no account that could keep any. */
export function keptSearches(operator: core.Record): readonly SavedSearch[] {
  return searchesIn(rowOf($app, operator))
}

/** False when there is no room for one more. Reading and writing are one transaction: two consoles may save at once. */
export function changeSearches(operator: core.Record, change: SearchChange): boolean {
  let hasRoom = false
  $app.runInTransaction((tx) => {
    const row = rowOf(tx, operator)
    const searches = changedSearches(searchesIn(row), change)
    hasRoom = searches !== undefined
    if (!searches) return
    const changed = row ?? new Record(tx.findCollectionByNameOrId('log_searches'))
    changed.set('user_id', operator.id)
    changed.set('searches', JSON.stringify(searches))
    tx.save(changed)
  })
  return hasRoom
}

function searchesIn(row: core.Record | undefined): readonly SavedSearch[] {
  return (row && parseSavedSearches(JSON.parse(row.getString('searches') || '[]'))) ?? []
}

function rowOf(app: CoreApp, { id }: core.Record): core.Record | undefined {
  return app.findRecordsByFilter('log_searches', 'user_id = {:id}', '', 1, 0, { id })[0] ?? undefined
}
