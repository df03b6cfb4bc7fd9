import type { GameSport } from '../league'
import { PERIODS, type PeriodSport } from './periods'

/** One team's part of the line score: its score in each period and in all. */
export interface TeamLine {
  readonly team: string
  /** Nothing for a period that has not been played, or not by this team. */
  readonly periods: readonly (number | undefined)[]
  /** Nothing where the feed does not tell it. */
  readonly score?: number | undefined
  /** Baseball's, where the feed counts them. */
  readonly hits?: number | undefined
  readonly errors?: number | undefined
}

export interface LineScore {
  readonly columns: readonly string[]
  readonly away: LineScoreRow
  readonly home: LineScoreRow
}

export interface LineScoreRow {
  readonly team: string
  readonly cells: readonly string[]
}

const INNINGS = 9
const RUNS = 'R'
const TOTAL = 'Total'
const NOT_PLAYED = '-'

export function lineScore(sport: GameSport, away: TeamLine, home: TeamLine): LineScore {
  const played = Math.max(away.periods.length, home.periods.length)
  return sport === 'MLB' ? innings(played, away, home) : periods(sport, played, away, home)
}

/** Innings 1 to 9 and the extra ones that were played, then R, H and E. */
function innings(played: number, away: TeamLine, home: TeamLine): LineScore {
  const count = Math.max(INNINGS, played)
  const row = (line: TeamLine) => ({
    team: line.team,
    cells: [...cells(line, count), cell(line.score), cell(line.hits), cell(line.errors)],
  })
  return { columns: [...columns(count, String), RUNS, 'H', 'E'], away: row(away), home: row(home) }
}

/** Q1 to Q4, P1 to P3 or H1 and H2, one OT column however many overtimes there were, and Total. */
function periods(sport: PeriodSport, played: number, away: TeamLine, home: TeamLine): LineScore {
  const { regular, letter } = PERIODS[sport]
  const hasOvertime = played > regular
  const row = (line: TeamLine) => ({
    team: line.team,
    cells: [
      ...cells(line, regular),
      ...(hasOvertime ? [cell(sum(line.periods.slice(regular)))] : []),
      cell(line.score),
    ],
  })
  const overtime = hasOvertime ? ['OT'] : []
  const names = columns(regular, (period) => `${letter}${period}`)
  return { columns: [...names, ...overtime, TOTAL], away: row(away), home: row(home) }
}

export interface Scores {
  readonly away: number
  readonly home: number
}

/** Both teams' scores, from the column that adds up the periods; undefined where it lacks one. */
export function scoresIn(line: LineScore): Scores | undefined {
  const at = line.columns.findIndex((name) => name === RUNS || name === TOTAL)
  const [away, home] = [line.away, line.home].map(({ cells: all }) => Number(all[at]))
  return Number.isNaN(away! + home!) ? undefined : { away: away!, home: home! }
}

function columns(count: number, nameOf: (period: number) => string): readonly string[] {
  return Array.from({ length: count }, (_, index) => nameOf(index + 1))
}

function cells(line: TeamLine, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => cell(line.periods[index]))
}

function cell(value: number | undefined): string {
  return value === undefined ? NOT_PLAYED : String(value)
}

function sum(values: readonly (number | undefined)[]): number | undefined {
  const given = values.filter((value) => value !== undefined)
  return given.length === 0 ? undefined : given.reduce((total, value) => total + value, 0)
}
