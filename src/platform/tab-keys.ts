/** Every key we use in sessionStorage and need only after the first paint: what this tab remembers over a reload. */
export const TAB_KEYS = {
  /** A sign-in at a provider that this tab has started. */
  providerTry: 'ts-provider-try',
  /** A code that was mailed, while its digits are awaited. */
  sentCode: 'ts-sent-code',
  /** The section of the console that this tab shows. */
  adminTab: 'ts-admin-tab',
} as const

export type TabKey = (typeof TAB_KEYS)[keyof typeof TAB_KEYS]
