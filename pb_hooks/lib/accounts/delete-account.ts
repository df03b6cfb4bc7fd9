import { tellOwner } from '../access/tell-owner'
import { logAuth } from '../log/log-auth'
import { requirePassword } from './require-password'
import { signedIn } from './signed-in'

/** POST /api/account/delete: the account and every row of it, in one transaction. */
export function deleteAccount(e: core.RequestEvent): void {
  const user = signedIn(e)
  requirePassword(e, user, 'password')
  const to = user.email()
  $app.runInTransaction((tx) => {
    deleteRowsWithoutRelation(tx, user)
    tx.delete(tx.findRecordById('users', user.id))
  })
  logAuth({ kind: 'deleted' }, { e })
  tellOwner($app, 'deleted', to)
  return e.noContent(204)
}

/** Deletes rows that would outlive the account: log lines stay without it, others know it only by a text. */
function deleteRowsWithoutRelation(tx: CoreApp, user: core.Record): void {
  const run = (sql: string, values: Record<string, string>) => tx.db().newQuery(sql).bind(values).execute()
  run('DELETE FROM logs WHERE user_id = {:id}', { id: user.id })
  run('DELETE FROM known_networks WHERE account = {:id}', { id: user.id })
  run('DELETE FROM letters WHERE recipient = {:email}', { email: user.email() })
}
