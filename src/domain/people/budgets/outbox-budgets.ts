import type { EntryKind } from '../outbox/outbox-entry'
import type { DailyBudget } from './row-budgets'

const perAccount = (aDay: number): DailyBudget => ({ per: 'account', aDay })

/** The most entries of one user in a day, on all devices together. */
export const OUTBOX_ENTRIES = perAccount(5000)

/** Limits for the kinds whose every entry can make one or several rows. */
export const ENTRIES_OF_KIND: Readonly<Partial<Record<EntryKind, DailyBudget>>> = {
  // A device says every five minutes that it is there, and an account may have six that are on all day. Every second entry
  // could be a new session.
  session: perAccount(1800),
  // Each entry has up to twenty lines, which are kept for thirty days.
  log: perAccount(50),
}
