import { userOf } from '../server/user-of'
import { hasEnded, sessionOf, tokenOf } from './sessions'

/** A token of a session that was signed out identifies nobody. This runs before anything reads `e.auth`. */
export function forgetEndedSession(e: core.RequestEvent): void {
  if (!userOf(e)) return
  if (hasEnded($app, sessionOf(tokenOf(e)))) (e as { auth: core.Record | null }).auth = null
}
