import { hasEnded, sessionOf, tokenOf } from './sessions'

/** The token of somebody who has signed out is nobody's. Asked before anything reads who asks. */
export function forgetEndedSession(e: core.RequestEvent): void {
  if (e.auth?.collection().name !== 'users') return
  if (hasEnded($app, sessionOf(tokenOf(e)))) (e as { auth: core.Record | null }).auth = null
}
