import { isObject } from '../../json'
import { parseJson } from '../../parse-json'

export const DEFAULT_PREFERENCES = {
  showSearchBar: true,
  autoRefresh: true,
  compactMode: false,
  showNotifications: true,
  soundEnabled: false,
  showDeveloperModeShortcut: false,
}

export type Preferences = Readonly<typeof DEFAULT_PREFERENCES>
export type PreferenceName = keyof Preferences

export const PREFERENCE_NAMES = Object.keys(DEFAULT_PREFERENCES) as readonly PreferenceName[]

/** Each preference is read on its own: one that cannot be read gets its default, and the others stay. */
export function parsePreferences(text: string | null | undefined): Preferences {
  const stored = parseJson(text)
  if (!isObject(stored)) return DEFAULT_PREFERENCES
  const known = PREFERENCE_NAMES.filter((name) => typeof stored[name] === 'boolean')
  return { ...DEFAULT_PREFERENCES, ...Object.fromEntries(known.map((name) => [name, stored[name] === true])) }
}

/** A plain object with the names above, kept under one key of local storage. */
export function formatPreferences(preferences: Preferences): string {
  return JSON.stringify(preferences)
}

export function withPreference(before: Preferences, name: PreferenceName, value: boolean): Preferences {
  return { ...before, [name]: value }
}
