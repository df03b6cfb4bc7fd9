import { pageVisibility } from './visibility'
import type { Cancel } from './timers'

/** A timer that waited while the device slept waits for the rest of its time; scores must be right within a second. */
const LOOK_MS = 250
/** The timer of a page in sight is never this late unless the device slept, or stood still. */
const SLEPT_MS = 5000
/** Browsers let the timers of hidden pages wait for a minute. */
const SLEPT_HIDDEN_MS = 150_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let lastMs = 0

/**
 * Calls back when the page goes on after a time in which none of its code ran: the device slept, or the browser had
 * frozen or stored the page. Not every browser fires an event for this, so the clock is watched.
 */
export function onAwake(run: () => void): Cancel {
  if (listeners.size === 0) begin()
  listeners.add(run)
  return () => {
    listeners.delete(run)
    if (listeners.size === 0) end()
  }
}

function begin() {
  lastMs = Date.now()
  timer = setInterval(look, LOOK_MS)
  document.addEventListener('resume', tell)
  addEventListener('pageshow', tellIfStored)
}

function end() {
  clearInterval(timer)
  document.removeEventListener('resume', tell)
  removeEventListener('pageshow', tellIfStored)
}

function look() {
  const passedMs = Date.now() - lastMs
  lastMs = Date.now()
  if (passedMs > (pageVisibility.isVisible() ? SLEPT_MS : SLEPT_HIDDEN_MS)) tell()
}

function tellIfStored({ persisted }: PageTransitionEvent) {
  if (persisted) tell()
}

function tell() {
  for (const run of listeners) run()
}
