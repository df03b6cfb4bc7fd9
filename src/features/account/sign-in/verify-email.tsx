import { Fragment, useId } from 'react'
import type { AuthEvent, OpenAuthModal } from '../../../domain/people/sign-in/auth-modal'
import { authButtons, type AuthAction } from '../../../domain/people/sign-in/auth-steps'
import { canSendMail, canSubmit } from '../../../domain/people/sign-in/auth-submit'
import { Button } from '../../../ui/button'
import { FormNotice } from '../form-notice'
import { NextMailCountdown } from './next-mail-countdown'
import styles from './verify-email.module.css'

interface Props {
  readonly modal: OpenAuthModal
  readonly send: (event: AuthEvent) => void
}

/** Waits until the new user has clicked the link in the mail. */
export function VerifyEmail({ modal, send }: Props) {
  const paceId = useId()
  const press = (action: AuthAction) => {
    if (action.kind === 'go') return send({ kind: 'went', to: action.to })
    if (action.kind === 'resend') return send({ kind: 'resend-asked' })
    return send({ kind: 'submitted' })
  }
  const isReady = ({ kind }: AuthAction) => (kind === 'resend' ? canSendMail(modal) : canSubmit(modal))
  return (
    <div className={styles.step} aria-busy={modal.activity.kind === 'calling'}>
      <p className={styles.text}>
        Your link goes to <strong className={styles.address}>{modal.fields.email}</strong>. Open it on any
        device, then come back.
      </p>
      <FormNotice notice={modal.notice} />
      {authButtons('verify-email').map(({ label, action }) => (
        <Fragment key={label}>
          <Button
            look={action.kind === 'submit' ? 'strong' : 'quiet'}
            disabled={!isReady(action)}
            describedBy={action.kind === 'resend' ? paceId : undefined}
            onPress={() => press(action)}
          >
            {label}
          </Button>
          {action.kind === 'resend' ? (
            <p id={paceId} className={styles.pace}>
              <NextMailCountdown modal={modal} />
            </p>
          ) : null}
        </Fragment>
      ))}
      <p className={styles.pace}>Nothing there? Look into the spam folder.</p>
    </div>
  )
}
