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
import { browserTimers, noop } from '../platform/timers'
import { putEntry } from '../storage/put-entry'
import type { StoredEntry } from '../storage/rows'
import type { Storage } from '../storage/storage'
import { GUEST_OWNER } from '../storage/viewer'
import { createGuestLines } from './guest-lines'

const GATHER_LINES_MS = 5000
/** Without a network, or where a blocker stops these reports, each try is in vain. */
const LONGEST_PAUSE_MS = 5 * 60_000
/** Endless trouble must not fill the device, and the first lines already say what it is. */
const MOST_WAITING = 10
/** The most lines that are gathered in one go. */
const MOST_GATHERED = 5 * MOST_LINES

/** Sends errors and warnings of this page, a few lines at a time; also a guest's, for whom nobody sends an outbox. */
export function reportErrors(storage: Storage, user: () => string): void {
  const lines: ClientLine[] = []
  let isWaiting = false
  let failures = 0
  let cancelRetry = noop
  const guestLines = createGuestLines(storage)

  async function flush() {
    isWaiting = false
    if (lines.length > 0) await keep(sampledLines(lines.splice(0)))
    // Otherwise the next try is due already.
    if (failures === 0) await sendAsGuest()
  }

  async function keep(told: readonly ClientLine[]) {
    const owner = user()
    const isOwn = ({ kind, user: of }: StoredEntry) => kind === 'log' && of === owner
    // Refused lines make way. Only this user's lines count: those of another user may stay for ever.
    await storage.remove('outbox', (entry) => isOwn(entry) && entry.refused !== undefined)
    const waiting = (await storage.readAll('outbox')).filter(isOwn)
    if (waiting.length >= MOST_WAITING) return
    const body = bodyOf(told)
    if (owner === GUEST_OWNER) await guestLines.keep(body)
    else await putEntry(storage, { user: owner, kind: 'log', body, at: productNow() })
  }

  /** Also sends what a guest of this device left before signing in, or before a reload. */
  async function sendAsGuest() {
    if (await guestLines.send()) return void (failures = 0)
    const pauseMs = Math.min(GATHER_LINES_MS * 2 ** failures, LONGEST_PAUSE_MS)
    failures += 1
    cancelRetry()
    cancelRetry = browserTimers.after(pauseMs, () => void sendAsGuest())
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

/** The lines as JSON holds them, with plain members only. */
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
