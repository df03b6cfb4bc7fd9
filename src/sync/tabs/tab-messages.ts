import { parseSlug, type Slug } from '../../domain/league'
import { isObject } from '../../domain/json'

/**
 * What tabs say to each other. `showing`: this tab shows these leagues, and whether anybody looks at it. `serving`: the
 * leader heard that tab. `beat`: the leader is there, and whether the server is. `elected`: there is a new leader, who
 * wants to know what everybody shows. `wanted`: somebody wants to know now how it stands. `closed`: forget that tab.
 */
export type TabMessage =
  | {
      readonly v: 2
      readonly kind: 'showing'
      readonly tab: string
      readonly slugs: readonly Slug[]
      readonly isSeen: boolean
    }
  | { readonly v: 2; readonly kind: 'serving'; readonly tab: string }
  | { readonly v: 2; readonly kind: 'beat'; readonly isLost: boolean }
  | { readonly v: 2; readonly kind: 'elected' }
  | { readonly v: 2; readonly kind: 'wanted' }
  | { readonly v: 2; readonly kind: 'closed'; readonly tab: string }

/** A tab that runs another version of the app may speak differently: such messages are not heard. */
export function parseTabMessage(data: unknown): TabMessage | undefined {
  if (!isObject(data) || data['v'] !== 2) return undefined
  const { kind, tab, slugs, isSeen, isLost } = data
  if (kind === 'elected' || kind === 'wanted') return { v: 2, kind }
  if (kind === 'beat') return { v: 2, kind, isLost: isLost === true }
  if (typeof tab !== 'string') return undefined
  if (kind === 'serving' || kind === 'closed') return { v: 2, kind, tab }
  if (kind !== 'showing' || !Array.isArray(slugs)) return undefined
  const shown = slugs.flatMap((slug) => (typeof slug === 'string' ? (parseSlug(slug) ?? []) : []))
  return { v: 2, kind, tab, slugs: shown, isSeen: isSeen === true }
}
