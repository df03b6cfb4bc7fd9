import { useState } from 'react'
import { userRow, type UserRow } from '../../../domain/operations/directory/user-row'
import { SPORT_ANALYTICS_RELOAD_MS } from '../../../domain/time/intervals'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { Notice } from '../parts/notice'
import { SectionFrame } from '../parts/section-frame'
import { useMay } from '../../../state/session'
import { useConsoleData } from '../use-console-data'
import { Directory } from './directory'
import { EditUser } from './edit-user'
import { EndSessions } from './end-sessions'
import { InviteUser } from './invite-user'
import { UnsentLetters } from './unsent-letters'

/** Everybody with an account: found, sorted and exported; edited and invited by operators who may do that. */
export function Users() {
  const mayManage = useMay('manage_users')
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
        mayManage ? (
          <Button look="strong" onPress={() => setInviting(true)}>
            <Icon name="person" />
            Invite User
          </Button>
        ) : undefined
      }
    >
      {(users, atMs) => (
        <>
          {mayManage ? null : (
            <Notice icon="lock">Addresses and changes take the right to manage users.</Notice>
          )}
          <Directory
            rows={users.map((user) => userRow(user, atMs))}
            actions={mayManage ? { onEdit: setEdited, onEnd: setEnding } : undefined}
          />
          {mayManage ? <UnsentLetters /> : null}
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
