import type { Role } from '../../../src/domain/people/roles/role'

/** An operator without a row in `superusers` is an admin. */
export function roleOfOperator(e: core.RequestEvent): Role {
  if (e.auth?.collection().name !== 'users') return 'superuser'
  return hasSuperuserRow(e.auth.id) ? 'superuser' : 'admin'
}

function hasSuperuserRow(userId: string): boolean {
  return $app.findRecordsByFilter('superusers', 'user_id = {:userId}', '', 1, 0, { userId }).length > 0
}
