import { isObject } from '../../json'
import { parseJson } from '../../parse-json'
import { PREFERENCE_NAMES, type PreferenceName } from './preferences'

/** When each preference of this device was chosen, and by whom: product time in milliseconds. */
export interface PreferenceTimes {
  /** A user's id, or `guest`. */
  readonly owner: string
  readonly at: Readonly<Partial<Record<PreferenceName, number>>>
}

export function parsePreferenceTimes(text: string | undefined): PreferenceTimes {
  const stored = parseJson(text)
  if (!isObject(stored) || typeof stored['owner'] !== 'string' || !isObject(stored['at']))
    return { owner: '', at: {} }
  const { owner, at } = stored
  const known = PREFERENCE_NAMES.filter((name) => typeof at[name] === 'number')
  return { owner, at: Object.fromEntries(known.map((name) => [name, at[name]])) }
}
