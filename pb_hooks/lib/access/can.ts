import { denialOf } from '../../../src/domain/people/gates/access'
import type { Permission } from '../../../src/domain/people/tiers/permission'
import { tierOf, type Tier } from '../../../src/domain/people/tiers/tier'

/** Whether who asks has a permission; nobody signed in has none here. */
export function can(user: core.Record | undefined, permission: Permission): boolean {
  return user?.collection().name === 'users' && user.getStringSlice('can').includes(permission)
}

/** What a user reads who lacks a permission. */
export function denialText(user: core.Record, permission: Permission): string {
  return denialOf(permission, tierOfUser(user)).text
}

export function tierOfUser(user: core.Record): Tier {
  return tierOf({ kind: 'signed-in', profileTier: user.getString('tier') })
}
