import { parseSavedSearches, type SavedSearch } from '../../../../src/domain/operations/logs/saved-searches'

/** Of one operator. PocketBase's own superusers have no account that could keep any. */
export function keptSearches(operator: core.Record): readonly SavedSearch[] {
  const row = rowOf($app, operator)
  return (row && parseSavedSearches(JSON.parse(row.getString('searches') || '[]'))) ?? []
}

export function keepSearches(operator: core.Record, searches: readonly SavedSearch[]): void {
  $app.runInTransaction((tx) => {
    const row = rowOf(tx, operator) ?? new Record(tx.findCollectionByNameOrId('log_searches'))
    row.set('user_id', operator.id)
    row.set('searches', JSON.stringify(searches))
    tx.save(row)
  })
}

function rowOf(app: CoreApp, { id }: core.Record): core.Record | undefined {
  return app.findRecordsByFilter('log_searches', 'user_id = {:id}', '', 1, 0, { id })[0] ?? undefined
}
