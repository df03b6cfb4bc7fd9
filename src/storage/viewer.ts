import type { Session } from '../domain/people/users/session'
import type { Storage } from './storage'

/** What everybody may see belongs to nobody, and stays. */
const GUEST_VIEWER = 'guest'

/**
 * For whose eyes a gated row is: this user with exactly these rights. Who gains or loses one is somebody else: what they
 * were given, or refused, before says nothing about the time after it.
 */
export function viewerOf(session: Session | undefined): string {
  return session?.kind === 'signed-in' ? `${session.user.id} ${session.can.join()}` : GUEST_VIEWER
}

/** Of what somebody did or chose on this device without an account. */
export const GUEST_OWNER = GUEST_VIEWER

/** Whose doings these are: a right more or less makes nobody another owner. */
export function ownerOf(session: Session): string {
  return session.kind === 'signed-in' ? session.user.id : GUEST_VIEWER
}

/** The key of a row of that viewer, or owner. */
export function keyFor(viewer: string, ...parts: readonly string[]): string {
  return [viewer, ...parts].join('/')
}

/** Signed out, somebody else, or no more the same rights: what others were given leaves this device. */
export async function removeRowsOfOthers(storage: Storage, viewer: string): Promise<void> {
  const isOfOther = ({ key }: { readonly key: string }) => ![viewer, GUEST_VIEWER].includes(viewerOfKey(key))
  await Promise.all([
    storage.remove('odds', ({ user }) => user !== viewer),
    storage.remove('games', isOfOther),
    storage.remove('stats', isOfOther),
    storage.remove('scorecards', isOfOther),
    storage.remove('movements', isOfOther),
    storage.remove('moves', isOfOther),
    storage.remove('days', isOfOther),
    storage.remove('gameAlerts', isOfOther),
    storage.remove('weather', isOfOther),
    storage.remove('seasons', isOfOther),
    storage.remove('favourites', ({ owner }) => ![viewer.split(' ')[0], GUEST_VIEWER].includes(owner)),
  ])
}

function viewerOfKey(key: string): string {
  return key.slice(0, key.indexOf('/'))
}
