import type { EntryKind } from '../../../src/domain/people/outbox/outbox-entry'
import { spend, type Budget } from '../cache/budget'
import { holdLine } from './keep-line'

/** One phone that is refused is told once in a minute, however many entries it sends. */
const LINES: Budget = { name: 'lines of refused entries', perMinute: 20, perAsker: 1 }

/** Logs an entry that a page will not send again. Operators see its kind, the reason and the user, not its content. */
export function logRefused(userId: string, kind: EntryKind | 'unknown', reason: string): void {
  if (!spend(LINES, userId)) return
  const message = `A choice of kind ${kind} was refused (${reason})`
  holdLine({ level: 'warn', category: 'OUTBOX', message, userId })
}
