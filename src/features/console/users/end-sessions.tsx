import { useState } from 'react'
import type { UserRow } from '../../../domain/operations/directory/user-row'
import { consoleApi } from '../../../sync/console/browser-console'
import { Button } from '../../../ui/button'
import { DialogTitle } from '../../../ui/dialog-title'
import { LayerDialog } from '../../../ui/layer-dialog'
import { SubmitButton } from '../../../ui/submit-button'
import styles from './person-form.module.css'
import { ASKING, isBusy, noticeOf } from './form-state'
import { useCloseWhenDone } from './use-close-when-done'
import { nameOfUser } from './name-of-user'

interface Props {
  readonly user: UserRow
  readonly onEnded: () => void
  readonly onClose: () => void
}

/** Asks first: somebody may be in the middle of something. */
export function EndSessions({ user, onEnded, onClose }: Props) {
  const [state, setState] = useState(ASKING)
  useCloseWhenDone(state.kind === 'done', onClose)
  const end = async () => {
    setState({ kind: 'sending' })
    const answer = await consoleApi.endSessions(user.id)
    if (answer.kind === 'failed')
      return setState({
        kind: 'failed',
        text: answer.text ?? 'Failed to end the sessions. Please try again.',
      })
    setState({ kind: 'done', text: 'All sessions ended' })
    return onEnded()
  }
  return (
    <LayerDialog label="End sessions" width="narrow" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy(state)) void end()
        }}
      >
        <DialogTitle>{`End all sessions of ${nameOfUser(user)}?`}</DialogTitle>
        <p>Every device is signed out. Who knows the password can sign in again.</p>
        <p className={styles.notice} role="alert" data-kind={state.kind}>
          {noticeOf(state)}
        </p>
        <div className={styles.buttons}>
          <Button onPress={onClose}>Cancel</Button>
          <SubmitButton
            label="End Sessions"
            disabled={isBusy(state)}
            busy={state.kind === 'sending' ? 'Ending…' : undefined}
          />
        </div>
      </form>
    </LayerDialog>
  )
}
