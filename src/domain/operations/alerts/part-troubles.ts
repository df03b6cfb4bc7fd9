import { isBehind, type EdgesNow, type EdgesStatus } from '../health/edges'
import { diskState, type Disk } from '../jobs/preflight'
import type { FoundAlert } from './alert'
import { alertKey } from './alert-key'

/** The state of those parts that write no log line about their trouble. */
export interface PartFacts {
  readonly edges: { readonly status: EdgesStatus; readonly now?: EdgesNow }
  /** Mails that should have been sent half a minute ago and that the mail server has not refused. */
  readonly stuckLetters: number
  readonly disk?: Disk
}

/** The source of each alert is the category that a log line of the part would have. */
export function partTroubles({ edges, stuckLetters, disk }: PartFacts, nowMs: number): readonly FoundAlert[] {
  return [
    ...edgeAlerts(edges, nowMs),
    ...(stuckLetters > 0 ? [mailAlert(stuckLetters, nowMs)] : []),
    ...(disk && diskState(disk) === 'bad' ? [diskAlert(disk, nowMs)] : []),
  ]
}

const STORAGE = 'storage'

/** While the database refuses writes this alert cannot be stored, so it is kept in memory. */
export function storageAlert(
  id: string,
  sinceMs: number,
  nowMs: number,
): FoundAlert & { readonly id: string } {
  const message = 'The database takes no write. What is read is as it was before'
  const alert = partAlert(STORAGE, 'Storage Refuses Writes', message, 'STORAGE', nowMs)
  return { ...alert, id, timestamp: sinceMs }
}

/** Nobody can acknowledge what cannot be stored; the alert ends by itself when the database takes writes again. */
export function canBeAcknowledged({ key }: Pick<FoundAlert, 'key'>): boolean {
  return key !== STORAGE
}

function edgeAlerts({ status, now }: PartFacts['edges'], nowMs: number): readonly FoundAlert[] {
  if (status === 'behind') {
    const late = now?.edges.filter(isBehind) ?? []
    return late.map(({ name, behindMs }) =>
      partAlert(
        alertKey(`edge ${name}`),
        'Edge Behind',
        `The edge ${name} has not taken changes (behind ${Math.round(behindMs / 1000)}s)`,
        'EDGE',
        nowMs,
      ),
    )
  }
  // Before the first count the status is unknown too, but that is no trouble.
  if (status !== 'unknown' || !now) return []
  return [partAlert('edges', 'Edges Not Watched', 'Nobody counts what edges take', 'EDGE', nowMs)]
}

function mailAlert(letters: number, nowMs: number): FoundAlert {
  const message = `The mail server says nothing: letters wait to be sent (${letters})`
  return partAlert('mail-stuck', 'Mail Stuck', message, 'MAIL', nowMs)
}

function diskAlert({ freeBytes }: Disk, nowMs: number): FoundAlert {
  const message = `The disk is almost full (${Math.round(freeBytes / 1e6)} MB are free)`
  return partAlert('disk', 'Disk Almost Full', message, 'STORAGE', nowMs)
}

function partAlert(key: string, title: string, message: string, source: string, nowMs: number): FoundAlert {
  return {
    key,
    type: 'system',
    severity: 'critical',
    title,
    message,
    timestamp: nowMs,
    lastSeen: nowMs,
    source,
    count: 0,
  }
}
