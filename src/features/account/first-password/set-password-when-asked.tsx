import { useState } from 'react'
import type { SessionUser } from '../../../domain/people/users/session'
import { awaitsPasswordAtom, putOffPasswordAtom } from '../../../state/first-password'
import { useAtomValue, useSetAtom } from '../../../state/store'
import { SetPassword } from './set-password'

/** Stays open until its success was read, though the server no longer asks for a password by then. */
export function SetPasswordWhenAsked() {
  const asked = useAtomValue(awaitsPasswordAtom)
  const putOff = useSetAtom(putOffPasswordAtom)
  const [user, setUser] = useState<SessionUser>()
  if (asked && asked.id !== user?.id) setUser(asked)
  if (!user) return null
  const close = () => {
    if (asked) putOff(asked.id)
    setUser(undefined)
  }
  return <SetPassword user={user} onClosed={close} />
}
