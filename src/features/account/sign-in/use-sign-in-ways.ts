import { useEffect, useState } from 'react'
import { PASSWORD_ONLY, type SignInWays } from '../../../domain/people/sign-in/sign-in-ways'
import { serverReach } from '../../../platform/reach'
import { useAccount } from '../../../state/account'

/** Asks the server when the modal opens and when the server is back. Until it answers, only the password is offered. */
export function useSignInWays(): SignInWays {
  const { fetchSignInWays } = useAccount()
  const [ways, setWays] = useState(PASSWORD_ONLY)
  useEffect(() => {
    let isWanted = true
    const ask = () => void fetchSignInWays().then((known) => isWanted && setWays(known))
    ask()
    const stop = serverReach.onBack(ask)
    return () => {
      isWanted = false
      stop()
    }
  }, [fetchSignInWays])
  return ways
}
