import type { TeamKey } from './team-key'

/**
 * What somebody last said of a team, and when (product time in milliseconds). A team that was taken out again stays as
 * `on: false`: another device, which heard of it before, must not bring it back.
 */
export interface Favourite {
  readonly team: TeamKey
  readonly on: boolean
  readonly at: number
}

/** More than a fan can follow; what an account may hold, those taken out again included, ends there too. */
export const MOST_FAVOURITES = 300

/**
 * Of two words about one team the later one counts. Of two with one time it is the one that is told last: times of a
 * device that is ahead are all cut to the server's own.
 */
export function laterOf<Word extends Pick<Favourite, 'at'>>(known: Word | undefined, next: Word): Word {
  return known && known.at > next.at ? known : next
}

/** When this is said, so that it counts on a device whose clock was set back since the last word. */
export function sayingTime(known: Pick<Favourite, 'at'> | undefined, nowMs: number): number {
  return Math.max(nowMs, (known?.at ?? 0) + 1)
}

export function chosenTeams(words: readonly Favourite[]): ReadonlySet<TeamKey> {
  return new Set(words.filter(({ on }) => on).map(({ team }) => team))
}
