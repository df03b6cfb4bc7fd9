import type { Game } from '../game/game'
import type { LinePoint } from '../odds/line-point'
import { spreadsheetTime, tableOf, type Column, type ExportTable } from './export-table'

/** How a line moved: a row for each time that it was written down, the oldest first. */
export function linesTable(game: Game, points: readonly LinePoint[]): ExportTable {
  const columns: readonly Column<LinePoint>[] = [
    ['Game', () => game.id],
    ['Away', () => game.awayTeam.abbreviation],
    ['Home', () => game.homeTeam.abbreviation],
    ['Since (UTC)', ({ at }) => spreadsheetTime(at)],
    ['Line', ({ isOpening, capture }) => (isOpening ? 'opening' : capture)],
    ['Home spread', ({ homeSpread }) => homeSpread],
    ['Away money line', ({ awayMoneyLine }) => awayMoneyLine],
    ['Home money line', ({ homeMoneyLine }) => homeMoneyLine],
    ['Total', ({ overUnder }) => overUnder],
    ['Lines by', ({ provider }) => provider],
  ]
  return tableOf(columns, points)
}
