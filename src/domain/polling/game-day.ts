import { addDays, easternDay, easternTimeToMs } from '../time/eastern'
import type { Game } from '../game/game'
import { isStuck, isUnderWay } from '../game/stuck'
import { isSuspended } from '../game/suspended'
import {
  beginScan,
  isScanDue,
  isScanVain,
  scanDoubting,
  scanOfDoubtful,
  scanWithout,
  withCalendar,
  type Scan,
} from './game-day-scan'
import type { SimplePhase } from '../seasons/simple-phase'
import { knownStartMs } from '../game/start-time'
import { REFRESH_TODAY_MS, STUCK_DAY_READ_MS } from '../time/intervals'

/**
 * Which day's games to request from the feed. Nothing here sends requests: `planPoll` names a day, `afterReply` takes
 * the answer and says whether to show it. If it shows nothing, plan again (in this tick or the next).
 *
 * The previous day is the board until eleven, unless today begins earlier or is already being played. After that, today
 * is the board, and only the previous day's live games are added; so each poll reads the previous day before today.
 */
export interface GameDayState {
  /** The Eastern day of this state; the next day starts with a new one. */
  readonly today: string
  /** Product time at which today's games were last read. */
  readonly readAt?: number
  /** True when today had games before it had none. */
  readonly emptied?: true
  /** Whether today has a game that starts before the previous day gives way. */
  readonly early?: boolean
  /** What is known of the day before; absent until it was requested. */
  readonly previous?: PreviousDay
  /** Present while today has no games. */
  readonly scan?: Scan
}

interface PreviousDay {
  /** `stuck`: games remain that may go on, live ones in which nothing has happened for hours, or suspended ones. */
  readonly has: 'live' | 'stuck' | 'over' | 'none'
  readonly readAt: number
  /** Whether it was read after a board was last shown. */
  readonly isNews: boolean
}

export interface PollPlan {
  readonly day: string
  /** Set when the poll goes on without this day if it cannot be read: the rest of last night, or a day of the search. */
  readonly skippable?: 'still-live' | 'scan'
  readonly state: GameDayState
}

export interface DayReply {
  readonly games: readonly Game[]
  /** The season of those games, when the feed tells it. */
  readonly season?: { readonly phase: SimplePhase }
  /** Eastern days that have games, when the feed lists them completely. */
  readonly calendar?: readonly string[]
}

export interface AfterReply {
  readonly state: GameDayState
  /** Present when the games of this reply are to be shown, as those of `day`. */
  readonly show?: { readonly day: string; readonly upcoming: boolean; readonly opener: boolean }
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
  if (!scan || isScanDue(scan, nowMs) || !isTodayRead(state, nowMs)) return { day: today, state }
  if (scan.found) return { day: scan.found, state }
  const next = scan.left[0]
  return next ? { day: next, skippable: 'scan', state } : { day: today, state }
}

/** `openers` are the days on which the league's next opener can be, while the league shows its opener. */
export function afterReply(
  known: GameDayState,
  day: string,
  reply: DayReply,
  nowMs: number,
  openers: readonly string[],
): AfterReply {
  const state = onThisDay(known, nowMs)
  if (day === state.today) return afterToday(state, reply, nowMs, openers)
  if (day === addDays(state.today, -1)) return afterPrevious(state, day, reply, nowMs)
  return state.scan ? afterScan(state, state.scan, day, reply) : { state }
}

/** A day of the scan that could not be read is skipped, and the scan made again after a while. */
export function afterScanFailure(state: GameDayState, day: string): GameDayState {
  const { scan } = state
  return { ...state, ...(scan && { scan: scanDoubting(scan, day) }) }
}

/** The search that found nothing goes on among the days that could not be read; undefined if there are none. */
export function withDoubtfulDays(state: GameDayState, nowMs: number): GameDayState | undefined {
  const scan = scanOfDoubtful(state.scan, nowMs)
  return scan && { ...state, scan }
}

/** Last night's games stay as they were until the next poll: a failed request must not keep today from being shown. */
export function afterStillLiveFailure(state: GameDayState): GameDayState {
  const { has, readAt } = state.previous ?? { has: 'stuck', readAt: 0 }
  return { ...state, previous: { has, readAt, isNews: true } }
}

/** Before eleven the previous day is the board, unless today begins before that or plays already. */
function isPreviousShown(state: GameDayState, nowMs: number): boolean {
  if (nowMs >= previousDayEndsMs(state.today) || state.previous?.has === 'none' || !isTodayRead(state, nowMs))
    return false
  return state.early === false
}

/** On a morning today is read first: only then is it known which day is the board. */
function isStillLiveDue(state: GameDayState, nowMs: number): boolean {
  const { previous } = state
  if (nowMs < previousDayEndsMs(state.today) && !isTodayRead(state, nowMs)) return false
  if (!previous) return true
  const isDue =
    previous.has === 'live' || (previous.has === 'stuck' && nowMs - previous.readAt >= STUCK_DAY_READ_MS)
  return isDue && !previous.isNews
}

