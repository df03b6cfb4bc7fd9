import { isSuspended, type MaybeOff } from './suspended'

export interface MaybeStuck extends MaybeOff {
  readonly stuckSince?: string
}

/** A game that is stuck or suspended can go on at any time: nothing says when. */
export function canResumeAnyTime(game: MaybeStuck): boolean {
  return isSuspended(game) || (game.phase === 'live' && game.stuckSince !== undefined)
}
