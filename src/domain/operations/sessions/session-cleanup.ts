import { SESSION_IDLE_MS } from '../../time/intervals'
import type { UserSession } from './session'
import type { SessionWrite } from './track-activity'

export type Cleanup =
  | { readonly kind: 'stop' }
  | { readonly kind: 'go-on'; readonly writes: readonly SessionWrite[] }

/** The sweep of every minute: it ends the signed-in user's idle sessions. When nobody is signed in, the sweep stops. */
export function sessionCleanup(
  sessions: readonly UserSession[],
  signedInUserId: string | undefined,
  nowMs: number,
): Cleanup {
  if (signedInUserId === undefined) return { kind: 'stop' }
  const idle = sessions.filter(
    (session) =>
      session.user_id === signedInUserId &&
      session.is_active &&
      // Activity that is still to come is from before the clock was set back, and says nothing of now.
      Math.abs(nowMs - session.last_activity) > SESSION_IDLE_MS,
  )
  return {
    kind: 'go-on',
    writes: idle.map(({ id }) => ({ kind: 'update', id, changes: { is_active: false } })),
  }
}
