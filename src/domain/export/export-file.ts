import type { Board } from '../board/board'
import type { GameAnswer } from '../box-score/game-answer'
import type { Game } from '../game/game'
import { leagueOf, type GameSlug, type Slug } from '../league'
import type { LinePoint } from '../odds/line-point'
import type { OddsRows } from '../odds/odds-board'
import { withoutLockedParts } from '../people/gates/game-parts'
import { PERMISSIONS, type Permission } from '../people/tiers/permission'
import { boardTable, gamesTable } from './board-table'
import { boxScoreTable } from './box-score-table'
import { csvFile } from './csv'
import { spreadsheetTime, type ExportTable } from './export-table'
import { exportName } from './export-name'
import { linesTable } from './lines-table'

/** What is exported as this device has it, and when the server last confirmed it. */
export type Exported = { readonly checkedAt: string } & (
  | {
      readonly kind: 'board'
      readonly slug: Slug
      readonly board: Board
      readonly odds: OddsRows | undefined
    }
  | {
      readonly kind: 'day'
      readonly slug: GameSlug
      readonly day: string
      readonly games: readonly Game[]
    }
  | {
      readonly kind: 'box-score'
      readonly slug: GameSlug
      readonly game: Game | undefined
      readonly answer: GameAnswer
    }
  | {
      readonly kind: 'lines'
      readonly slug: GameSlug
      readonly game: Game
      readonly points: readonly LinePoint[]
    }
)

export const EXPORT_FORMATS = ['csv', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export interface ExportFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

/** A spreadsheet of headings alone would look like a file that failed, so it is made only of something with rows. */
export function formatsOf(exported: Exported): readonly ExportFormat[] {
  return tableFor(exported).rows.length > 0 ? EXPORT_FORMATS : ['json']
}

/** The file without the parts that its reader may not see; undefined when nothing else is left. */
export function exportFile(
  exported: Exported,
  format: ExportFormat,
  can: readonly Permission[],
): ExportFile | undefined {
  const open = openPart(exported, can)
  if (!open) return undefined
  const name = `${exportName(open)}.${format}`
  return format === 'csv'
    ? { name, type: 'text/csv;charset=utf-8', text: csvOf(open) }
    : { name, type: 'application/json', text: `${JSON.stringify({ v: 1, ...open }, null, 2)}\n` }
}

function openPart(exported: Exported, can: readonly Permission[]): Exported | undefined {
  const mayOdds = can.includes('view_betting_odds')
  switch (exported.kind) {
    case 'board':
      return mayOdds ? exported : { ...exported, odds: undefined }
    case 'day':
      return exported
    case 'box-score':
      return { ...exported, answer: openAnswer(exported.answer, can) }
    case 'lines':
      return mayOdds ? exported : undefined
  }
}

/** The server has removed parts already, but by the permissions that the reader had at that time. */
function openAnswer({ id, sport, locked, ...parts }: GameAnswer, can: readonly Permission[]): GameAnswer {
  const open = withoutLockedParts(parts, sport, can)
  const missing = [...locked, ...open.locked]
  return { id, sport, ...open, locked: PERMISSIONS.filter((name) => missing.includes(name)) }
}

/** League and age stand in each row, so that they stay with it when rows of several files are put together. */
function csvOf(exported: Exported): string {
  const { columns, rows } = tableFor(exported)
  const { label } = leagueOf(exported.slug)
  const asOf = spreadsheetTime(exported.checkedAt)
  return csvFile([['League', ...columns, 'As of (UTC)'], ...rows.map((row) => [label, ...row, asOf])])
}

function tableFor(exported: Exported): ExportTable {
  switch (exported.kind) {
    case 'board':
      return boardTable(exported.board, exported.odds)
    case 'day':
      return gamesTable(exported, undefined)
    case 'box-score':
      return boxScoreTable(exported.answer, exported.game)
    case 'lines':
      return linesTable(exported.game, exported.points)
  }
}
