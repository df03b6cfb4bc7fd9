import type { LockPrompt } from '../../domain/people/gates/lock-prompt'
import { authStepAtom } from '../../state/auth-modal'
import { useSetAtom } from '../../state/store'
import { Button } from '../../ui/button'
import styles from './locked-part.module.css'

interface Props {
  readonly prompt: Extract<LockPrompt, { action: 'open-auth-modal' }>
}

/** Leads to Premium, for a part that Premium unlocks. */
export function PremiumOffer({ prompt: { button, note, guarantee } }: Props) {
  const openSignIn = useSetAtom(authStepAtom)
  return (
    <>
      <Button look="strong" onPress={() => openSignIn('welcome')}>
        {button}
      </Button>
      <p className={styles.text}>{note}</p>
      <p className={styles.text}>{guarantee}</p>
    </>
  )
}
