import type { Slug } from '../../../src/domain/league'
import { readShared, writeShared } from '../server/shared'

/** What is known of a group of teams that was asked for. */
export type TriedGroup = ReadGroup | SilentGroup

interface ReadGroup {
  readonly triedAt: number
  /** The games that it had when it was last read. */
  readonly ids: readonly string[]
}

/** It has been asked for in vain since then, and has never been read. */
export interface SilentGroup {
  readonly triedAt: number
  readonly failingSince: number
}

export type TriedGroups = Readonly<Record<string, TriedGroup>>

interface GroupsOfDay {
  readonly day: string
  readonly groups: TriedGroups
}

/** What is left of last night may be asked for by groups as well as today. */
const DAYS_KEPT = 2

export function triedGroups(slug: Slug, day: string): TriedGroups {
  return keptDays(slug).find((kept) => kept.day === day)?.groups ?? {}
}

export function rememberGroups(slug: Slug, day: string, groups: TriedGroups): void {
  const others = keptDays(slug).filter((kept) => kept.day !== day)
  writeShared(keyOf(slug), [{ day, groups }, ...others].slice(0, DAYS_KEPT))
}

export function isSilent(group: TriedGroup | undefined): group is SilentGroup {
  return group !== undefined && !('ids' in group)
}

function keptDays(slug: Slug): readonly GroupsOfDay[] {
  return readShared<readonly GroupsOfDay[]>(keyOf(slug)) ?? []
}

function keyOf(slug: Slug): string {
  return `groups:${slug}`
}
