import { useState } from 'react'
import { upgradeFailureText } from '../../domain/people/tiers/tier-upgrade'
import { useAccount } from '../../state/account'
import { Button } from '../../ui/button'

/** The way past a lock for who has proven the address, and has not been given what comes with it. */
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
