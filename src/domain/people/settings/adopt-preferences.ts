import type { PreferenceChange } from '../outbox/entry-bodies'
import { isLost, resendTime } from '../outbox/lost-choice'
import type { TimedPreferences } from '../outbox/merge-preferences'
import type { PreferenceTimes } from './preference-times'
import { DEFAULT_PREFERENCES, PREFERENCE_NAMES, type Preferences } from './preferences'

export interface AdoptedPreferences {
  readonly values: Preferences
  readonly times: PreferenceTimes
  /**
   * Choices that were made as a guest on this device and that the account does not have yet, and those of its user that
   * it has lost; the server is to get them.
   */
  readonly toSend: readonly { readonly change: PreferenceChange; readonly at: number }[]
}

/** What a device knows when the user's preferences come from the server. */
export interface DevicePreferences {
  readonly values: Preferences
  readonly times: PreferenceTimes
  /** Preferences that this user changed here and that the server does not know yet. */
  readonly unsent: ReadonlySet<string>
  /** Preferences of which the server has refused a change; the user has yet to decide about it. */
  readonly refused: ReadonlySet<string>
  readonly user: string
  readonly guest: string
  readonly nowMs: number
}

/**
 * The preferences of a device after the server has sent those of its user. For each field the server's value counts,
 * unless the device has a change that the server does not know yet. Times are not compared, as a device whose clock is
 * ahead would always win. What somebody else had chosen here, signed in, is not this user's: that field gets its default.
 * A choice that the server has lost has no time until the server names it, so it is sent again only once.
 */
export function adoptPreferences(
  { values, times, unsent, refused, user, guest, nowMs }: DevicePreferences,
  onServer: TimedPreferences,
): AdoptedPreferences {
  const own = times.owner === user ? times.at : {}
  const dated = PREFERENCE_NAMES.filter((name) => own[name] !== undefined)
  const lost = dated.filter((name) => !onServer[name] && !unsent.has(name) && isLost(own[name]!, nowMs))
  const kept = dated.filter((name) => !lost.includes(name))
  const adopted = PREFERENCE_NAMES.filter((name) => onServer[name] && !unsent.has(name))
  const left =
    times.owner === guest ? PREFERENCE_NAMES.filter((name) => times.at[name] && !onServer[name]) : []
  return {
    values: {
      ...ownValues({ values, times, user, guest }),
      ...Object.fromEntries(adopted.map((name) => [name, onServer[name]!.on])),
    },
    times: {
      owner: user,
      at: {
        ...Object.fromEntries(kept.map((name) => [name, own[name]])),
        ...Object.fromEntries(left.map((name) => [name, times.at[name]])),
        ...Object.fromEntries(adopted.map((name) => [name, onServer[name]!.at])),
      },
    },
    toSend: [...left, ...lost.filter((name) => !refused.has(name))].map((name) => ({
      change: { [name]: values[name] },
      at: resendTime(times.at[name]!, nowMs),
    })),
  }
}

/**
 * What the device has is this user's, or was chosen before anybody was named. A guest's own choices are told from those
 * of somebody who was signed in before by their times.
 */
function ownValues({
  values,
  times,
  user,
  guest,
}: Pick<DevicePreferences, 'values' | 'times' | 'user' | 'guest'>): Preferences {
  const { owner, at } = times
  if (owner === user || owner === '') return values
  const own = owner === guest ? PREFERENCE_NAMES.filter((name) => at[name] !== undefined) : []
  return { ...DEFAULT_PREFERENCES, ...Object.fromEntries(own.map((name) => [name, values[name]])) }
}
