import type { TeamKey } from './team-key'

/**
 * The user's last choice about a team, and when it was made (product time in milliseconds). A team that was removed
 * stays as `on: false`, so that another device, which still has the old choice, does not bring it back.
 */
export interface Favourite {
  readonly team: TeamKey
  readonly on: boolean
  readonly at: number
}

/** More than a fan can follow. It is also the most that an account may hold, removed teams included. */
export const MOST_FAVOURITES = 300

/**
 * Of two choices about one team the later one counts. If both have the same time, the one that arrives last counts: the
 * server cuts all times of a device whose clock is ahead to its own time.
 */
export function laterOf<Choice extends Pick<Favourite, 'at'>>(
  known: Choice | undefined,
  next: Choice,
): Choice {
  return known && known.at > next.at ? known : next
}

/** The time of a new choice. It is after the last choice, even if the device's clock was set back since. */
export function timeOfNewChoice(known: Pick<Favourite, 'at'> | undefined, nowMs: number): number {
  return Math.max(nowMs, (known?.at ?? 0) + 1)
}

export function chosenTeams(choices: readonly Favourite[]): ReadonlySet<TeamKey> {
  return new Set(choices.filter(({ on }) => on).map(({ team }) => team))
}
