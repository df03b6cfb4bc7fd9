import type { Board } from '../../domain/board/board'
import { boardInvitation } from '../../domain/people/gates/board-invitation'
import { authStepAtom } from '../../state/auth-modal'
import { isKioskAtom } from '../../state/auto-scroll'
import { guestPromptAtom } from '../../state/guest-prompt'
import { dismissInvitationAtom, invitationAtom } from '../../state/invitation'
import { sessionAtom } from '../../state/session'
import { useAtomValue, useSetAtom } from '../../state/store'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { GuestCard } from './guest-card'
import styles from './invitation.module.css'

/**
 * One line under a board that says what an account adds, so that the cards need not say it; a few more lines for guests
 * who have looked around for a while. A wall shows none, because nobody there could sign up.
 */
export function Invitation({ board }: { readonly board: Board }) {
  const isGuest = useAtomValue(sessionAtom).kind === 'guest'
  const isWanted = useAtomValue(invitationAtom)
  const isKiosk = useAtomValue(isKioskAtom)
  const isCard = ['gentle', 'modal'].includes(useAtomValue(guestPromptAtom))
  const text = boardInvitation(board)
  if (!isGuest || !isWanted || isKiosk || text === undefined) return null
  return isCard ? <GuestCard /> : <Line text={text} />
}

function Line({ text }: { readonly text: string }) {
  const openSignUp = useSetAtom(authStepAtom)
  const dismiss = useSetAtom(dismissInvitationAtom)
  return (
    <aside className={styles.line} aria-label="Account" data-invitation="" data-not-printed="">
      <p className={styles.text}>{text}</p>
      <Button onPress={() => openSignUp('signup-email')}>Create account</Button>
      <button
        type="button"
        className={styles.dismiss}
        aria-label="Do not show this again"
        onClick={() => dismiss()}
      >
        <Icon name="close" />
      </button>
    </aside>
  )
}
