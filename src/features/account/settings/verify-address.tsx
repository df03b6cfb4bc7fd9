import { lockPrompt } from '../../../domain/people/gates/lock-prompt'
import type { SessionUser } from '../../../domain/people/users/session'
import { useVerificationMail } from '../../../state/verification-mail'
import { Button } from '../../../ui/button'
import { FormNotice } from '../form-notice'
import styles from './own-account.module.css'

const PROMPT = lockPrompt('registered', 'verified')

/** The button that other places refer to, for users who have an account and have not proven its address. */
export function VerifyAddress({ user }: { readonly user: SessionUser }) {
  const { isBusy, notice, send } = useVerificationMail(user.email)
  if (PROMPT.action !== 'send-verification-email') return null
  return (
    <div className={styles.part}>
      <p className={styles.text}>Verify your email address: odds and detailed stats come with it.</p>
      <FormNotice notice={notice} />
      <Button disabled={isBusy} onPress={send}>
        {isBusy ? 'Sending…' : PROMPT.button}
      </Button>
    </div>
  )
}
