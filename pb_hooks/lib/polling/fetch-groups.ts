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

/** When each group of teams was read, and which games it had. */
interface GroupMemory {
  readonly day: string
  readonly groups: Readonly<Record<string, { readonly readAt: number; readonly ids: readonly string[] }>>
}

/** The games of the groups that are due, for a reply that was cut off. `known` are the games of the last board. */
export function fetchGroups(
  league: GameLeague,
  day: string,
  asked: readonly string[],
  known: readonly Game[],
  now: number,
): readonly Part[] {
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
    if (!fetched.ok) continue
    parts.push(fetched)
    groups[group] = { readAt: now, ids: fetched.scoreboard.games.map(({ id }) => id) }
  }
  writeShared(key, { day, groups } satisfies GroupMemory)
  return parts
}

function dueGroups(
  asked: readonly string[],
  groups: GroupMemory['groups'],
  live: ReadonlySet<string>,
  now: number,
): readonly string[] {
  const readAt = (group: string) => groups[group]?.readAt ?? -Infinity
  const isLive = (group: string) => (groups[group]?.ids ?? []).some((id) => live.has(id))
  const due = asked.filter((group) => isLive(group) || now - readAt(group) >= QUIET_MS)
  due.sort((a, b) => readAt(a) - readAt(b))
  return due.slice(0, GROUPS_PER_TICK)
}
