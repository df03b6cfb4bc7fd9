import { useState } from 'react'
import type { ListedUser } from '../../../domain/operations/directory/user-row'
import { userRow, type UserRow } from '../../../domain/operations/directory/user-row'
import { SPORT_ANALYTICS_RELOAD_MS } from '../../../domain/time/intervals'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { SectionFrame } from '../parts/section-frame'
import { useConsoleData } from '../use-console-data'
import { Directory } from './directory'
import { EditUser } from './edit-user'
import { EndSessions } from './end-sessions'
import { InviteUser } from './invite-user'
import { UnsentLetters } from './unsent-letters'

/** Everybody with an account: found, sorted, exported, edited and invited. */
export function Users() {
  const data = useConsoleData((api) => api.users(), SPORT_ANALYTICS_RELOAD_MS)
  const [edited, setEdited] = useState<UserRow>()
  const [ending, setEnding] = useState<UserRow>()
  const [isInviting, setInviting] = useState(false)
  return (
    <SectionFrame
      title="Users"
      refreshText="Refresh"
      data={data}
      actions={
        <Button look="strong" onPress={() => setInviting(true)}>
          <Icon name="person" />
          Invite User
        </Button>
      }
    >
      {(users, atMs) => (
        <>
          <Listed users={users} atMs={atMs} onEdit={setEdited} onEnd={setEnding} />
          <UnsentLetters />
          {edited ? (
            <EditUser user={edited} onSaved={data.refresh} onClose={() => setEdited(undefined)} />
          ) : null}
          {ending ? (
            <EndSessions user={ending} onEnded={data.refresh} onClose={() => setEnding(undefined)} />
          ) : null}
          {isInviting ? <InviteUser onInvited={data.refresh} onClose={() => setInviting(false)} /> : null}
        </>
      )}
    </SectionFrame>
  )
}

interface Props {
  readonly users: readonly ListedUser[]
  readonly atMs: number
  readonly onEdit: (user: UserRow) => void
  readonly onEnd: (user: UserRow) => void
}

function Listed({ users, atMs, onEdit, onEnd }: Props) {
  return <Directory rows={users.map((user) => userRow(user, atMs))} onEdit={onEdit} onEnd={onEnd} />
}
