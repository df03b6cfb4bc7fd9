import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAME_SPORTS, type GameSport } from '../league'
import { lineScore, type TeamLine } from './line-score'

function line(
  team: string,
  periods: readonly (number | undefined)[],
  extra: Partial<TeamLine> = {},
): TeamLine {
  return { team, periods, score: periods.reduce<number>((sum, one) => sum + (one ?? 0), 0), ...extra }
}

describe('001 section 2: line score', () => {
  it.each([
    ['NFL', 4, ['Q1', 'Q2', 'Q3', 'Q4', 'Total']],
    ['NFL', 5, ['Q1', 'Q2', 'Q3', 'Q4', 'OT', 'Total']],
    ['NCAAF', 7, ['Q1', 'Q2', 'Q3', 'Q4', 'OT', 'Total']],
    ['NBA', 1, ['Q1', 'Q2', 'Q3', 'Q4', 'Total']],
    ['NHL', 3, ['P1', 'P2', 'P3', 'Total']],
    ['NHL', 4, ['P1', 'P2', 'P3', 'OT', 'Total']],
    ['NCAAB', 2, ['H1', 'H2', 'Total']],
    ['NCAAB', 3, ['H1', 'H2', 'OT', 'Total']],
    ['MLB', 3, ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'R', 'H', 'E']],
    ['MLB', 11, ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', 'R', 'H', 'E']],
  ] as const)('%s after %d periods has the columns %j', (sport, count, columns) => {
    const periods = Array.from({ length: count }, () => 1)
    expect(lineScore(sport, line('AWA', periods), line('HOM', periods)).columns).toEqual(columns)
  })

  it('sums several overtimes in one column', () => {
    const { away } = lineScore(
      'NBA',
      line('AWA', [20, 20, 20, 20, 10, 8]),
      line('HOM', [20, 20, 20, 20, 10, 9]),
    )
    expect(away).toEqual({ team: 'AWA', cells: ['20', '20', '20', '20', '18', '98'] })
  })

  it('shows no overtime of a team for which the feed gives none', () => {
    const rows = lineScore('NBA', line('AWA', [20, 20, 20, 20]), line('HOM', [20, 20, 20, 20, 0]))
    expect([rows.away.cells.at(-2), rows.home.cells.at(-2)]).toEqual(['-', '0'])
  })

  it('leaves out periods that were not played, such as an unneeded home half of the 9th', () => {
    const away = line('AWA', [0, 0, 0, 1, 3, 0, 0, 1, 0], { hits: 10, errors: 0 })
    const home = line('HOM', [0, 0, 0, 0, 2, 0, 5, 0], { hits: 9 })
    const rows = lineScore('MLB', away, home)
    expect(rows.away.cells).toEqual(['0', '0', '0', '1', '3', '0', '0', '1', '0', '5', '10', '0'])
    expect(rows.home.cells).toEqual(['0', '0', '0', '0', '2', '0', '5', '0', '-', '7', '9', '-'])
  })

  it('gives every row a cell for every column, which add up to the total', () => {
    const periods = fc.array(fc.option(fc.nat({ max: 40 }), { nil: undefined }), { maxLength: 15 })
    fc.assert(
      fc.property(fc.constantFrom(...GAME_SPORTS), periods, periods, (sport, away, home) => {
        const result = lineScore(sport, line('AWA', away), line('HOM', home))
        for (const { cells } of [result.away, result.home]) {
          expect(cells).toHaveLength(result.columns.length)
          expect(sumOfPeriods(sport, cells)).toBe(Number(totalOf(sport, cells)))
        }
      }),
    )
  })
})

function sumOfPeriods(sport: GameSport, cells: readonly string[]): number {
  const periods = cells.slice(0, sport === 'MLB' ? -3 : -1)
  return periods.reduce((sum, cell) => sum + (cell === '-' ? 0 : Number(cell)), 0)
}

function totalOf(sport: GameSport, cells: readonly string[]): string | undefined {
  return sport === 'MLB' ? cells.at(-3) : cells.at(-1)
}
