import { addDays, easternDay, easternTimeToMs } from '../time/eastern'
import { isScanDue, type Scan } from './game-day-scan'
import { REFRESH_TODAY_MS, STUCK_DAY_READ_MS } from '../time/intervals'

/**
 * Which day's games to request from the feed. Nothing here sends requests: `planPoll` names a day, and `afterReply`
 * (`after-reply.ts`) takes the answer and says whether to show it. If it shows nothing, plan again (in this tick or the
 * next).
 *
 * The previous day is the board until eleven, unless today begins earlier or is already being played. After that, today
 * is the board, and only the previous day's live games are added; so each poll reads the previous day before today.
 */
export interface GameDayState {
  /** The Eastern day of this state; the next day starts with a new one. */
  readonly today: string
  /** Product time at which today's games were last read. */
  readonly readAt?: number
  /** Product time at which today's games could not be read while last night was the board. */
  readonly skippedAt?: number
  /** True when today had games before it had none. */
  readonly emptied?: true
  /** Whether today has a game that starts before the previous day gives way. */
  readonly early?: boolean
  /** What is known of the day before; absent until it was requested. */
  readonly previous?: PreviousDay
  /** Present while today has no games. */
  readonly scan?: Scan
}

export interface PreviousDay {
  /**
   * `stuck`: games remain that may go on. They are suspended, nothing has happened in them for hours, or the answer was
   * without them although none has said how they ended.
   */
  readonly has: 'live' | 'stuck' | 'over' | 'none'
  /** Ids of the games that may go on. */
  readonly open: readonly string[]
  readonly readAt: number
  /** Whether it was read after a board was last shown. */
  readonly isNews: boolean
}

export interface PollPlan {
  readonly day: string
  /**
   * Set when the poll can go on without this day if it cannot be read: the rest of last night, a day of the search, or
   * today while last night is the board.
   */
  readonly skippable?: 'still-live' | 'scan' | 'today'
  readonly state: GameDayState
}

/** Last night's games stay until the Eastern clock shows this hour. */
export const PREVIOUS_DAY_UNTIL_HOUR = 11

/** Today's list may change while another day is shown; look again after this long. */
const TODAY_READ_MS = 3_600_000

export function planPoll(known: GameDayState | undefined, nowMs: number): PollPlan {
  const state = onThisDay(known, nowMs)
  const { today, scan } = state
  const previous = addDays(today, -1)
  if (isPreviousShown(state, nowMs)) return { day: previous, state }
  if (isStillLiveDue(state, nowMs)) return { day: previous, skippable: 'still-live', state }
  if (isTodayAhead(state, nowMs)) return { day: today, skippable: 'today', state }
  // While last night goes on its games stand on the board of today, whether today has any or not.
  if (state.previous?.has === 'live') return { day: today, state }
  if (!scan || isScanDue(scan, nowMs) || !isTodayRead(state, nowMs)) return { day: today, state }
  if (scan.found) return { day: scan.found, state }
  const next = scan.left[0]
  return next ? { day: next, skippable: 'scan', state } : { day: today, state }
}

/** Before eleven the previous day is the board, unless today begins before that or plays already. */
export function isPreviousShown(state: GameDayState, nowMs: number): boolean {
  if (nowMs >= previousDayEndsMs(state.today) || state.previous?.has === 'none' || !isTodayRead(state, nowMs))
    return false
  return state.early === false
}

/** Whether today is only read in case it should be the board already. */
function isTodayAhead(state: GameDayState, nowMs: number): boolean {
  const isOpen = nowMs < previousDayEndsMs(state.today) && !isTodayRead(state, nowMs)
  return isOpen && state.early !== true && state.previous?.has !== 'none'
}

/** On a morning today is read first: only then is it known which day is the board. */
export function isStillLiveDue(state: GameDayState, nowMs: number): boolean {
  const { previous } = state
  if (nowMs < previousDayEndsMs(state.today) && !isTodayRead(state, nowMs)) return false
  if (!previous) return true
  const isDue =
    previous.has === 'live' || (previous.has === 'stuck' && nowMs - previous.readAt >= STUCK_DAY_READ_MS)
  return isDue && !previous.isNews
}

/**
 * A new day starts without knowledge, and so does one whose knowledge is still to come, from before the clock was set
 * back. Games live past midnight are found again as the previous day's.
 */
export function onThisDay(known: GameDayState | undefined, nowMs: number): GameDayState {
  const today = easternDay(nowMs)
  return known?.today === today && !isToCome(known, nowMs) ? known : { today }
}

function isToCome({ readAt = 0, skippedAt = 0, previous }: GameDayState, nowMs: number): boolean {
  return Math.max(readAt, skippedAt, previous?.readAt ?? 0) > nowMs
}

/**
 * At the turn today is read anew, since it becomes the board. A day that lost its games may get them back any time, and
 * one that could not be read in the morning may soon be read.
 */
function isTodayRead({ today, readAt = 0, skippedAt = 0, emptied }: GameDayState, nowMs: number): boolean {
  const turn = previousDayEndsMs(today)
  if (nowMs < turn && nowMs - skippedAt < REFRESH_TODAY_MS) return true
  return (readAt >= turn || nowMs < turn) && nowMs - readAt < (emptied ? REFRESH_TODAY_MS : TODAY_READ_MS)
}

export function previousDayEndsMs(day: string): number {
  return easternTimeToMs(day, PREVIOUS_DAY_UNTIL_HOUR, 0)
}
