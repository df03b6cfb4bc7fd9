import { sendLines } from '../backend/log-api'
import {
  LONGEST_MESSAGE,
  MOST_LINES,
  sampledLines,
  type ClientLine,
  type ClientLines,
} from '../domain/operations/logs/client-lines'
import type { JsonObject } from '../domain/json'
import { pageVisit } from '../platform/action'
import { browserClock, productNow } from '../platform/clock'
import { log, type LogEntry } from '../platform/log'
import { ownBuild } from '../platform/own-build'
import { browserTimers } from '../platform/timers'
import { putEntry } from '../storage/put-entry'
import type { Storage } from '../storage/storage'
import { GUEST_OWNER } from '../storage/viewer'

const GATHER_LINES_MS = 5000
/** Trouble without end fills no device: the first lines say what it is. */
const MOST_WAITING = 10
/** Lines of a guest wait for the network in memory, since they are nobody's to be kept. */
const MOST_GUEST_LINES = 5 * MOST_LINES

/** Errors and warnings of this page, a few lines at a time; of a guest too, who has no outbox. */
export function tellErrors(storage: Storage, user: () => string): void {
  let lines: readonly ClientLine[] = []
  let isWaiting = false

  async function flush() {
    isWaiting = false
    const told = sampledLines(lines)
    lines = []
    const owner = user()
    if (owner === GUEST_OWNER) return tellAsGuest(told)
    const waiting = (await storage.readAll('outbox')).filter(({ kind }) => kind === 'log')
    if (waiting.length < MOST_WAITING)
      await putEntry(storage, { user: owner, kind: 'log', body: bodyOf(told), at: productNow() })
  }

  async function tellAsGuest(told: readonly ClientLine[]) {
    if (await sendLines(bodyOf(told))) return
    lines = [...told, ...lines].slice(0, MOST_GUEST_LINES)
    wait()
  }

  function wait() {
    if (isWaiting) return
    isWaiting = true
    browserTimers.after(GATHER_LINES_MS, () => void flush())
  }

  log.onAdd((entry) => {
    if (entry.level === 'info') return
    lines = [...lines, lineOf(entry)].slice(0, MOST_GUEST_LINES)
    wait()
  })
}

/** As JSON holds it: nothing but plain members. */
function bodyOf(lines: readonly ClientLine[]): JsonObject {
  const build = ownBuild()
  const body: ClientLines = { lines, session: pageVisit, ...(build !== undefined && { build }) }
  return JSON.parse(JSON.stringify(body)) as JsonObject
}

function lineOf({ level, category, message, correlationId, metadata }: LogEntry): ClientLine {
  return {
    at: browserClock.now(),
    level,
    category: category || 'app',
    message: message.slice(0, LONGEST_MESSAGE) || '-',
    correlationId,
    ...(metadata && { metadata }),
  }
}
