import { useState } from 'react'
import { upgradeFailureText } from '../../domain/people/tiers/tier-upgrade'
import { useAccount } from '../../state/account'
import { Button } from '../../ui/button'

/**
 * Unlocks a part for users who have proven their address but have not yet received the tier that comes with
 * it.
 */
export function RaiseTier() {
  const { raiseTier } = useAccount()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const raise = async () => {
    setState('busy')
    setState((await raiseTier()) ? 'idle' : 'failed')
  }
  return (
    <>
      <Button look="strong" disabled={state === 'busy'} onPress={() => void raise()}>
        {state === 'busy' ? 'Unlocking…' : 'Unlock with your verified email'}
      </Button>
      <p aria-live="polite">{state === 'failed' ? upgradeFailureText() : null}</p>
    </>
  )
}
