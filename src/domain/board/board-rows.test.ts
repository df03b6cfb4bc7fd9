import { describe, expect, it } from 'vitest'
import type { CupSession } from '../cup/cup'
import { sampleMatch } from '../cup/testing/sample-cup'
import { sampleTournament } from '../golf/testing/sample-tournament'
import { rowListsOf, sortRows } from './board-rows'

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
const session = (id: string, startTime?: string): CupSession => ({
  id,
  name: id,
  type: 'singles',
  ...(startTime && { startTime }),
})
const tournament = (id: string, start?: string) => {
  const { start: _start, ...rest } = sampleTournament({ id })
  return start ? { ...rest, start } : rest
}
const MORNING = '2025-09-26T11:00:00Z'
const NOON = '2025-09-26T16:00:00Z'

describe('the rows of a board', () => {
  it.each([
    ['NFL', ['games']],
    ['NCAAB', ['games']],
    ['PGA', ['tournaments', 'players']],
    ['RYDER_CUP', ['sessions', 'matches']],
  ] as const)('of %s are in the lists %j', (sport, lists) => {
    expect(rowListsOf(sport)).toEqual(lists)
  })

  it('put the earlier golf tournament first, one without a start last, and equal ones by id', () => {
    const rows = [tournament('3', NOON), tournament('9'), tournament('5', MORNING), tournament('2', NOON)]
    expect(idsOf(sortRows('tournaments', rows))).toEqual(['5', '2', '3', '9'])
    expect(idsOf(rows)).toEqual(['3', '9', '5', '2'])
  })

  it('put the earlier cup session first, one without a start last, and equal ones by id', () => {
    const rows = [session('3', NOON), session('9'), session('8'), session('5', MORNING), session('2', NOON)]
    expect(idsOf(sortRows('sessions', rows))).toEqual(['5', '2', '3', '8', '9'])
  })

  it('keep the matches of a cup session together, by their number, then by id', () => {
    const match = (id: string, inSession: string, matchNumber: number) =>
      sampleMatch('open', { id, session: inSession, matchNumber })
    const rows = [match('5', '2', 1), match('4', '1', 2), match('3', '1', 10), match('2', '1', 2)]
    expect(idsOf(sortRows('matches', rows))).toEqual(['2', '4', '3', '5'])
  })
})
