import { isObject } from '../domain/json'
import { parseJson } from '../domain/parse-json'
import { REFRESH_LIVE_MS } from '../domain/time/intervals'
import { productTime, wallWaitMs, WALL_CLOCK, type ClockSetting } from '../domain/time/product-clock'
import { localValues, type LocalValues } from './local-values'
import { STORAGE_KEYS } from './storage-keys'

/** Product time in the browser, corrected by the server: right on a device whose clock is a day off. */
export interface BrowserClock {
  now(): number
  /** Whether a server has ever said what time it is; before that `now` is the device's guess. */
  hasServerTime(): boolean
  /** How long to wait on the wall clock for so much product time. */
  waitMs(productMs: number): number
  /** Takes the time that the server said; the pace stays as it was unless the server said that too. */
  learn(serverNow: number, rate?: number, liveMs?: number): void
  /** How often the server asks the feed while games are live. */
  liveMs(): number
  /** Product seconds in a second of wall time. */
  rate(): number
  /** Calls back when the time turns out to be different. Returns a function that stops this. */
  onJump(listener: () => void): () => void
}

interface Setting extends ClockSetting {
  readonly liveMs: number
}

const DEVICE_TIME: Setting = { ...WALL_CLOCK, liveMs: REFRESH_LIVE_MS }

/** Nobody sees a smaller jump. */
const JUMP_MS = 1000

/** A device clock that goes back by less than this may have been corrected a bit, or be inexact. */
const SET_BACK_MS = 1000
/** How often the current time is stored: a page that opens later knows that it is not earlier than that. */
const WRITTEN_MS = 60_000

/** What the clock said last, and when that was on a clock that nobody can set. */
interface LastReading {
  readonly text: string
  readonly now: number
  readonly steady: number
}

/**
 * Kept from visit to visit, and shared by the tabs, so that ages are right offline too. Only the server may turn this
 * clock back: setting back the device's clock must not make a score younger. `steady` runs while the page runs.
 */
export function createBrowserClock(
  values: LocalValues,
  wall: () => number,
  steady: () => number = () => performance.now(),
): BrowserClock {
  const listeners = new Set<() => void>()
  const setting = () => parseSetting(values.read(STORAGE_KEYS.clock))
  let last: LastReading | undefined

  function now(): number {
    const text = values.read(STORAGE_KEYS.clock)
    const known = parseSetting(text)
    const told = productTime(known, wall())
    // A device that no server has told the time has no scores that could grow younger.
    if (text === undefined) return told
    const least = leastOf(text, known)
    const isSetBack = told < least - SET_BACK_MS * known.rate
    const time = isSetBack ? least : told
    const isToWrite = isSetBack || wall() - known.anchor > WRITTEN_MS
    const next = isToWrite ? write({ ...known, start: time, anchor: wall() }) : text
    last = { text: next, now: time, steady: steady() }
    return time
  }

  /** The earliest time that it can be. If the server or another tab has written a new setting, that is its `start`. */
  function leastOf(text: string, { start, rate }: Setting): number {
    return last && last.text === text ? last.now + (steady() - last.steady) * rate : start
  }

  function write(next: Setting): string {
    const text = JSON.stringify(next)
    values.write(STORAGE_KEYS.clock, text)
    return text
  }

  return {
    now,
    hasServerTime: () => values.read(STORAGE_KEYS.clock) !== undefined,
    waitMs: (productMs) => wallWaitMs(setting(), productMs),
    liveMs: () => setting().liveMs,
    rate: () => setting().rate,
    learn(serverNow, rate, liveMs = REFRESH_LIVE_MS) {
      if (!Number.isFinite(serverNow)) return
      const known = setting()
      const isJump = Math.abs(serverNow - now()) > JUMP_MS
      const learned: Setting = {
        ...known,
        ...(rate !== undefined && { rate, liveMs }),
        start: serverNow,
        anchor: wall(),
      }
      write(learned)
      if (isJump) for (const listener of listeners) listener()
    },
    onJump(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function parseSetting(text: string | undefined): Setting {
  const stored = parseJson(text)
  if (!isObject(stored)) return DEVICE_TIME
  const { start, anchor, rate, liveMs = REFRESH_LIVE_MS } = stored
  if (isNumber(start) && isNumber(anchor) && isNumber(rate) && isNumber(liveMs))
    return { start, anchor, rate, liveMs }
  return DEVICE_TIME
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

export const browserClock = createBrowserClock(localValues, wallNow)

/** What the clock of the device says, right or wrong. */
export function wallNow(): number {
  return Date.now()
}

/** Product time now, in milliseconds since 1970. */
export function productNow(): number {
  return browserClock.now()
}
