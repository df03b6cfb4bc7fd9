import { lowestTierWith, type Permission } from '../tiers/permission'
import { isAtLeast, tierLabel, type Tier } from '../tiers/tier'
import { takenAwayText } from './lock-prompt'
import { upsellText } from './upsell'

export type Access = { readonly kind: 'allowed' } | Denial

/** Who asks. `can` may lack what the tier has: operators take single permissions away. */
export interface Viewer {
  readonly tier: Tier
  readonly can: readonly Permission[]
}

export interface Denial {
  readonly kind: 'denied'
  readonly permission: Permission
  /** The lowest tier with this permission. */
  readonly needed: Tier
  readonly text: string
  readonly upsell?: string
}

export function accessTo(permission: Permission, { tier, can }: Viewer): Access {
  return can.includes(permission) ? { kind: 'allowed' } : denialOf(permission, tier)
}

/** The denial that people read in place of a locked feature. No tier helps those whose tier has the permission. */
export function denialOf(permission: Permission, viewer: Tier): Denial {
  const needed = lowestTierWith(permission)
  const denied = { kind: 'denied', permission, needed } as const
  if (isAtLeast(viewer, needed)) return { ...denied, text: takenAwayText() }
  const upsell = upsellText(permission)
  return { ...denied, text: `Feature requires ${tierLabel(needed)} access`, ...(upsell && { upsell }) }
}
