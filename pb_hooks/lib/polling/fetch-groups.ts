import type { Game } from '../../../src/domain/game/game'
import { isUnderWay } from '../../../src/domain/game/stuck'
import type { GameLeague } from '../../../src/domain/league'
import { readShared, writeShared } from '../server/shared'
import { fetchPart, type Part } from './fetch-part'
import { askingTime } from './reading'

/** More groups than this at once would hold the poll up; the others follow with the next polls. */
const GROUPS_PER_TICK = 6
/** A group without live games is asked again after this long, product time. */
const QUIET_MS = 120_000

/** When a group of teams was read, and which games it had. */
interface ReadGroup {
  readonly readAt: number
  readonly ids: readonly string[]
}

interface GroupMemory {
  readonly day: string
  readonly groups: Readonly<Record<string, ReadGroup>>
}

export interface FetchedGroups {
  readonly parts: readonly Part[]
  /** The known games that the feed still has in some group. Others were moved to another day, or withdrawn. */
  readonly kept: readonly Game[]
}

/** The games of the groups that are due, for a reply that was cut off. `known` are the games of the last board. */
export function fetchGroups(
  league: GameLeague,
  day: string,
  asked: readonly string[],
  known: readonly Game[],
  now: number,
): FetchedGroups {
  const key = `groups:${league.slug}`
  const last = readShared<GroupMemory>(key)
  const groups = { ...(last?.day === day ? last.groups : {}) }
  const parts: Part[] = []
  const live = new Set(known.filter(isUnderWay).map(({ id }) => id))
  const hasTime = askingTime()
  for (const group of dueGroups(asked, groups, live, now)) {
    if (!hasTime()) break
    const fetched = fetchPart(league, day, group)
    if (!fetched.ok && fetched.failure.kind === 'timeout') break
    if (!fetched.ok || isEmptied(fetched, groups[group], live)) continue
    parts.push(fetched)
    groups[group] = { readAt: now, ids: fetched.scoreboard.games.map(({ id }) => id) }
  }
  writeShared(key, { day, groups } satisfies GroupMemory)
  return { parts, kept: keptGames(known, asked, groups) }
}

/** Live games do not all vanish at once: such a reply is a fault of the feed. */
function isEmptied({ scoreboard }: Part, before: ReadGroup | undefined, live: ReadonlySet<string>): boolean {
  return scoreboard.games.length === 0 && hasAny(before, live)
}

/** All known games until each group was read: before that, nobody knows in which group a game is. */
function keptGames(
  known: readonly Game[],
  asked: readonly string[],
  groups: GroupMemory['groups'],
): readonly Game[] {
  if (asked.some((group) => !groups[group])) return known
  const listed = new Set(Object.values(groups).flatMap(({ ids }) => ids))
  return known.filter(({ id }) => listed.has(id))
}

function hasAny(group: ReadGroup | undefined, ids: ReadonlySet<string>): boolean {
  return (group?.ids ?? []).some((id) => ids.has(id))
}

function dueGroups(
  asked: readonly string[],
  groups: GroupMemory['groups'],
  live: ReadonlySet<string>,
  now: number,
): readonly string[] {
  const readAt = (group: string) => groups[group]?.readAt ?? -Infinity
  const isLive = (group: string) => hasAny(groups[group], live)
  const due = asked.filter((group) => isLive(group) || now - readAt(group) >= QUIET_MS)
  due.sort((a, b) => readAt(a) - readAt(b))
  return due.slice(0, GROUPS_PER_TICK)
}
