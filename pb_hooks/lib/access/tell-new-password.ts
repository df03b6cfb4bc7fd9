import { tellOwner } from './tell-owner'

/** The owner hears of a new password, whichever way it came: if it was somebody else, the letter says what to do. */
export function tellNewPassword(e: core.RecordEvent): void {
  const user = e.record!
  const isNew = user.getString('password') !== ''
  e.next()
  if (isNew) tellOwner(e.app, 'password-changed', user.email())
}
