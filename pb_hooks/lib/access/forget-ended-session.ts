import { hasEnded, sessionOf, tokenOf } from './sessions'

/** A token of a session that was signed out identifies nobody. This runs before anything reads `e.auth`. */
export function forgetEndedSession(e: core.RequestEvent): void {
  if (e.auth?.collection().name !== 'users') return
  if (hasEnded($app, sessionOf(tokenOf(e)))) (e as { auth: core.Record | null }).auth = null
}
