import { lowestTierWith, type Permission } from '../tiers/permission'
import { tierLabel, type Tier } from '../tiers/tier'
import { upsellText } from './upsell'

export type Access = { readonly kind: 'allowed' } | Denial

export interface Denial {
  readonly kind: 'denied'
  readonly permission: Permission
  /** The tier that would do. */
  readonly needed: Tier
  readonly text: string
  readonly upsell?: string
}

export function accessTo(permission: Permission, can: readonly Permission[]): Access {
  return can.includes(permission) ? { kind: 'allowed' } : denialOf(permission)
}

/** What someone reads in place of what is locked. */
export function denialOf(permission: Permission): Denial {
  const needed = lowestTierWith(permission)
  const upsell = upsellText(permission)
  const text = `Feature requires ${tierLabel(needed)} access`
  return { kind: 'denied', permission, needed, text, ...(upsell && { upsell }) }
}
