import { lowestTierWith, type Permission } from '../tiers/permission'
import { tierLabel, type Tier } from '../tiers/tier'
import { upsellText } from './upsell'

export type Access = { readonly kind: 'allowed' } | Denial

export interface Denial {
  readonly kind: 'denied'
  readonly permission: Permission
  /** The lowest tier with this permission. */
  readonly needed: Tier
  readonly text: string
  readonly upsell?: string
}

export function accessTo(permission: Permission, can: readonly Permission[]): Access {
  return can.includes(permission) ? { kind: 'allowed' } : denialOf(permission)
}

/** The denial that people read in place of a locked feature. */
export function denialOf(permission: Permission): Denial {
  const needed = lowestTierWith(permission)
  const upsell = upsellText(permission)
  const text = `Feature requires ${tierLabel(needed)} access`
  return { kind: 'denied', permission, needed, text, ...(upsell && { upsell }) }
}
