import { useEffect, useState } from 'react'
import { PASSWORD_ONLY, type SignInWays } from '../../../domain/people/sign-in/sign-in-ways'
import { useAccount } from '../../../state/account'

/** Asked when the modal opens; until the answer is there only the password is offered. */
export function useWaysIn(): SignInWays {
  const { waysIn } = useAccount()
  const [ways, setWays] = useState(PASSWORD_ONLY)
  useEffect(() => {
    let isWanted = true
    void waysIn().then((known) => isWanted && setWays(known))
    return () => void (isWanted = false)
  }, [waysIn])
  return ways
}
