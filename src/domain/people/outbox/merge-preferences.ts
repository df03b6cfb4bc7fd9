import type { PreferenceName } from '../settings/preferences'
import type { PreferenceChange } from './entry-bodies'

/** What a user chose, each choice with its time (product time in milliseconds). */
export type TimedPreferences = Readonly<
  Partial<Record<PreferenceName, { readonly on: boolean; readonly at: number }>>
>

/** For each field the later choice counts, whichever device sends first; with equal times the one that arrives last. */
export function mergePreferences(
  known: TimedPreferences,
  change: PreferenceChange,
  at: number,
): TimedPreferences {
  const later = (Object.entries(change) as [PreferenceName, boolean][]).filter(
    ([name]) => (known[name]?.at ?? 0) <= at,
  )
  return { ...known, ...Object.fromEntries(later.map(([name, on]) => [name, { on, at }])) }
}
