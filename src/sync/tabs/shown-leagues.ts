import type { Slug } from '../../domain/league'

/** Hidden tabs speak once a minute at most; a tab that misses two turns counts as gone. */
const FORGOTTEN_AFTER_MS = 150_000

export interface Showing {
  readonly slugs: readonly Slug[]
  /** Whether anybody looks at that tab. */
  readonly isSeen: boolean
}

/** Which tab shows which leagues, as far as the tabs have said. */
export interface ShownLeagues {
  note(tab: string, showing: Showing, wall: number): void
  forget(tab: string): void
  slugs(wall: number): readonly Slug[]
  /** Whether somebody looks at another tab than this one. */
  isSeenElsewhere(wall: number): boolean
}

export function createShownLeagues(own: string): ShownLeagues {
  const tabs = new Map<string, Showing & { readonly at: number }>()
  const isGone = (tab: string, at: number, wall: number) => tab !== own && wall - at > FORGOTTEN_AFTER_MS
  const here = (wall: number) => [...tabs].filter(([tab, { at }]) => !isGone(tab, at, wall))
  return {
    note: (tab, showing, wall) => void tabs.set(tab, { ...showing, at: wall }),
    forget: (tab) => void tabs.delete(tab),
    slugs: (wall) => [...new Set(here(wall).flatMap(([, { slugs }]) => slugs))],
    isSeenElsewhere: (wall) => here(wall).some(([tab, { isSeen }]) => tab !== own && isSeen),
  }
}
