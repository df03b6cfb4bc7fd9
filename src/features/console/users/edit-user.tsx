import { useState } from 'react'
import type { UserRow } from '../../../domain/operations/directory/user-row'
import { userUpdateCall } from '../../../domain/operations/directory/user-update'
import { editedUserFault, editFailureText, emailField } from '../../../domain/people/users/edited-user'
import { consoleApi } from '../../../sync/console/browser-console'
import { ASKING } from './form-state'
import { PersonForm, type Person } from './person-form'
import { useCloseWhenDone } from './use-close-when-done'

interface Props {
  readonly user: UserRow
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Edits the names, and the email if the user has none yet. */
export function EditUser({ user, onSaved, onClose }: Props) {
  const [person, setPerson] = useState<Person>(user)
  const [state, setState] = useState(ASKING)
  const { isEditable, hint } = emailField(user.email)
  useCloseWhenDone(state.kind === 'done', onClose)
  const save = async () => {
    const edit = { ...person, userId: user.id, existingEmail: user.email }
    const fault = editedUserFault(edit)
    if (fault) return setState({ kind: 'failed', text: fault })
    setState({ kind: 'sending' })
    const answer = await consoleApi.edit(userUpdateCall(edit))
    if (answer.kind === 'failed') return setState({ kind: 'failed', text: editFailureText(answer.failure) })
    setState({ kind: 'done', text: 'User updated successfully' })
    return onSaved()
  }
  return (
    <PersonForm
      title="Edit User"
      submitText="Save"
      person={person}
      emailHint={hint}
      isEmailFixed={!isEditable}
      state={state}
      onType={(changes) => setPerson({ ...person, ...changes })}
      onSubmit={() => void save()}
      onClose={onClose}
    />
  )
}
