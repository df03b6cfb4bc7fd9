import { useState } from 'react'
import { ownAccountText } from '../../../domain/people/users/own-account-texts'
import { useAccount } from '../../../state/account'
import { Button } from '../../../ui/button'
import { FormNotice } from '../form-notice'
import { GONE_FOR_GOOD } from './delete-account'
import styles from './own-account.module.css'
import { SignInAgain } from './sign-in-again'

type Refusal = Parameters<typeof ownAccountText>[0]

/** Who came by a provider has no password to enter: a sign-in of the last minutes stands for it. Two presses, as there is no field. */
export function DeleteWithoutPassword() {
  const { deleteAccount } = useAccount()
  const [isSure, setSure] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const press = async () => {
    if (!isSure) return setSure(true)
    setBusy(true)
    const answer = await deleteAccount('')
    setBusy(false)
    setSure(false)
    setRefusal(answer === 'done' ? undefined : answer)
  }
  const label = isSure ? 'Press again to delete it for good' : 'Delete my account for good'
  return (
    <div className={styles.part} role="group" aria-label="Delete account">
      <p className={styles.text}>{GONE_FOR_GOOD}</p>
      <FormNotice
        notice={
          refusal === undefined ? undefined : { kind: 'error', text: ownAccountText(refusal, 'deletion') }
        }
      />
      {refusal === 'sign-in-again' ? <SignInAgain /> : null}
      <Button disabled={isBusy} onPress={() => void press()}>
        {isBusy ? 'Deleting…' : label}
      </Button>
    </div>
  )
}
