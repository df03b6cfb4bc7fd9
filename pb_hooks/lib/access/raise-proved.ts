import { parseTier } from '../../../src/domain/people/tiers/tier'
import { upgradeTier } from '../../../src/domain/people/tiers/tier-upgrade'

/** A user who proves the address is verified, whatever the proof was. The save that sets this also raises the tier. */
export function raiseProved(user: core.Record, before: core.Record): void {
  if (user.verified()) user.set('awaits_proof', false)
  if (user.verified() && !before.verified()) {
    const from = parseTier(user.getString('tier')) ?? 'registered'
    const answer = upgradeTier({ by: 'self', from, to: 'verified', addressVerified: true })
    if (answer.kind === 'granted') user.set('tier', answer.tier)
  }
}