function afterToday(
  before: GameDayState,
  reply: DayReply,
  nowMs: number,
  openers: readonly string[],
): AfterReply {
  const { scan, emptied, ...rest } = before
  const found = reply.games.length > 0
  const lostGames = !found && (emptied || (before.readAt !== undefined && !scan))
  const read = {
    ...rest,
    readAt: nowMs,
    early: hasEarlyGame(before.today, reply),
    ...(lostGames && { emptied: true as const }),
  }
  const fresh = () => beginScan(read.today, nowMs, openers)
  const state: GameDayState = found ? read : { ...read, scan: currentOrNewScan(scan, fresh, reply, nowMs) }
  if (isPreviousShown(state, nowMs) || isStillLiveDue(state, nowMs)) return { state }
  const isSomethingOn = found || state.previous?.has === 'live'
  return isSomethingOn || isScanVain(state.scan) ? showDay(state, state.today) : { state }
}

function currentOrNewScan(scan: Scan | undefined, fresh: () => Scan, reply: DayReply, nowMs: number): Scan {
  const current = scan && !isScanDue(scan, nowMs) ? scan : fresh()
  return withCalendar(current, reply.calendar)
}

function afterPrevious(before: GameDayState, day: string, reply: DayReply, nowMs: number): AfterReply {
  const state = { ...before, previous: { has: stateOfPreviousDay(reply), readAt: nowMs, isNews: true } }
  return isPreviousShown(state, nowMs) ? showDay(state, day) : { state }
}

function stateOfPreviousDay({ games }: DayReply): PreviousDay['has'] {
  if (games.length === 0) return 'none'
  if (games.some(isUnderWay)) return 'live'
  return games.some((game) => isStuck(game) || isSuspended(game)) ? 'stuck' : 'over'
}

function afterScan(before: GameDayState, scan: Scan, day: string, reply: DayReply): AfterReply {
  if (isFound(scan, reply)) {
    const opener = scan.opener === true && reply.season?.phase !== 'playoffs'
    return {
      state: withPreviousDayShown({ ...before, scan: { ...scan, found: day } }),
      show: { day, upcoming: true, opener },
    }
  }
  const left = scan.found === day ? scanDoubting(scan, day) : scanWithout(scan, day)
  const state = { ...before, scan: withCalendar(left, reply.calendar) }
  return isScanVain(state.scan) && reply.games.length === 0 ? showDay(state, state.today) : { state }
}

/**
 * Games of the preseason open no season. Nor do those of a late final, but they are shown. A day of which all games are
 * called off is no day of next games.
 */
function isFound({ opener }: Scan, { games, season }: DayReply): boolean {
  return games.some(({ phase }) => phase !== 'off') && !(opener && season?.phase === 'preseason')
}

/** Games of today or of last night. */
function showDay(state: GameDayState, day: string): AfterReply {
  return { state: withPreviousDayShown(state), show: { day, upcoming: false, opener: false } }
}

/** Marks what is known of last night as shown, so that the next poll requests it again. */
function withPreviousDayShown(state: GameDayState): GameDayState {
  return state.previous ? { ...state, previous: { ...state.previous, isNews: false } } : state
}

/**
 * A new day starts without knowledge, and so does one whose knowledge is still to come, from before the clock was set
 * back. Games live past midnight are found again as the previous day's.
 */
function onThisDay(known: GameDayState | undefined, nowMs: number): GameDayState {
  const today = easternDay(nowMs)
  return known?.today === today && !isToCome(known, nowMs) ? known : { today }
}

function isToCome({ readAt = 0, previous }: GameDayState, nowMs: number): boolean {
  return Math.max(readAt, previous?.readAt ?? 0) > nowMs
}

/** At the turn today is read anew, since it becomes the board; a day that lost its games may get them back any time. */
function isTodayRead({ today, readAt = 0, emptied }: GameDayState, nowMs: number): boolean {
  const turn = previousDayEndsMs(today)
  return (readAt >= turn || nowMs < turn) && nowMs - readAt < (emptied ? REFRESH_TODAY_MS : TODAY_READ_MS)
}

/** Whether a game begins before the turn or is being played. A game that is stuck or off must not hide results. */
function hasEarlyGame(today: string, { games }: DayReply): boolean {
  return games.some((game) => {
    if (game.phase === 'live') return !isStuck(game)
    if (game.phase === 'off') return false
    // The start of a game that was played is no placeholder, not even Eastern midnight.
    const start = game.phase === 'final' ? Date.parse(game.start ?? '') : knownStartMs(game)
    return (start ?? Infinity) < previousDayEndsMs(today)
  })
}

function previousDayEndsMs(day: string): number {
  return easternTimeToMs(day, PREVIOUS_DAY_UNTIL_HOUR, 0)
}
