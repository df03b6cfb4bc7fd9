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
import type { StoredEntry } from '../storage/rows'
import type { Storage } from '../storage/storage'
import { GUEST_OWNER } from '../storage/viewer'
import { createGuestLines } from './guest-lines'

const GATHER_LINES_MS = 5000
/** Trouble without end fills no device: the first lines say what it is. */
const MOST_WAITING = 10
/** What is gathered in one go. */
const MOST_GATHERED = 5 * MOST_LINES

/** Errors and warnings of this page, a few lines at a time; of a guest too, as whom nobody sends an outbox. */
export function tellErrors(storage: Storage, user: () => string): void {
  const lines: ClientLine[] = []
  let isWaiting = false
  const guestLines = createGuestLines(storage)

  async function flush() {
    isWaiting = false
    if (lines.length > 0) await keep(sampledLines(lines.splice(0)))
    await sendAsGuest()
  }

  async function keep(told: readonly ClientLine[]) {
    const owner = user()
    const isOwn = ({ kind, user: of }: StoredEntry) => kind === 'log' && of === owner
    // What the server does not take makes way; what somebody else has left behind may stay for ever.
    await storage.remove('outbox', (entry) => isOwn(entry) && entry.refused !== undefined)
    const waiting = (await storage.readAll('outbox')).filter(isOwn)
    if (waiting.length >= MOST_WAITING) return
    const body = bodyOf(told)
    if (owner === GUEST_OWNER) await guestLines.keep(body)
    else await putEntry(storage, { user: owner, kind: 'log', body, at: productNow() })
  }

  /** Also what a guest of this device left before signing in, or before a reload. */
  async function sendAsGuest() {
    if (!(await guestLines.send())) wait()
  }

  function wait() {
    if (isWaiting) return
    isWaiting = true
    browserTimers.after(GATHER_LINES_MS, () => void flush())
  }

  log.onAdd((entry) => {
    if (entry.level === 'info') return
    if (lines.length < MOST_GATHERED) lines.push(lineOf(entry))
    wait()
  })
  void sendAsGuest()
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
