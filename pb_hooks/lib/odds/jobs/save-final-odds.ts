import { gamesOf } from '../../../../src/domain/board/board'
import type { GameLeague } from '../../../../src/domain/league'
import { oddsRow } from '../../../../src/domain/odds/odds-board'
import type { OddsLine } from '../../../../src/domain/odds/odds-line'
import { parseOddsSport } from '../../../../src/domain/odds/odds-sport'
import { oddsWrite, type OddsWrite } from '../../../../src/domain/odds/odds-write'
import { isOvertaken } from '../../../../src/domain/odds/overtaken'
import { storedLine } from '../../../../src/domain/odds/stored-line'
import type { ScheduleRow } from '../../../../src/domain/operations/odds-schedule/schedule'
import { loadBoard } from '../../boards/board-memory'
import { findLineAlerts } from '../../game-alerts/find-alerts'
import { epochNow } from '../../server/epoch'
import { iso, productNow } from '../../server/time'
import { forgetOdds, recallOdds, rememberOdds } from '../odds-memory'
import { oddsVersion } from '../odds-version'
import { findGameOdds, saveOddsWrites } from '../odds-store'
import { openedLine } from '../opened-line'
import { publishOdds } from '../publish-odds'
import type { FetchedLine } from './fetch-final-line'

/**
 * Saves `Final odds - …` together with what `also` writes, so that neither stands without the other. A line that a poll
 * saved while this one was on its way stays, and only gets the mark.
 */
export function saveFinalOdds(
  league: GameLeague,
  row: ScheduleRow,
  { line, askedAt }: FetchedLine,
  also: (tx: CoreApp) => void,
): void {
  const sport = parseOddsSport(league.sport)
  if (!sport) return
  const epoch = epochNow()
  const { game_id: id, home_team: homeTeam, away_team: awayTeam } = row
  const game = { id, sport, homeTeam, awayTeam, date: iso(row.game_start_time) }
  let moves: readonly OddsWrite[] = []
  try {
    $app.runInTransaction((tx) => {
      const at = iso(productNow())
      const [stored] = findGameOdds(tx, sport, [id])
      const newer = isOvertaken(stored, { askedAt, at }) ? stored : undefined
      const kept = newer ? storedLine(newer) : line
      const write = oddsWrite(stored, { game, line: kept, capture: 'final', at })
      if (write) saveOddsWrites(tx, [write])
      if (write) publishWrite(tx, league, write, { line: newer ? undefined : line, at, epoch })
      also(tx)
      moves = write?.history ? [write] : []
    })
  } catch (error) {
    forgetOdds(league.slug)
    throw error
  }
  if (moves.length > 0) tellFans(league, moves)
}

/** The next poll finds the line as it was saved here, and so sees no move. */
function tellFans({ slug }: GameLeague, moves: readonly OddsWrite[]): void {
  const board = loadBoard(slug)
  if (board) findLineAlerts(slug, moves, gamesOf(board), { openedLine, nowMs: productNow() })
}

/**
 * Only a game of the current board has a row there; without a memory the next poll brings the board up to date. Shown is
 * the line of the answer, else the last one: the record still has what the book has taken down.
 */
function publishWrite(
  tx: CoreApp,
  { slug }: GameLeague,
  { record }: OddsWrite,
  { line, at, epoch }: { readonly line: OddsLine | undefined; readonly at: string; readonly epoch: string },
): void {
  const memory = recallOdds(slug, [record.game_id])
  const row = oddsRow(line ?? memory?.board.rows[record.game_id], record)
  if (!memory || !row) return
  const rows = { ...memory.board.rows, [record.game_id]: row }
  const checkedAt = oddsVersion(slug)?.checkedAt ?? at
  const board = publishOdds(tx, slug, memory.board, rows, { checkedAt, epoch })
  rememberOdds(slug, { ...memory, board, records: { ...memory.records, [record.game_id]: record } })
}
