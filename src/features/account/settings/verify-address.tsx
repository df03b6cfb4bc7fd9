import { lockPrompt } from '../../../domain/people/gates/lock-prompt'
import type { SessionUser } from '../../../domain/people/users/session'
import { RAISE_TEXTS, useRaisedTier } from '../../../state/raised-tier'
import { useSendVerification } from '../../../state/verification-mail'
import { Button } from '../../../ui/button'
import { FormNotice } from '../form-notice'
import styles from './own-account.module.css'
import { useBriefNotice } from './use-brief-notice'

const PROMPT = lockPrompt('registered', 'verified')

/** The way from the first tier to the next: other places refer to it. Who has proven the address needs no mail. */
export function VerifyAddress({ user }: { readonly user: SessionUser }) {
  return user.isProven ? <Raise /> : <SendMail email={user.email} />
}

function SendMail({ email }: { readonly email: string }) {
  const [notice, setNotice] = useBriefNotice()
  const { isBusy, send } = useSendVerification(email, setNotice)
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

function Raise() {
  const { isBusy, fault, raise } = useRaisedTier()
  return (
    <div className={styles.part}>
      <p className={styles.text}>Your email address is verified: odds and detailed stats come with it.</p>
      <FormNotice notice={fault === undefined ? undefined : { kind: 'error', text: fault }} />
      <Button disabled={isBusy} onPress={raise}>
        {RAISE_TEXTS[isBusy ? 'busy' : 'idle']}
      </Button>
    </div>
  )
}
