import {
  ODDS_FETCH_BEFORE_START_MS,
  ODDS_FETCH_WINDOW_MS,
  ODDS_KEPT_AFTER_START_MS,
  ODDS_LOOK_AHEAD_MS,
} from '../../time/intervals'
import { parseOddsSport } from '../../odds/odds-sport'

export type ScheduleStatus = 'scheduled' | 'fetching' | 'fetched' | 'failed'

/** A row of `pregame_odds_schedule`; times are milliseconds since 1970, product time. */
export interface ScheduleRow {
  readonly id: string
  readonly game_id: string
  readonly sport: string
  readonly scheduled_fetch_time: number
  readonly game_start_time: number
  readonly home_team: string
  readonly away_team: string
  readonly status: ScheduleStatus
}

export interface ComingGame {
  readonly gameId: string
  readonly sport: string
  readonly startMs: number
  readonly homeTeam: string
  readonly awayTeam: string
}

export type ScheduleWrite =
  | { readonly kind: 'insert'; readonly row: Omit<ScheduleRow, 'id'> }
  | { readonly kind: 'move'; readonly id: string; readonly row: Omit<ScheduleRow, 'id'> }

/**
 * The writes after which every game of the next 7 days has a planned fetch. Running it again writes nothing.
 */
export function scheduleWrites(
  games: readonly ComingGame[],
  rows: readonly ScheduleRow[],
  nowMs: number,
): readonly ScheduleWrite[] {
  const known = new Map(rows.map((row) => [keyOf(row.sport, row.game_id), row]))
  const coming = games.filter((game) => isScheduled(game, nowMs))
  const once = new Map(coming.map((game) => [keyOf(game.sport, game.gameId), game]))
  return [...once].flatMap(([key, game]) => writeFor(game, known.get(key), nowMs))
}

export function isCleanedUp(row: Pick<ScheduleRow, 'game_start_time'>, nowMs: number): boolean {
  return nowMs - row.game_start_time > ODDS_KEPT_AFTER_START_MS
}

function isScheduled(game: ComingGame, nowMs: number): boolean {
  const ahead = game.startMs - nowMs
  return parseOddsSport(game.sport) !== undefined && ahead > 0 && ahead <= ODDS_LOOK_AHEAD_MS
}

/**
 * The odds of a game that was moved are fetched again before its new start. When there is no time left for that, those
 * that were fetched before the old one are the final odds.
 */
function writeFor(game: ComingGame, row: ScheduleRow | undefined, nowMs: number): readonly ScheduleWrite[] {
  const next = rowFor(game)
  if (!row) return [{ kind: 'insert', row: next }]
  if (row.game_start_time === game.startMs && !isDoneTooSoon(row, nowMs)) return []
  const isTooLate = nowMs - next.scheduled_fetch_time > ODDS_FETCH_WINDOW_MS
  const { status, scheduled_fetch_time } = row
  const kept = isTooLate && status === 'fetched' ? { status, scheduled_fetch_time } : {}
  return [{ kind: 'move', id: row.id, row: { ...next, ...kept } }]
}

/** What was done at a time that is still to come was done before the clock was set back; it is to be done again. */
function isDoneTooSoon({ status, scheduled_fetch_time }: ScheduleRow, nowMs: number): boolean {
  const isDone = status === 'fetched' || status === 'failed'
  return isDone && scheduled_fetch_time - nowMs > ODDS_FETCH_WINDOW_MS
}

function rowFor(game: ComingGame): Omit<ScheduleRow, 'id'> {
  return {
    game_id: game.gameId,
    sport: game.sport,
    scheduled_fetch_time: game.startMs - ODDS_FETCH_BEFORE_START_MS,
    game_start_time: game.startMs,
    home_team: game.homeTeam,
    away_team: game.awayTeam,
    status: 'scheduled',
  }
}

function keyOf(sport: string, gameId: string): string {
  return `${sport} ${gameId}`
}
