import { MOST_LOG_LINES } from '../../../src/domain/operations/retention'

/**
 * PocketBase's own log has a line for every request that is refused, whoever sends them and however many, and PocketBase
 * looks at nothing but their age. Each minute the oldest beyond a number go.
 */
export function trimLog(): void {
  $app
    .auxDB()
    .newQuery('DELETE FROM {{_logs}} WHERE rowid <= (SELECT MAX(rowid) FROM {{_logs}}) - {:most}')
    .bind({ most: MOST_LOG_LINES })
    .execute()
}
