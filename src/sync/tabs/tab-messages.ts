import { parseSlug, type Slug } from '../../domain/league'
import { isObject } from '../../domain/json'

/**
 * What tabs say to each other. `showing`: this tab shows that league. `serving`: the leader heard that tab.
 * `elected`: there is a new leader, who wants to know what everybody shows. `closed`: forget that tab.
 */
export type TabMessage =
  | { readonly v: 1; readonly kind: 'showing'; readonly tab: string; readonly slug: Slug }
  | { readonly v: 1; readonly kind: 'serving'; readonly tab: string }
  | { readonly v: 1; readonly kind: 'elected' }
  | { readonly v: 1; readonly kind: 'closed'; readonly tab: string }

/** A tab that runs another version of the app may speak differently: such messages are not heard. */
export function parseTabMessage(data: unknown): TabMessage | undefined {
  if (!isObject(data) || data['v'] !== 1) return undefined
  const { kind, tab, slug } = data
  if (kind === 'elected') return { v: 1, kind }
  if (typeof tab !== 'string') return undefined
  if (kind === 'serving' || kind === 'closed') return { v: 1, kind, tab }
  const shown = kind === 'showing' && typeof slug === 'string' ? parseSlug(slug) : undefined
  return shown ? { v: 1, kind: 'showing', tab, slug: shown } : undefined
}
