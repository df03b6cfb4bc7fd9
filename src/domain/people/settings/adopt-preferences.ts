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

/** What a device knows when the server tells the preferences of its user. */
export interface OnDevice {
  readonly values: Preferences
  readonly times: PreferenceTimes
  /** What this user chose here and the server has yet to hear. */
  readonly untold: ReadonlySet<string>
  readonly user: string
  readonly guest: string
}

/**
 * The preferences of a device after the server has told those of its user. Only what the server has yet to hear counts
 * more, field by field: times do not, as those of a device that is ahead would hold against all others.
 */
export function adoptPreferences(
  { values, times, untold, user, guest }: OnDevice,
  told: TimedPreferences,
): Adopted {
  const own = times.owner === user ? times.at : {}
  const adopted = PREFERENCE_NAMES.filter((name) => told[name] && !untold.has(name))
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
