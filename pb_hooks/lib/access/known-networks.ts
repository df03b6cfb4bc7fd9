import { KNOWN_NETWORKS } from '../../../src/domain/people/budgets/guess-limits'
import { hashId } from '../server/hash-id'
import { oneNumber } from '../server/one-number'

/** The networks from which somebody entered the account, in whatever way, or set its password: most likely its owner's. */
export function isKnownNetwork(app: CoreApp, account: core.Record, network: string): boolean {
  const sql = 'SELECT 1 AS count FROM known_networks WHERE id = {:id}'
  return oneNumber(app, sql, { id: idOf(account, network) }) > 0
}

/** The networks used longest ago are dropped, because a phone keeps coming from new ones. */
export function noteNetwork(app: CoreApp, account: core.Record, network: string): void {
  const run = (sql: string, values: Record<string, string | number>) =>
    app.db().newQuery(sql).bind(values).execute()
  run(
    `INSERT INTO known_networks (id, account, used) VALUES ({:id}, {:account}, {:now})
     ON CONFLICT (id) DO UPDATE SET used = {:now}`,
    { id: idOf(account, network), account: account.id, now: Date.now() },
  )
  run(
    `DELETE FROM known_networks WHERE account = {:account} AND id NOT IN (
       SELECT id FROM known_networks WHERE account = {:account} ORDER BY used DESC LIMIT ${KNOWN_NETWORKS})`,
    { account: account.id },
  )
}

function idOf(account: core.Record, network: string): string {
  return hashId(`account ${account.id} from ${network}`)
}
