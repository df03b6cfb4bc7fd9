import { PERMISSIONS } from '../../../src/domain/people/tiers/permission'
import { askedUser } from './asked-user'

/** POST /api/rpc/get_user_permissions: each permission by its name, and whether the user has it. */
export function getUserPermissions(e: core.RequestEvent): void {
  const { user } = askedUser(e, 'admin_dashboard')
  const held = user.getStringSlice('can')
  return e.json(200, {
    permissions: Object.fromEntries(PERMISSIONS.map((name) => [name, held.includes(name)])),
  })
}
