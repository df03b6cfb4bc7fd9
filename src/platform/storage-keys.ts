/** Every key we use in localStorage. Small values that are needed before the first paint; the rest is in Dexie. */
export const STORAGE_KEYS = {
  clock: 'ts-clock',
  lastSport: 'ts-last-sport',
  theme: 'ts-theme-name',
  autoScroll: 'ts-auto-scroll',
  autoScrollResume: 'ts-auto-scroll-resume',
  announceScores: 'ts-announce-scores',
  storageNoticeRead: 'ts-storage-notice-read',
  /** In sessionStorage: when this tab reloaded by itself. */
  reloads: 'ts-reloads',

  // Who is signed in, under the key and in the form of PocketBase's own client
  session: 'pocketbase_auth',

  // Settings
  preferences: 'ts-preferences',
  preferenceTimes: 'ts-preference-times',
  outboxDelivered: 'ts-outbox-delivered',

  // Prompts to guests
  guestMetrics: 'ts-guest-metrics',
  lastPromptTime: 'ts-last-prompt-time',
  dismissedCount: 'ts-dismissed-count',
  lastDismissedTime: 'ts-last-dismissed-time',
  invitationDismissed: 'ts-invitation-dismissed',

  // Set Your Password: the id of the user who has just done so
  passwordSet: 'ts-password-set',

  // The operators' console
  adminTab: 'ts-admin-tab',
  adminLogSearches: 'ts-admin-log-searches',
  adminSidebarCollapsed: 'admin-sidebar-collapsed',
} as const

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]
