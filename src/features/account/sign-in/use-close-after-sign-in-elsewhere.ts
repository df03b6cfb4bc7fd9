import { useEffect, useEffectEvent, useState } from 'react'
import type { AuthModal } from '../../../domain/people/sign-in/auth-modal'
import { sessionAtom } from '../../../state/session'
import { useAtomValue } from '../../../state/store'

/**
 * A guest who signs in in another window needs this modal no longer. It stays open as long as it is busy: its own
 * sign-in has its words of welcome to say. Somebody may also open it while signed in, to become another user.
 */
export function useCloseAfterSignInElsewhere(modal: AuthModal, close: () => void): void {
  const isGuest = useAtomValue(sessionAtom).kind === 'guest'
  const [wasGuest] = useState(isGuest)
  const isIdle = modal.kind === 'open' && modal.activity.kind === 'idle'
  const isOver = wasGuest && !isGuest && isIdle
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (isOver) closeNow()
  }, [isOver])
}
