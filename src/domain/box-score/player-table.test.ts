import { describe, expect, it } from 'vitest'
import { figure, numberOf, type PlayerGroup } from './player-group'
import { playerTable, playerTables } from './player-table'

function group(labels: readonly string[], ...stats: readonly (readonly string[])[]): PlayerGroup {
  const players = stats.map((row, index) => ({
    id: String(index),
    name: `Player ${index}`,
    stats: row,
    didNotPlay: false,
    reason: '',
    footnotes: [],
  }))
  return { title: 'Passing', labels, keys: [], players, totals: [] }
}

describe('001 section 2: player stat tables', () => {
  it("pads stats with '0' or cuts them to the label count", () => {
    const { rows } = playerTable(group(['A', 'B', 'C'], ['1'], ['1', '2', '3', '4'], ['1', '', '3']))
    expect(rows.map(({ stats }) => stats)).toEqual([
      ['1', '0', '0'],
      ['1', '2', '3'],
      ['1', '0', '3'],
    ])
  })

  it.each([
    [
      ['A', '', 'C'],
      ['1', '2', '3'],
      ['A', 'STAT 2', 'C'],
    ],
    [[], ['1', '2'], ['STAT 1', 'STAT 2']],
  ])('names missing labels of %j', (labels, stats, named) => {
    expect(playerTable(group(labels, stats)).labels).toEqual(named)
  })

  it.each([[['0', '0']], [['--', '--']], [['0.0', '--']], [['0-0', '.000']], [['0/0', '0:00']], [[]]])(
    'hides a row of %j',
    (stats) => {
      expect(playerTable(group(['A', 'B'], stats)).rows).toEqual([])
    },
  )

  it.each([[['0', '1']], [['0-1', '0']], [['.304', '0']], [['-2', '0']]])('shows a row of %j', (stats) => {
    expect(playerTable(group(['A', 'B'], stats)).rows).toHaveLength(1)
  })

  it('drops tables without rows', () => {
    const shown = group(['A'], ['1'])
    expect(playerTables([group(['A']), group(['A'], ['0']), shown])).toEqual([playerTable(shown)])
  })

  it.each([
    [
      ['9', '2', '7'],
      ['9', '2'],
    ],
    [['9'], ['9', '']],
    [['', ''], undefined],
    [[], undefined],
  ])('has totals %j as %j under two labels', (totals, shown) => {
    expect(playerTable({ ...group(['A', 'B'], ['1', '2']), totals }).totals).toEqual(shown)
  })

  it('keeps footnotes beside the figures', () => {
    const [player] = group(['A'], ['1']).players
    const noted = { ...player!, footnotes: ['W, 1-0', 'BS, 2'] }
    expect(playerTable({ ...group(['A']), players: [noted, player!] }).rows).toStrictEqual([
      { id: '0', name: 'Player 0', stats: ['1'], footnote: 'W, 1-0; BS, 2' },
      { id: '0', name: 'Player 0', stats: ['1'] },
    ])
  })

  it('lists players who did not play apart from the others', () => {
    const absent = {
      id: '9',
      name: 'Absent',
      stats: ['3'],
      didNotPlay: true,
      reason: "COACH'S DECISION",
      footnotes: [],
    }
    const played = group(['A'], ['1'])
    const table = playerTable({ ...played, players: [...played.players, absent] })
    expect(table.rows).toHaveLength(1)
    expect(table.didNotPlay).toEqual([{ name: 'Absent', reason: "COACH'S DECISION" }])
  })
})

describe("a player's figure", () => {
  const one = { ...group(['MIN', 'PTS'], ['26', '11']), keys: ['minutes', 'points'] }
  const other = { ...group(['PTS', 'MIN'], ['11', '26']), keys: [] }

  it.each([
    ['by key', one],
    ['by label', other],
  ])('is looked up %s, as the order of columns differs', (_how, from) => {
    const player = from.players[0]!
    expect([figure(from, player, 'points', 'PTS'), numberOf(from, player, 'minutes', 'MIN')]).toEqual([
      '11',
      26,
    ])
  })

  it('is empty where the table has no such column', () => {
    expect([figure(one, one.players[0]!, 'saves'), numberOf(one, one.players[0]!, 'saves')]).toEqual(['', 0])
  })
})
