import { addDays } from '../time/eastern'
import { UPCOMING_SEARCH_DAYS } from '../time/intervals'

/** The search for the next day with games, one request at a time. */
export interface Scan {
  readonly startedAt: number
  /** Days still to ask, the earliest first. */
  readonly left: readonly string[]
  /** The day with games; only it is read again. */
  readonly found?: string
  /** True when it looks for the opener of the next season and not for any games. */
  readonly opener?: true
  /** Days that could not be read, or that lost their games, so that `found` may not be the first. */
  readonly doubtful?: readonly string[]
}

const SCAN_AGAIN_MS = 3_600_000
/** For so long a search waits for the days that it could not read. */
const DOUBTED_MS = 600_000

/** The search for the next games, or among the days that are given for the next opener. */
export function beginScan(today: string, nowMs: number, openers: readonly string[]): Scan {
  if (openers.length > 0) return { startedAt: nowMs, left: openers, opener: true }
  const left = Array.from({ length: UPCOMING_SEARCH_DAYS }, (_, index) => addDays(today, index + 1))
  return { startedAt: nowMs, left }
}

/**
 * A found day holds until the day changes. A scan that found nothing, or skipped a doubtful day, is repeated, and so is
 * one from before the clock was set back.
 */
export function isScanDue(scan: Scan, nowMs: number): boolean {
  const isSure = scan.found !== undefined && !scan.doubtful
  const isToCome = scan.startedAt > nowMs
  return isToCome || (!isSure && nowMs - scan.startedAt >= SCAN_AGAIN_MS)
}

export function isScanVain(scan: Scan | undefined): boolean {
  return scan !== undefined && scan.found === undefined && scan.left.length === 0
}

/** Crosses a day out; if it is the found day, it has lost its games and no longer counts as found. */
export function scanWithout(scan: Scan, day: string): Scan {
  const { found: _lost, ...rest } = scan
  const search = scan.found === day ? rest : scan
  return { ...search, left: scan.left.filter((candidate) => candidate !== day) }
}

/** Crosses a day out of which nothing certain is known. */
export function scanDoubting(scan: Scan, day: string): Scan {
  return { ...scanWithout(scan, day), doubtful: [...(scan.doubtful ?? []), day] }
}

/** Whether the search began so recently that days which cannot be read are waited for. */
export function isScanFresh(scan: Scan | undefined, nowMs: number): boolean {
  return scan !== undefined && nowMs - scan.startedAt < DOUBTED_MS
}

/** The search among the days that it could not read; undefined if it is not in vain, or has done so for long enough. */
export function scanOfDoubtful(scan: Scan | undefined, nowMs: number): Scan | undefined {
  if (!scan?.doubtful || !isScanVain(scan) || !isScanFresh(scan, nowMs)) return undefined
  const { doubtful, ...rest } = scan
  return { ...rest, left: doubtful }
}

/** Leaves out the days that the calendar knows to be empty. Beyond its ends it knows nothing. */
export function withCalendar(scan: Scan, calendar: readonly string[] | undefined): Scan {
  if (!calendar) return scan
  const isRuledOut = (day: string) =>
    !calendar.includes(day) && calendar.some((known) => known < day) && calendar.some((known) => known > day)
  return { ...scan, left: scan.left.filter((day) => !isRuledOut(day)) }
}
