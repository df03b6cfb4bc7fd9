import type { GameAnswer } from '../box-score/game-answer'
import { hasOwnFigures } from '../box-score/own-figures'
import type { PlayerTable } from '../box-score/player-table'
import type { Game } from '../game/game'
import type { CsvCell } from './csv'
import { figure, figures, tableOf, type Column, type ExportTable } from './export-table'

/** One figure of a box score, and where in it the figure stands. */
interface Entry {
  readonly part: 'Line score' | 'Season so far' | 'Team comparison' | 'Players' | 'Scoring'
  readonly team: string | undefined
  readonly group?: string
  readonly player?: string
  readonly statistic: string
  readonly value: CsvCell
  /** The second number of a pair: the 31 in `22/31` passes. */
  readonly second?: CsvCell
}

/**
 * A box score as one table. Its parts have different columns, so a row is one figure: that is what filters and pivot
 * tables ask for.
 */
export function boxScoreTable(answer: GameAnswer, game: Game | undefined): ExportTable {
  const entries = [
    ...lineScore(answer),
    ...comparison(answer, game),
    ...players(answer, game),
    ...scoring(answer),
  ]
  return tableOf([['Game', () => answer.id], ...COLUMNS], entries)
}

const COLUMNS: readonly Column<Entry>[] = [
  ['Part', ({ part }) => part],
  ['Team', ({ team }) => team],
  ['Group', ({ group }) => group],
  ['Player', ({ player }) => player],
  ['Statistic', ({ statistic }) => statistic],
  ['Value', ({ value }) => value],
  ['Second value', ({ second }) => second],
]

function lineScore({ lineScore: lines }: GameAnswer): readonly Entry[] {
  if (!lines) return []
  return [lines.away, lines.home].flatMap(({ team, cells }) =>
    lines.columns.map((statistic, index) => ({
      part: 'Line score',
      team,
      statistic,
      value: figure(cells[index]),
    })),
  )
}

function comparison(
  { teamComparison = [], ...answer }: GameAnswer,
  game: Game | undefined,
): readonly Entry[] {
  const { away, home } = teamsOf(answer, game)
  const part = hasOwnFigures(answer) ? 'Team comparison' : 'Season so far'
  return teamComparison.flatMap((row) => [
    withFigures({ part, team: away, statistic: row.statistic }, row.away),
    withFigures({ part, team: home, statistic: row.statistic }, row.home),
  ])
}

function players({ playerTables, ...answer }: GameAnswer, game: Game | undefined): readonly Entry[] {
  const { away, home } = teamsOf(answer, game)
  const { away: ofAway = [], home: ofHome = [] } = playerTables ?? {}
  return [...ofAway.flatMap(entriesOf(away)), ...ofHome.flatMap(entriesOf(home))]
}

function entriesOf(team: string | undefined) {
  return ({ title, labels, rows }: PlayerTable): readonly Entry[] =>
    rows.flatMap(({ name, stats }) =>
      labels.map((statistic, index) =>
        withFigures({ part: 'Players', team, group: title, player: name, statistic }, stats[index] ?? ''),
      ),
    )
}

function scoring({ plays = [] }: GameAnswer): readonly Entry[] {
  return plays.map(({ team, period, clock, text, awayScore, homeScore }) => ({
    part: 'Scoring',
    team: team || undefined,
    group: [period, clock].filter(Boolean).join(' '),
    statistic: text,
    value: awayScore,
    second: homeScore,
  }))
}

function withFigures(entry: Omit<Entry, 'value' | 'second'>, text: string): Entry {
  const [value, second] = figures(text)
  return { ...entry, value, second }
}

/** Without a game from a board, the teams' names come from the line score. */
function teamsOf({ lineScore: lines }: Pick<GameAnswer, 'lineScore'>, game: Game | undefined) {
  return {
    away: game?.awayTeam.abbreviation ?? lines?.away.team ?? 'Away',
    home: game?.homeTeam.abbreviation ?? lines?.home.team ?? 'Home',
  }
}
