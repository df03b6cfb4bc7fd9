import { noteDevice } from './devices'
import { logAuth } from '../log/log-auth'
import { newSession, endSession, sessionOf, tokenOf, tokenOfSession } from './sessions'

/** A renewed token stays in its session; a sign-in begins a new one and ends the one it was sent from. */
export function nameSession(e: core.RecordAuthRequestEvent): void {
  const user = e.record!
  const isSignIn = e.authMethod !== ''
  const before = e.auth?.id === user.id ? sessionOf(tokenOf(e)) : undefined
  if (isSignIn && before) endSession(e.app, before)
  const session = (!isSignIn && before) || newSession()
  e.token = tokenOfSession(e.token, user, session)
  // The page must not see what a provider said about the user, which includes the provider's own tokens.
  e.meta = null
  const agent = String(e.requestInfo().headers['user_agent'] ?? '')
  if (user.collection().name !== 'users') return e.next()
  noteIfPossible(() => noteDevice(e.app, user, session, { agent, ...(isSignIn && { isSignIn }) }))
  if (isSignIn)
    logAuth({ kind: 'signed-in', by: e.authMethod as 'password' | 'otp' | 'oauth2' }, { userId: user.id, e })
  return e.next()
}

/** A sign-in needs no list of devices: it works also when that cannot be written. */
function noteIfPossible(note: () => void): void {
  try {
    note()
  } catch (error) {
    $app.logger().error('A device was not noted', 'error', String(error).slice(0, 200))
  }
}
