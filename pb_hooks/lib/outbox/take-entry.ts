import { ENTRIES_OF_KIND, OUTBOX_ENTRIES } from '../../../src/domain/people/budgets/outbox-budgets'
import type {
  parseEntry,
  EntryKind,
  EntryResult,
  OutboxEntry,
} from '../../../src/domain/people/outbox/outbox-entry'
import { OLDEST_ENTRY_MS } from '../../../src/domain/people/outbox/lost-choice'
import { spendToday } from '../access/daily-count'
import { findRecord, recordWithId } from '../server/records'
import { iso, productNow } from '../server/time'
import { changeAlertRule } from './effects/change-alert-rule'
import { changeFavourite } from './effects/change-favourite'
import { changePreferences } from './effects/change-preferences'
import { countUse } from './effects/count-use'
import { saveGuestMetrics } from './effects/save-guest-metrics'
import { noteSession } from './effects/note-session'
import { readAlerts } from './effects/read-alerts'
import { writeLines } from './effects/write-lines'
import { logRefused } from '../log/log-refused'

export interface Sender {
  readonly e: core.RequestEvent
  readonly user: core.Record
}

/** Does what an entry says; or returns why not, and then it has changed nothing. It writes only through `tx`. */
export type Effect = (tx: CoreApp, sender: Sender, entry: OutboxEntry) => string | undefined

const EFFECTS: Readonly<Record<EntryKind, Effect>> = {
  preferences: changePreferences,
  favourites: changeFavourite,
  'alert-rule': changeAlertRule,
  'alerts-read': readAlerts,
  session: noteSession,
  usage: countUse,
  log: writeLines,
  'guest-metrics': saveGuestMetrics,
}

type ParsedEntry = NonNullable<ReturnType<typeof parseEntry>>

export function takeEntry(sender: Sender, entry: ParsedEntry): EntryResult {
  const result = judge(sender, entry)
  if (result.outcome === 'refused') logRefused(sender.user.id, entry.kind, result.reason)
  return result
}

function judge(sender: Sender, entry: ParsedEntry): EntryResult {
  const { id } = entry
  try {
    const before = receiptOf($app, id, sender.user)
    if (before) return before
    if (entry.kind === 'unknown')
      return refused(id, 'This version of the app and the server do not understand each other')
    if (entry.at < productNow() - OLDEST_ENTRY_MS) return refused(id, 'It is too long ago')
    // Outside the transaction: spending writes too, and would wait for the transaction to end.
    if (!maySend(sender, entry)) return { id, outcome: 'later' }
    return doOnce(sender, { ...entry, at: Math.min(entry.at, productNow()) })
  } catch (error) {
    $app.logger().error('An outbox entry failed', 'kind', entry.kind, 'error', String(error))
    return { id, outcome: 'later' }
  }
}

function maySend({ e }: Sender, { kind }: OutboxEntry): boolean {
  const ofKind = ENTRIES_OF_KIND[kind]
  if (ofKind && !spendToday(e, `outbox entries of ${kind}`, ofKind)) return false
  return spendToday(e, 'outbox entries', OUTBOX_ENTRIES)
}

/** Receipt and effect are one transaction; the same entry sent again at the same time waits for it. */
function doOnce(sender: Sender, entry: OutboxEntry): EntryResult {
  let result: EntryResult = { id: entry.id, outcome: 'done' }
  $app.runInTransaction((tx) => {
    const before = receiptOf(tx, entry.id, sender.user)
    const fault = before ? undefined : EFFECTS[entry.kind](tx, sender, entry)
    if (before) result = before
    else if (fault !== undefined) result = refused(entry.id, fault)
    else writeReceipt(tx, sender.user, entry)
  })
  return result
}

function receiptOf(app: CoreApp, id: string, user: core.Record): EntryResult | undefined {
  const receipt = findRecord('outbox_receipts', id, app)
  if (!receipt) return undefined
  const isOwn = receipt.getString('user_id') === user.id
  return isOwn ? { id, outcome: 'done' } : refused(id, 'Another entry has this name')
}

function writeReceipt(tx: CoreApp, user: core.Record, { id, kind }: OutboxEntry): void {
  const receipt = recordWithId(tx, 'outbox_receipts', id)
  receipt.set('user_id', user.id)
  receipt.set('kind', kind)
  receipt.set('received_at', iso(productNow()))
  tx.save(receipt)
}

function refused(id: string, reason: string): EntryResult {
  return { id, outcome: 'refused', reason }
}
