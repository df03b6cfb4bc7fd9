import { LONGEST_MESSAGE, MOST_LINES, type ClientLine } from '../domain/people/outbox/entry-bodies'
import { browserClock, productNow } from '../platform/clock'
import { log, type LogEntry } from '../platform/log'
import { browserTimers } from '../platform/timers'
import { putEntry } from '../storage/put-entry'
import type { Storage } from '../storage/storage'
import { GUEST_OWNER } from '../storage/viewer'

const GATHER_LINES_MS = 5000
/** Trouble without end fills no device: the first lines say what it is. */
const MOST_WAITING = 10

/** Errors and warnings of this page, a few lines at a time. Who is not signed in tells nobody. */
export function tellErrors(storage: Storage, user: () => string): void {
  let lines: ClientLine[] = []
  let isWaiting = false

  async function flush() {
    isWaiting = false
    const told = lines.slice(0, MOST_LINES)
    lines = []
    const owner = user()
    if (owner === GUEST_OWNER) return
    const waiting = (await storage.readAll('outbox')).filter(({ kind }) => kind === 'log')
    if (waiting.length < MOST_WAITING)
      await putEntry(storage, {
        user: owner,
        kind: 'log',
        body: { lines: told.map((line) => ({ ...line })) },
        at: productNow(),
      })
  }

  log.onAdd((entry) => {
    if (entry.level === 'info') return
    lines.push(lineOf(entry))
    if (isWaiting) return
    isWaiting = true
    browserTimers.after(GATHER_LINES_MS, () => void flush())
  })
}

function lineOf({ level, category, message }: LogEntry): ClientLine {
  return {
    at: browserClock.now(),
    level,
    category: category || 'app',
    message: message.slice(0, LONGEST_MESSAGE) || '-',
  }
}
