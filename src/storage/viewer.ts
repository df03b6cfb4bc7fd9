import type { Session } from '../domain/people/users/session'
import type { Storage } from './storage'

/** The viewer of rows that everybody may see. They belong to nobody, so they stay when the user changes. */
const GUEST_VIEWER = 'guest'

/**
 * Names who may see a gated row: this user with exactly these rights. A user who gains or loses a right counts as
 * another viewer, because what they were given or refused before says nothing about the time after it.
 */
export function viewerOf(session: Session | undefined): string {
  return session?.kind === 'signed-in' ? `${session.user.id} ${session.can.join()}` : GUEST_VIEWER
}

/** The owner of what somebody did or chose on this device without an account. */
export const GUEST_OWNER = GUEST_VIEWER

/** Who owns what is done here. An owner, unlike a viewer, stays the same when their rights change. */
export function ownerOf(session: Session): string {
  return session.kind === 'signed-in' ? session.user.id : GUEST_VIEWER
}

/** The key of a row of that viewer, or owner. */
export function keyFor(viewer: string, ...parts: readonly string[]): string {
  return [viewer, ...parts].join('/')
}

/** Removes what other viewers were given from this device: after a sign-out, another sign-in or a change of rights. */
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
