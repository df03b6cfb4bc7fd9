import { troubleKey } from '../../../src/domain/operations/alerts/find-alerts'
import { serverLine } from '../../../src/domain/operations/logs/server-line'
import type { ServerLogLine } from '../../../src/domain/operations/logs/cut-log-line'
import { spend, type Budget } from '../cache/budget'
import { beginWriting } from '../server/records'
import { hasSettings } from '../server/settings'
import { iso, productNow } from '../server/time'
import { isFirstOfMinute } from './first-of-minute'
import { writeLine, type HeldLine, type TimedLine } from './write-line'

const KEY = 'lines-for-operators'
/** While the database takes no write, the first lines say what it is. */
const MOST_WAITING = 1_000_000
/** Endless trouble repeats itself, and each line stays for thirty days. */
const LINES: Budget = { name: 'lines for operators', perMinute: 60, perAsker: 60 }

/**
 * Errors of the server are shown to operators as well. PocketBase saves its log in a transaction of another database,
 * so the line waits in memory until it is saved to ours. An alert may need just one line, so trouble that repeats itself
 * must not hide trouble that tells of itself once.
 */
export function keepLine(level: number, line: ServerLogLine): void {
  const told = serverLine({ ...line, level })
  if (!told || !hasSettings()) return
  if (spend(LINES, 'the server') || isFirstOfMinute(troubleKey(told))) holdLine(told)
}

/** Callers that hold lines other than the server's own errors limit them first. */
export function holdLine(line: HeldLine): void {
  const text = `${JSON.stringify({ ...line, timestamp: iso(productNow()) })}\n`
  $app
    .store()
    .setFunc(KEY, (old: string | null) => ((old?.length ?? 0) > MOST_WAITING ? old : (old ?? '') + text))
}

/** Runs each minute, and before operators read. Lines that cannot be saved wait, up to a limit. */
export function saveLines(): void {
  let text = ''
  $app.store().setFunc(KEY, (old: string | null) => {
    text = old ?? ''
    return ''
  })
  if (text === '') return
  const lines = text.split('\n').filter((one) => one !== '')
  try {
    $app.runInTransaction((tx) => {
      beginWriting(tx)
      for (const line of lines) writeLine(tx, JSON.parse(line) as TimedLine)
    })
  } catch (error) {
    $app.store().setFunc(KEY, (newer: string | null) => text + (newer ?? ''))
    throw error
  }
}
