import { parseJson } from '../../../src/domain/parse-json'
import { effectivePermissions, parseOverrides } from '../../../src/domain/people/tiers/effective-permissions'
import { PERMISSIONS, type Permission } from '../../../src/domain/people/tiers/permission'
import { parseTier } from '../../../src/domain/people/tiers/tier'

/** `can` and `superuser` follow from tier, overrides and the superusers row at every save, whoever saves. */
export function writeCan(e: core.RecordEvent): void {
  setCan(e.app, e.record!)
  return e.next()
}

export function setCan(app: CoreApp, user: core.Record): void {
  if (!parseTier(user.getString('tier'))) user.set('tier', 'registered')
  const isSuperuser = hasSuperuserRow(app, user.id)
  user.set('superuser', isSuperuser)
  user.set('can', [...(isSuperuser ? PERMISSIONS : permissionsOf(user))])
}

function permissionsOf(user: core.Record): readonly Permission[] {
  const tier = parseTier(user.getString('tier')) ?? 'registered'
  return effectivePermissions(tier, parseOverrides(parseJson(user.getString('overrides'))))
}

function hasSuperuserRow(app: CoreApp, userId: string): boolean {
  if (!userId) return false
  return app.countRecords('superusers', $dbx.hashExp({ user_id: userId })) > 0
}

/** After a row of superusers was made, deleted or given away: saves the old and the new user. */
export function rewriteCan(e: core.RecordEvent): void {
  e.next()
  const row = e.record!
  for (const id of new Set([row.getString('user_id'), row.original().getString('user_id')])) {
    const user = id ? e.app.findRecordsByFilter('users', 'id = {:id}', '', 1, 0, { id })[0] : undefined
    if (user) e.app.save(user)
  }
}
