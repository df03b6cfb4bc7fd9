import { isAtLeast, type Tier } from './tier'

export interface UpgradeRequest {
  readonly by: 'self' | 'operator'
  readonly from: Tier
  readonly to: Tier
  readonly addressVerified: boolean
}

export type UpgradeAnswer =
  | { readonly kind: 'granted'; readonly tier: Tier }
  | {
      readonly kind: 'refused'
      readonly reason: 'not-a-user-tier' | 'operators-only' | 'address-not-verified'
    }

/**
 * Users can raise themselves only to `verified`, and only with a verified address. Operators grant premium and admin,
 * and may also lower a tier. A request for a lower tier than the current one changes nothing, so sending it twice is
 * safe.
 */
export function upgradeTier({ by, from, to, addressVerified }: UpgradeRequest): UpgradeAnswer {
  if (to === 'guest') return { kind: 'refused', reason: 'not-a-user-tier' }
  if (by === 'operator') return { kind: 'granted', tier: to }
  if (!isAtLeast('verified', to)) return { kind: 'refused', reason: 'operators-only' }
  if (isAtLeast(from, to)) return { kind: 'granted', tier: from }
  if (to === 'verified' && !addressVerified) return { kind: 'refused', reason: 'address-not-verified' }
  return { kind: 'granted', tier: to }
}

/** The server's answer to a user whose own request it refuses. */
export function upgradeRefusalText(reason: Extract<UpgradeAnswer, { kind: 'refused' }>['reason']): string {
  switch (reason) {
    case 'not-a-user-tier':
      return 'Nobody with an account is a guest'
    case 'operators-only':
      return 'Only an operator grants this tier'
    case 'address-not-verified':
      return 'The address of this account is not verified'
  }
}

/** The text is the same whether the server, the network or the rule refused it. */
export function upgradeFailureText(): string {
  return 'Unable to process upgrade right now. Please try again shortly.'
}
