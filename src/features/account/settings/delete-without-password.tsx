import { useState } from 'react'
import { ownAccountText } from '../../../domain/people/users/own-account-texts'
import { useAccount } from '../../../state/account'
import { Button } from '../../../ui/button'
import { FormNotice } from '../form-notice'
import { DELETION_WARNING } from './delete-account'
import styles from './own-account.module.css'
import { SignInAgain } from './sign-in-again'

type Refusal = Parameters<typeof ownAccountText>[0]

/**
 * Users who signed up with a provider have no password to enter. A sign-in within the last minutes replaces it.
 * Deleting takes two presses, as there is no field to fill in. After the first press, the button that keeps the account
 * stands where the first one was, so that a double click deletes nothing.
 */
export function DeleteWithoutPassword({ onDeleted }: { readonly onDeleted: () => void }) {
  const { deleteAccount } = useAccount()
  const [isSure, setSure] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const send = async () => {
    setBusy(true)
    const answer = await deleteAccount('')
    if (answer === 'done') return onDeleted()
    setBusy(false)
    setSure(false)
    setRefusal(answer)
  }
  return (
    <div className={styles.part} role="group" aria-label="Delete account">
      <p className={styles.text}>{DELETION_WARNING}</p>
      <FormNotice
        notice={
          refusal === undefined ? undefined : { kind: 'error', text: ownAccountText(refusal, 'deletion') }
        }
      />
      {refusal === 'sign-in-again' ? <SignInAgain /> : null}
      <Button disabled={isBusy} onPress={() => setSure(!isSure)}>
        {isSure ? 'Keep my account' : 'Delete my account for good'}
      </Button>
      {isSure ? (
        <Button look="strong" disabled={isBusy} onPress={() => void send()}>
          {isBusy ? 'Deleting…' : 'Yes, delete it for good'}
        </Button>
      ) : null}
    </div>
  )
}
