import { useEffect, useState } from 'react'
import { catchLostFocus } from '../../../platform/catch-lost-focus'

/**
 * A dialog gives the focus back to what opened it, but buttons that ask guests to sign in are gone with the sign-in.
 * Where nothing had the focus, as when the sign-up opens by itself, nothing gets it.
 */
export function useFocusWithoutOpener(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener?.isConnected === false) catchLostFocus()
    },
    [opener],
  )
}
