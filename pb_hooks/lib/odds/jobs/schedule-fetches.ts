import type { Game } from '../../../../src/domain/game/game'
import { GAME_LEAGUES } from '../../../../src/domain/league'
import { parseOddsSport } from '../../../../src/domain/odds/odds-sport'
import { ODDS_LOOK_AHEAD_MS } from '../../../../src/domain/time/intervals'
import { comingGames, type ShownGame } from '../../../../src/domain/operations/odds-schedule/coming-games'
import {
  scheduleWrites,
  type ComingGame,
  type ScheduleWrite,
} from '../../../../src/domain/operations/odds-schedule/schedule'
import { startTimeMs } from '../../../../src/domain/game/start-time'
import { loadBoard } from '../../boards/board-memory'
import { iso } from '../../server/time'
import { timeIn } from '../odds-records'
import { allScheduleRows, insertRow, overwriteRow } from './schedule-rows'

/** Sees to it that every game of the next 7 days has its fetch before the start. */
export function scheduleFetches(nowMs: number): void {
  const games = comingGames(gamesOnBoards(), gamesWithOdds(nowMs))
  $app.runInTransaction((tx) => {
    for (const write of scheduleWrites(games, allScheduleRows(tx), nowMs)) carryOut(tx, write, nowMs)
  })
}

function carryOut(tx: CoreApp, write: ScheduleWrite, nowMs: number): void {
  if (write.kind === 'insert') insertRow(tx, write.row, nowMs)
  else overwriteRow(tx, write.id, write.row, nowMs)
}

function gamesWithOdds(nowMs: number): readonly ComingGame[] {
  const from = iso(nowMs).replace('T', ' ')
  const to = iso(nowMs + ODDS_LOOK_AHEAD_MS).replace('T', ' ')
  return $app.findAllRecords('game_odds', $dbx.between('game_date', from, to)).flatMap((row) => {
    const startMs = row ? startTimeMs(timeIn(row, 'game_date')) : undefined
    if (!row || startMs === undefined) return []
    return [
      {
        gameId: row.getString('game_id'),
        sport: row.getString('sport'),
        startMs,
        homeTeam: row.getString('home_team'),
        awayTeam: row.getString('away_team'),
      },
    ]
  })
}

function gamesOnBoards(): readonly ShownGame[] {
  return GAME_LEAGUES.filter(({ sport }) => parseOddsSport(sport)).flatMap(({ slug, sport }) => {
    const board = loadBoard(slug)
    const games: readonly Game[] = board && 'games' in board ? board.games : []
    return games.map((game) => ({ sport, game }))
  })
}
