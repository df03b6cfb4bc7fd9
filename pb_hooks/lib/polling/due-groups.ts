import { isSilent, type TriedGroup, type TriedGroups } from './group-memory'

/** More groups than this at once would hold the poll up; the others follow with the next polls. */
const GROUPS_PER_TICK = 6
/** One place is left for a quiet group, so that what changes in it is seen, too. */
const LIVE_PER_TICK = GROUPS_PER_TICK - 1
/** A group in which nothing is expected to change is asked again after this long, product time. */
export const QUIET_MS = 120_000
/** Polls at that pace are not two minutes apart to the millisecond, and one that comes too early would leave it out. */
const EARLY_MS = 1000

/**
 * The groups to ask for now: those that were never tried, then those with a game of `moving`, which changes from poll to
 * poll and which no other list has, then quiet ones that are due; of each kind the ones that have waited longest.
 */
export function dueGroups(
  asked: readonly string[],
  groups: TriedGroups,
  moving: ReadonlySet<string>,
  now: number,
): readonly string[] {
  const untried = asked.filter((group) => !groups[group])
  const tried = asked.flatMap((group) => (groups[group] ? [{ group, ...groups[group] }] : []))
  tried.sort((one, other) => one.triedAt - other.triedAt)
  const isLive = (one: TriedGroup) => hasAny(one, moving)
  const live = tried.filter(isLive)
  const quiet = tried.filter((one) => !isLive(one) && now - one.triedAt >= QUIET_MS - EARLY_MS)
  const again = [...live.slice(0, LIVE_PER_TICK), ...quiet, ...live.slice(LIVE_PER_TICK)]
  return [...untried, ...again.map(({ group }) => group)].slice(0, GROUPS_PER_TICK)
}

export function hasAny(group: TriedGroup | undefined, ids: ReadonlySet<string>): boolean {
  return group !== undefined && !isSilent(group) && group.ids.some((id) => ids.has(id))
}
