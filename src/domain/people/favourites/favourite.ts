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

/** When this is said, so that it counts on a device whose clock was set back since the last word. */
export function sayingTime(known: Pick<Favourite, 'at'> | undefined, nowMs: number): number {
  return Math.max(nowMs, (known?.at ?? 0) + 1)
}

export function chosenTeams(words: readonly Favourite[]): ReadonlySet<TeamKey> {
  return new Set(words.filter(({ on }) => on).map(({ team }) => team))
}
