import { useState } from 'react'
import {
  invitationFault,
  invitationText,
  inviteFailureText,
  type InvitationSent,
} from '../../../domain/people/users/invited-user'
import { consoleApi } from '../../../sync/console/browser-console'
import { Button } from '../../../ui/button'
import { LOST_ANSWER } from '../parts/lost-answer'
import { CopyLink } from './copy-link'
import { ASKING } from './form-state'
import { PersonForm, type Person } from './person-form'
import { useCloseWhenDone } from './use-close-when-done'

interface Props {
  readonly onInvited: () => void
  readonly onClose: () => void
}

/** The invited get a link by mail. Where no mail goes out the link stays on the screen until the operator has it. */
export function InviteUser({ onInvited, onClose }: Props) {
  const [person, setPerson] = useState<Person>({ firstName: '', lastName: '', email: '' })
  const [state, setState] = useState(ASKING)
  const [sent, setSent] = useState<InvitationSent>()
  useCloseWhenDone(sent?.kind === 'mailed', onClose)
  const invite = async () => {
    const fault = invitationFault(person)
    if (fault) return setState({ kind: 'failed', text: fault })
    setState({ kind: 'sending' })
    const answer = await consoleApi.invite(person)
    if (answer.kind === 'unreachable') return setState({ kind: 'failed', text: LOST_ANSWER })
    if (answer.kind === 'failed') return setState({ kind: 'failed', text: inviteFailureText(answer.failure) })
    setSent(answer)
    setState({ kind: 'done', text: invitationText(person.email, answer) })
    return onInvited()
  }
  return (
    <PersonForm
      title="Invite New User"
      submitText="Send Invitation"
      person={person}
      state={state}
      onType={(changes) => setPerson({ ...person, ...changes })}
      onSubmit={() => void invite()}
      onClose={onClose}
    >
      {sent && sent.kind !== 'mailed' ? (
        <>
          {sent.kind === 'no-mail' ? <CopyLink link={sent.link} /> : null}
          <Button onPress={onClose}>Done</Button>
        </>
      ) : undefined}
    </PersonForm>
  )
}
