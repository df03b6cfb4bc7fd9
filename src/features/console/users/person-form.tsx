import type { ReactNode } from 'react'
import { Button } from '../../../ui/button'
import { DialogTitle } from '../../../ui/dialog-title'
import { LayerDialog } from '../../../ui/layer-dialog'
import { SubmitButton } from '../../../ui/submit-button'
import { TextField } from '../../../ui/text-field'
import { isBusy, noticeOf, type FormState } from './form-state'
import styles from './person-form.module.css'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

interface Props {
  readonly title: string
  readonly submitText: string
  readonly person: Person
  readonly emailHint?: string
  readonly isEmailFixed?: boolean
  readonly state: FormState
  readonly onType: (changes: Partial<Person>) => void
  readonly onSubmit: () => void
  readonly onClose: () => void
  /** Additional content once the form is done. */
  readonly children?: ReactNode
}

/** First name, last name and email: of who is edited, and of who is invited. */
export function PersonForm(props: Props) {
  const { title, submitText, person, state, onType, onSubmit, onClose } = props
  return (
    <LayerDialog label={title} width="narrow" onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy(state)) onSubmit()
        }}
      >
        <DialogTitle>{title}</DialogTitle>
        <TextField
          label="First Name"
          autoComplete="off"
          maxLength={100}
          value={person.firstName}
          onType={(firstName) => onType({ firstName })}
        />
        <TextField
          label="Last Name"
          autoComplete="off"
          maxLength={100}
          value={person.lastName}
          onType={(lastName) => onType({ lastName })}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          value={person.email}
          disabled={props.isEmailFixed === true}
          hint={props.emailHint}
          onType={(email) => onType({ email })}
        />
        <p className={styles.notice} role="alert" data-kind={state.kind}>
          {noticeOf(state)}
        </p>
        {props.children ?? (
          <div className={styles.buttons}>
            <Button onPress={onClose}>Cancel</Button>
            <SubmitButton
              label={submitText}
              disabled={isBusy(state)}
              busy={state.kind === 'sending' ? 'Saving…' : undefined}
            />
          </div>
        )}
      </form>
    </LayerDialog>
  )
}
