import { useEffect, useState } from 'react'
import { createConsoleApi } from '../backend/console-api'
import { guardOf, type Guard, type RoleCheck } from '../domain/people/roles/access-guard'
import type { OperatorFeature } from '../domain/people/roles/role'
import { may } from '../domain/people/users/session'
import { browserClock } from '../platform/clock'
import { browserTimers, noop } from '../platform/timers'
import { sessionAtom } from './session'
import { useAtomValue } from './store'

const AGAIN_MS = 5000

/**
 * What the server says about the viewer's role, asked anew when somebody else signs in, or when the viewer is granted or
 * has lost the right. The server guards the data.
 */
export function useAccess(feature: OperatorFeature): {
  readonly guard: Guard
  readonly check: RoleCheck
  readonly tryAgain: () => void
} {
  const session = useAtomValue(sessionAtom)
  const userId = session.kind === 'signed-in' ? session.user.id : undefined
  const isOperator = may(session, 'admin_dashboard')
  const [tries, setTries] = useState(0)
  const asked = `${userId} ${tries}`
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly check: RoleCheck }>()

  useEffect(() => {
    let isWanted = true
    const tell = (check: RoleCheck) =>
      isWanted &&
      setAnswer((before) => {
        // What the server said before stands until it answers again.
        return before?.asked === asked && check.kind === 'failed' ? before : { asked, check }
      })
    let cancel = noop
    const ask = () =>
      void checkRole().then((check) => {
        tell(check)
        // The server may come back, so ask again without a press.
        if (isWanted && check.kind === 'failed') cancel = browserTimers.after(AGAIN_MS, ask)
      })
    if (userId === undefined) tell({ kind: 'answered', role: undefined })
    else ask()
    return () => {
      isWanted = false
      cancel()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- that the right has changed is why the server is asked anew
  }, [userId, asked, isOperator])

  const check: RoleCheck = answer?.asked === asked ? answer.check : { kind: 'pending' }
  return { guard: guardOf(feature, check), check, tryAgain: () => setTries((before) => before + 1) }
}

async function checkRole(): Promise<RoleCheck> {
  const answer = await createConsoleApi().access()
  if (answer.kind === 'read') {
    const { role, time } = answer.value
    // Operators' pages show times of the server's clock, which no board may have told this device yet.
    browserClock.learn(time.now, time.rate, time.liveMs)
    return { kind: 'answered', role }
  }
  return answer.kind === 'refused' ? { kind: 'answered', role: 'user' } : { kind: 'failed' }
}
