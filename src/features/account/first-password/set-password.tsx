import { useEffect, useEffectEvent, useReducer, useState, type SyntheticEvent } from 'react'
import { setPasswordHint } from '../../../domain/people/passwords/new-password'
import { afterSetPasswordEvent } from '../../../domain/people/passwords/set-password-modal'
import type { SessionUser } from '../../../domain/people/users/session'
import { useAccount } from '../../../state/account'
import { notePasswordSetAtom } from '../../../state/first-password'
import { useSetAtom } from '../../../state/store'
import { DialogTitle } from '../../../ui/dialog-title'
import { LayerDialog } from '../../../ui/layer-dialog'
import { SubmitButton } from '../../../ui/submit-button'
import { FormNotice } from '../form-notice'
import { NewPasswordFields } from '../new-password-fields'
import styles from './set-password.module.css'

interface Props {
  readonly user: SessionUser
  /** False as soon as the account has a password, wherever it was set. */
  readonly isAsked: boolean
  readonly onClosed: () => void
}

/** Asks somebody whom an operator invited for a password of their own. */
export function SetPassword({ user, isAsked, onClosed }: Props) {
  const { setFirstPassword } = useAccount()
  const noteSet = useSetAtom(notePasswordSetAtom)
  const [modal, send] = useReducer(afterSetPasswordEvent, { kind: 'editing' })
  const [entry, setEntry] = useState({ password: '', confirm: '' })
  const chosen = modal.kind === 'saving' ? modal.password : undefined
  const closesAtMs = modal.kind === 'done' ? modal.closesAtMs : undefined
  const closed = useEffectEvent(onClosed)
  useEffect(() => {
    if (modal.kind === 'closed') closed()
  }, [modal.kind])

  useEffect(() => {
    if (!isAsked) send({ kind: 'no-longer-asked' })
  }, [isAsked])

  const save = useEffectEvent(async (wanted: string) => {
    const answer = await setFirstPassword(wanted)
    if (answer !== 'done') return send({ kind: 'save-failed', weak: answer === 'weak-password' })
    noteSet(user.id)
    send({ kind: 'saved', atMs: Date.now() })
  })
  useEffect(() => {
    if (chosen !== undefined) void save(chosen)
  }, [chosen])
  useEffect(() => {
    if (closesAtMs === undefined) return undefined
    const tick = () => send({ kind: 'time-passed', atMs: closesAtMs })
    const timer = setTimeout(tick, closesAtMs - Date.now())
    return () => clearTimeout(timer)
  }, [closesAtMs])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    send({ kind: 'submitted', entry })
  }
  const isBusy = modal.kind === 'saving'
  return (
    <LayerDialog label={TITLE} width="narrow" onClose={onClosed}>
      <form className={styles.form} onSubmit={submit} noValidate aria-busy={isBusy}>
        <DialogTitle>{TITLE}</DialogTitle>
        <p className={styles.text}>You were invited as {user.email}. Choose a password for the next time.</p>
        <NewPasswordFields entry={entry} hint={setPasswordHint()} onType={setEntry} />
        <FormNotice notice={noticeOf(modal)} />
        <SubmitButton
          label="Set password"
          disabled={modal.kind !== 'editing'}
          busy={isBusy ? 'Saving…' : undefined}
        />
      </form>
    </LayerDialog>
  )
}

const TITLE = 'Set Your Password'

function noticeOf(modal: ReturnType<typeof afterSetPasswordEvent>) {
  if (modal.kind === 'done') return { kind: 'success', text: 'Your password is set.' } as const
  if (modal.kind !== 'editing' || modal.error === undefined) return undefined
  return { kind: 'error', text: modal.error } as const
}
