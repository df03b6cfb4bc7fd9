import { useState } from 'react'
import type { SessionUser } from '../../../domain/people/users/session'
import { userToAskForPasswordAtom, putOffPasswordAtom } from '../../../state/first-password'
import { sessionAtom } from '../../../state/session'
import { useAtomValue, useSetAtom } from '../../../state/store'
import { SetPassword } from './set-password'

/**
 * Stays open until the user has read that it worked, although the server no longer asks for a password by then. In
 * another tab it closes as soon as nobody is asked.
 */
export function SetPasswordWhenAsked() {
  const asked = useAtomValue(userToAskForPasswordAtom)
  const putOff = useSetAtom(putOffPasswordAtom)
  const session = useAtomValue(sessionAtom)
  const [user, setUser] = useState<SessionUser>()
  const isHere = session.kind === 'signed-in' && session.user.id === user?.id
  if (asked && asked.id !== user?.id) setUser(asked)
  // A user who was signed out meanwhile, here or from another device, can set no password.
  else if (user && !isHere) setUser(undefined)
  if (!user) return null
  const close = () => {
    if (asked) putOff(asked.id)
    setUser(undefined)
  }
  return <SetPassword key={user.id} user={user} isAsked={asked !== undefined} onClosed={close} />
}
