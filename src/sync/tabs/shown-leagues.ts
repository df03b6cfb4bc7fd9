import type { Slug } from '../../domain/league'

/** Hidden tabs speak once a minute at most; who misses two turns is gone. */
const FORGOTTEN_AFTER_MS = 150_000

/** Which tab shows which league, as far as they said. */
export interface ShownLeagues {
  note(tab: string, slug: Slug, wall: number): void
  forget(tab: string): void
  slugs(wall: number): readonly Slug[]
}

export function createShownLeagues(own: string): ShownLeagues {
  const tabs = new Map<string, { readonly slug: Slug; readonly at: number }>()
  const isGone = (tab: string, at: number, wall: number) => tab !== own && wall - at > FORGOTTEN_AFTER_MS
  return {
    note: (tab, slug, wall) => void tabs.set(tab, { slug, at: wall }),
    forget: (tab) => void tabs.delete(tab),
    slugs(wall) {
      const here = [...tabs].filter(([tab, { at }]) => !isGone(tab, at, wall))
      return [...new Set(here.map(([, { slug }]) => slug))]
    },
  }
}
