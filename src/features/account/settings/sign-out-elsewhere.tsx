import { useState } from 'react'
import { useAccount } from '../../../state/account'
import { Button } from '../../../ui/button'
import { FormNotice } from '../form-notice'
import styles from './own-account.module.css'
import { useBriefNotice } from './use-brief-notice'

/** For users who left a session open on a device that is not theirs. */
export function SignOutElsewhere({ onDone }: { readonly onDone: () => void }) {
  const { signOutElsewhere } = useAccount()
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useBriefNotice()
  const press = async () => {
    setBusy(true)
    const isDone = await signOutElsewhere()
    setBusy(false)
    if (isDone) onDone()
    setNotice(
      isDone
        ? { kind: 'success', text: 'All other devices are signed out.' }
        : { kind: 'error', text: 'The other devices could not be signed out. Please try again.' },
    )
  }
  return (
    <>
      <p className={styles.text}>Signed in on a phone you lost, or in a bar? This device stays signed in.</p>
      <FormNotice notice={notice} />
      <Button disabled={isBusy} onPress={() => void press()}>
        {isBusy ? 'Signing out…' : 'Sign out all other devices'}
      </Button>
    </>
  )
}
