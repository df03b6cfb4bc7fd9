import { authStepAtom } from '../../state/auth-modal'
import { recordGuestEventAtom } from '../../state/guest-engagement'
import { productNow } from '../../platform/clock'
import { useSetAtom } from '../../state/store'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import styles from './guest-card.module.css'

const ADDS = [
  'Live player stats and full box scores, in every league',
  'Your teams first, on all your devices',
  'Odds, past results and detailed stats once your email is verified',
]

/**
 * Says what an account adds, to guests who have looked around for a while. It stands below the games and
 * covers none.
 */
export function GuestCard() {
  const openSignUp = useSetAtom(authStepAtom)
  const tell = useSetAtom(recordGuestEventAtom)
  return (
    <aside className={styles.card} aria-label="Account" data-guest-prompt="" data-not-printed="">
      <h2 className={styles.title}>More of every game, free</h2>
      <ul className={styles.list}>
        {ADDS.map((text) => (
          <li key={text}>
            <Icon name="check" />
            {text}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button look="strong" onPress={() => openSignUp('signup-email')}>
          Create account
        </Button>
        <Button onPress={() => tell({ kind: 'prompt-dismissed', at: productNow() })}>Not now</Button>
      </div>
    </aside>
  )
}
