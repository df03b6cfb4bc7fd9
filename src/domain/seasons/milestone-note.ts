import type { GameBoard } from '../board/board'
import { easternDay } from '../time/eastern'
import { DAY_MS } from '../time/intervals'
import type { Game } from '../game/game'
import { noteOf } from '../game/note'
import { MONTHS } from '../time/months'
import { firstPlayoffDay } from './first-playoff-day'
import { nextMilestone } from './milestone'
import { yearOf } from './month-day'
import type { MilestoneType } from './next-beginning'

/** A milestone further away than this is no news below the games of a day. */
const NEWS_DAYS = 30

type BoardOfDay = Pick<GameBoard, 'sport' | 'games' | 'season' | 'upcoming'>

/**
 * The next milestone as a sentence below the games of a day: `The playoffs begin in 2 days`, or `around Oct 3` where only
 * the usual calendar tells. The offseason screen has its own words for its countdown. Once the games belong to the
 * postseason there is no note, as the usual calendar may be behind them.
 */
export function milestoneNote(board: BoardOfDay, nowMs: number): string | undefined {
  const today = easternDay(nowMs)
  const next = aheadOf(board.sport, today)
  if (!next || board.games.length === 0 || isPostseason(board) || hasBegun(board, next.type)) return undefined
  const beginning = beginningOf(board.sport, next.type)
  // Days of the calendar: when the clocks go forward, the day after tomorrow can be less than 24 hours away.
  const days = (Date.parse(next.date) - Date.parse(today)) / DAY_MS
  if (beginning === undefined || days < 1 || days > NEWS_DAYS) return undefined
  if (!next.isKnown) return `${beginning} around ${shortDate(next.date)}`
  return `${beginning} ${days === 1 ? 'tomorrow' : `in ${days} days`}`
}

interface Ahead {
  readonly type: MilestoneType
  readonly date: string
  /** A rule of weekdays or an announcement tells the very day, not only the usual calendar. */
  readonly isKnown: boolean
}

/** Playoffs of which the very day is known can begin days after their usual day. */
function aheadOf(sport: GameBoard['sport'], today: string): Ahead | undefined {
  const next = nextMilestone(sport, today)
  if (!next) return undefined
  const playoffs = firstPlayoffDay(sport, yearOf(next.date))
  const isTitle = next.type === 'championship'
  if (playoffs !== undefined && (next.type === 'playoffs' || (isTitle && playoffs > today)))
    return { type: 'playoffs', date: playoffs, isKnown: true }
  return { type: next.type, date: next.date, isKnown: isTitle && sport in TITLES }
}

/** `Oct 3`. */
function shortDate(day: string): string {
  return `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`
}

/** Seasons can begin before their usual day, and the games of one tell that better than the calendar. */
function hasBegun({ season, upcoming }: BoardOfDay, type: MilestoneType): boolean {
  switch (type) {
    case 'preseason':
      return season?.phase === 'preseason' || (season?.phase === 'regular' && !upcoming)
    case 'season-start':
      return season?.phase === 'regular'
    default:
      return false
  }
}

function beginningOf(sport: GameBoard['sport'], type: MilestoneType): string | undefined {
  switch (type) {
    case 'preseason':
      return sport === 'MLB' ? 'Spring training begins' : 'The preseason begins'
    case 'season-start':
      return 'The regular season begins'
    case 'playoffs':
      return 'The playoffs begin'
    case 'championship':
      return TITLES[sport] ?? 'The finals begin'
    // Only the postseason leads to these, and it has no note.
    case 'draft':
    case 'free-agency':
      return undefined
  }
}

const TITLES: Partial<Record<GameBoard['sport'], string>> = {
  NFL: 'The Super Bowl is',
  NCAAF: 'The title game is',
  NCAAB: 'The title game is',
}

function isPostseason({ games, season }: BoardOfDay): boolean {
  return season?.phase === 'playoffs' || games.some(isPostseasonGame)
}

const ROUNDS =
  /play-?offs?|wild.?card|divisional|semi-?final|quarter-?final|\bbowl\b|final four|march madness/i

function isPostseasonGame(game: Game): boolean {
  const { series, poRoundDesc, seriesGameNumber, gameSubtype = '' } = game
  const isInSeries = series !== undefined || seriesGameNumber !== undefined || poRoundDesc !== undefined
  return isInSeries || ROUNDS.test(noteOf(game)) || /^(RD16|QTR|SEMI|FINAL|PLAYOFF)$|bowl/i.test(gameSubtype)
}
