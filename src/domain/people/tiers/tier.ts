/** The tiers in order: each has all permissions of those before it. */
export const TIERS = ['guest', 'registered', 'verified', 'premium', 'admin'] as const

export type Tier = (typeof TIERS)[number]

export type Account =
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly profileTier?: unknown }

/** A signed-in user without a profile, or with an unknown tier in it, is registered. */
export function tierOf(account: Account): Tier {
  if (account.kind === 'signed-out') return 'guest'
  return parseTier(account.profileTier) ?? 'registered'
}

export function parseTier(value: unknown): Tier | undefined {
  return TIERS.find((tier) => tier === value)
}

export function isAtLeast(tier: Tier, wanted: Tier): boolean {
  return TIERS.indexOf(tier) >= TIERS.indexOf(wanted)
}

/** The tier's name on the page: `Verified`. */
export function tierLabel(tier: Tier): string {
  return tier.charAt(0).toUpperCase() + tier.slice(1)
}
