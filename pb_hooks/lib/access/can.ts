import type { Permission } from '../../../src/domain/people/tiers/permission'

/** Whether who asks has a permission; nobody signed in has none here. */
export function can(user: core.Record | undefined, permission: Permission): boolean {
  return user?.collection().name === 'users' && user.getStringSlice('can').includes(permission)
}
