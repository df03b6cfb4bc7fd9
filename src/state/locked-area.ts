import { clicksOnPreview, lockedPreview, type LockedArea } from '../domain/people/gates/locked-preview'
import { authStepAtom } from './auth-modal'
import { recordAttemptAtom } from './guest-engagement'
import { useSetAtom } from './store'

/** What stands over a locked area, and what a click on it does: the same wherever a guest meets a lock. */
export function useLockedArea(area: LockedArea) {
  const openSignIn = useSetAtom(authStepAtom)
  const recordAttempt = useSetAtom(recordAttemptAtom)
  const { button, label, attempt } = lockedPreview(area)
  const onClick = (where: 'blur' | 'button') => {
    for (const click of clicksOnPreview(where)) {
      if (click === 'record-attempt') recordAttempt(attempt)
      else openSignIn('welcome')
    }
  }
  return { button, label, onClick }
}
