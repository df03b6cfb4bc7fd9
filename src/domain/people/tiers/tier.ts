/** The tiers in order: each holds what those before it hold. */
export const TIERS = ['guest', 'registered', 'verified', 'premium', 'admin'] as const

export type Tier = (typeof TIERS)[number]

export type Account =
  { readonly kind: 'signed-out' } | { readonly kind: 'signed-in'; readonly profileTier?: unknown }

/** Signed in with no profile, or with a profile that says a tier we do not know, is registered. */
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

/** As people read it: `Verified`. */
export function tierLabel(tier: Tier): string {
  return tier.charAt(0).toUpperCase() + tier.slice(1)
}
