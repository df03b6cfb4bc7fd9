import type { EntryKind } from '../outbox/outbox-entry'
import type { DailyBudget } from './row-budgets'

const perAccount = (aDay: number): DailyBudget => ({ per: 'account', aDay })

/** What a user does in a day on all devices. */
export const OUTBOX_ENTRIES = perAccount(5000)

/** Of kinds that make a row at each time, or several. */
export const ENTRIES_OF_KIND: Readonly<Partial<Record<EntryKind, DailyBudget>>> = {
  // A device says every five minutes that it is there; every second entry could be a new session.
  session: perAccount(600),
  // Each has up to twenty lines, which stand for thirty days.
  log: perAccount(50),
}
