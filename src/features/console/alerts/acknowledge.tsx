import { useState } from 'react'
import type { KeptAlert } from '../../../domain/operations/alerts/alert'
import {
  acknowledgedText,
  acknowledgeQuestion,
  acknowledgeResult,
} from '../../../domain/operations/alerts/alert-texts'
import { LONGEST_REASON } from '../../../domain/operations/alerts/alerts-answer'
import { consoleApi } from '../../../sync/console/browser-console'
import { Button } from '../../../ui/button'
import { DialogTitle } from '../../../ui/dialog-title'
import { LayerDialog } from '../../../ui/layer-dialog'
import { SubmitButton } from '../../../ui/submit-button'
import { TextField } from '../../../ui/text-field'
import styles from './acknowledge.module.css'

interface Props {
  readonly alert: Pick<KeptAlert, 'id' | 'title'>
  readonly onClose: () => void
  /** Gets the words that tell what became of it. */
  readonly onDone: (text: string) => void
}

/**
 * Asks first, and for a reason, so that the next operator reads who has seen the alert and what they
 * concluded.
 */
export function Acknowledge({ alert, onClose, onDone }: Props) {
  const [reason, setReason] = useState('')
  const [state, setState] = useState<'sending' | 'failed'>()
  const send = async () => {
    setState('sending')
    const answer = await consoleApi.acknowledge({ id: alert.id, reason })
    if (answer.kind !== 'read') return setState('failed')
    const kept = answer.value.alerts.find(({ id }) => id === alert.id)
    return onDone(acknowledgedText(kept, reason))
  }
  return (
    <LayerDialog label="Acknowledge alert" width="narrow" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (state !== 'sending' && reason.trim() !== '') void send()
        }}
      >
        <DialogTitle>{acknowledgeQuestion(alert)}</DialogTitle>
        <TextField
          label="Reason"
          autoComplete="off"
          value={reason}
          maxLength={LONGEST_REASON}
          hint="Kept with your name, for all operators."
          onType={setReason}
        />
        {state === 'failed' ? (
          <p className={styles.failed} role="alert">
            {acknowledgeResult(false)}
          </p>
        ) : null}
        <div className={styles.buttons}>
          <Button onPress={onClose}>Cancel</Button>
          <SubmitButton
            label="Acknowledge"
            disabled={reason.trim() === ''}
            busy={state === 'sending' ? 'Saving…' : undefined}
          />
        </div>
      </form>
    </LayerDialog>
  )
}
