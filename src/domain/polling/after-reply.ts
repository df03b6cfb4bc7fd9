import { addDays } from '../time/eastern'
import type { Game } from '../game/game'
import { isStuck, isUnderWay } from '../game/stuck'
import { isSuspended } from '../game/suspended'
import {
  isPreviousShown,
  isStillLiveDue,
  onThisDay,
  previousDayEndsMs,
  type GameDayState,
  type PreviousDay,
} from './game-day'
import {
  beginScan,
  isScanDue,
  isScanVain,
  scanDoubting,
  scanWithout,
  withCalendar,
  type Scan,
} from './game-day-scan'
import type { SimplePhase } from '../seasons/simple-phase'
import { knownStartMs } from '../game/start-time'

export interface DayReply {
  readonly games: readonly Game[]
  /** Ids of this day's games that the board shows as live. The reply may lack them, or have them broken. */
  readonly shownLive?: readonly string[]
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

function afterToday(
  before: GameDayState,
  reply: DayReply,
  nowMs: number,
  openers: readonly string[],
): AfterReply {
  const { scan, emptied, skippedAt: _answered, ...rest } = before
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
  const open = openGames(before.previous?.open ?? [], reply)
  const has = stateOfPreviousDay(reply, open)
  const state = { ...before, previous: { has, open, readAt: nowMs, isNews: true } }
  return isPreviousShown(state, nowMs) ? showDay(state, day) : { state }
}

/** A game that was being played stays open until a reply says how it ended. */
function openGames(known: readonly string[], { games, shownLive = [] }: DayReply): readonly string[] {
  const open = new Set([...known, ...shownLive])
  for (const game of games) {
    if (game.phase === 'live' || isSuspended(game)) open.add(game.id)
    else open.delete(game.id)
  }
  return [...open]
}

function stateOfPreviousDay({ games }: DayReply, open: readonly string[]): PreviousDay['has'] {
  if (games.length === 0) return 'none'
  if (games.some(isUnderWay)) return 'live'
  return open.length > 0 ? 'stuck' : 'over'
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
