import { RAISE_TEXTS, useRaisedTier } from '../../state/raised-tier'
import { Button } from '../../ui/button'

/**
 * Unlocks a part for users who have proven their address but have not yet received the tier that comes with
 * it.
 */
export function RaiseTier() {
  const { isBusy, fault, raise } = useRaisedTier()
  return (
    <>
      <Button look="strong" disabled={isBusy} onPress={raise}>
        {RAISE_TEXTS[isBusy ? 'busy' : 'idle']}
      </Button>
      <p aria-live="polite">{fault}</p>
    </>
  )
}
