import { useEffect, useState } from 'react'
import { PASSWORD_ONLY, type SignInWays } from '../../../domain/people/sign-in/sign-in-ways'
import { serverReach } from '../../../platform/reach'
import { browserTimers, noop } from '../../../platform/timers'
import { useAccount } from '../../../state/account'

/** One answer may be lost although the server is there. */
const AGAIN_MS = 5000

/** Asks the server when the modal opens, until it answers. Until then, only the password is offered. */
export function useSignInWays(): SignInWays {
  const { fetchSignInWays } = useAccount()
  const [ways, setWays] = useState(PASSWORD_ONLY)
  useEffect(() => {
    let isWanted = true
    let cancel = noop
    async function ask() {
      cancel()
      const known = await fetchSignInWays()
      if (!isWanted) return
      setWays(known)
      if (known === PASSWORD_ONLY) cancel = browserTimers.after(AGAIN_MS, () => void ask())
    }
    void ask()
    const stop = serverReach.onBack(() => void ask())
    return () => {
      isWanted = false
      cancel()
      stop()
    }
  }, [fetchSignInWays])
  return ways
}
