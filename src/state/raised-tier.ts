import { useState } from 'react'
import { upgradeFailureText } from '../domain/people/tiers/tier-upgrade'
import { useAccount } from './account'

export interface RaisedTier {
  readonly isBusy: boolean
  /** Why it did not work. */
  readonly fault?: string
  readonly raise: () => void
}

/** For users who have proven their address but do not have the tier that comes with it. */
export function useRaisedTier(): RaisedTier {
  const { raiseTier } = useAccount()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const raise = async () => {
    setState('busy')
    setState((await raiseTier()) ? 'idle' : 'failed')
  }
  return {
    isBusy: state === 'busy',
    raise: () => void raise(),
    ...(state === 'failed' && { fault: upgradeFailureText() }),
  }
}

export const RAISE_TEXTS = { idle: 'Unlock with your verified email', busy: 'Unlocking…' } as const
