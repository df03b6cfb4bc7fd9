import { lockedPreview } from '../../../domain/people/gates/locked-preview'
import { authStepAtom } from '../../../state/auth-modal'
import { useSetAtom } from '../../../state/store'
import { Locked } from '../../../ui/locked'
import styles from './locked-stats.module.css'

const { label } = lockedPreview('ticker')

/** Live stats for whom they are locked: invented words behind a blur, and the way to unlock them. */
export function LockedStats() {
  const setStep = useSetAtom(authStepAtom)
  return (
    <div className={styles.locked}>
      <Locked
        label={label}
        placeholder={<p className={styles.placeholder}>A. Player 000 YDS, 0 TD · B. Player 00</p>}
        onAttempt={() => {}}
        onUnlock={() => setStep('welcome')}
      />
    </div>
  )
}
