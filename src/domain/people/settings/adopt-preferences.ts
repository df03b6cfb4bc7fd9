import type { PreferenceChange } from '../outbox/entry-bodies'
import type { TimedPreferences } from '../outbox/merge-preferences'
import type { PreferenceTimes } from './preference-times'
import { PREFERENCE_NAMES, type Preferences } from './preferences'

export interface Adopted {
  readonly values: Preferences
  readonly times: PreferenceTimes
  /** What this device's guest had chosen, and the account never has. */
  readonly tell: readonly { readonly change: PreferenceChange; readonly at: number }[]
}

/**
 * The preferences of a device after the server has told those of its user. Field by field the later choice counts, but
 * what somebody else chose on this device counts nothing against the account's own choice.
 */
export function adoptPreferences(
  values: Preferences,
  times: PreferenceTimes,
  user: string,
  told: TimedPreferences,
  guest: string,
): Adopted {
  const own = times.owner === user ? times.at : {}
  const adopted = PREFERENCE_NAMES.filter((name) => told[name] && told[name].at >= (own[name] ?? 0))
  const left = times.owner === guest ? PREFERENCE_NAMES.filter((name) => times.at[name] && !told[name]) : []
  return {
    values: { ...values, ...Object.fromEntries(adopted.map((name) => [name, told[name]!.on])) },
    times: {
      owner: user,
      at: {
        ...own,
        ...Object.fromEntries(left.map((name) => [name, times.at[name]])),
        ...Object.fromEntries(adopted.map((name) => [name, told[name]!.at])),
      },
    },
    tell: left.map((name) => ({ change: { [name]: values[name] }, at: times.at[name]! })),
  }
}
