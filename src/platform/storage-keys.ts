/** Every key we use in localStorage. Small values that are needed before the first paint; the rest is in Dexie. */
export const STORAGE_KEYS = {
  clock: 'ts-clock',
  lastSport: 'ts-last-sport',
  theme: 'ts-theme-name',
} as const

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]
