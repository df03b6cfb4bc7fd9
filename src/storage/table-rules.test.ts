import { describe, expect, it } from 'vitest'
import type { Rows, TableName } from './rows'
import { TABLE_RULES, TABLES } from './table-rules'
import { storedBoard } from './testing/fresh-storage'

const [EARLY, LATE] = ['2026-01-11T18:00:00.000Z', '2026-01-11T18:01:00.000Z']

function isOlder<Name extends TableName>(table: Name, next: object, known: object) {
  return TABLE_RULES[table].isOlder(next as Rows[Name], known as Rows[Name])
}
const odds = (user: string, checkedAt: string, v = 1) =>
  ({ slug: 'nfl', user, board: { v, rev: 'e-1' }, checkedAt }) as Rows['odds']

it('the tables of what people chose and did come first', () => {
  expect(TABLES.slice(0, 2)).toEqual(['favourites', 'outbox'])
  expect(TABLES).toHaveLength(15)
})

describe('a slow answer does not take the place of a later one', () => {
  it.each([
    ['of an earlier revision', storedBoard('e-1', LATE), storedBoard('e-2', EARLY), true],
    ['of a later revision', storedBoard('e-2', EARLY), storedBoard('e-1', LATE), false],
    ['of the same revision, but seen earlier', storedBoard('e-1', EARLY), storedBoard('e-1', LATE), true],
    ['seen at the same time', storedBoard('e-1', EARLY), storedBoard('e-1', EARLY), false],
  ])('with a board %s: %#', (_what, next, known, is) => {
    expect(isOlder('boards', next, known)).toBe(is)
  })

  it('with odds, unless they were another viewer’s', () => {
    expect(isOlder('odds', odds('ann', EARLY), odds('ann', LATE))).toBe(true)
    expect(isOlder('odds', odds('ben', EARLY), odds('ann', LATE))).toBe(false)
  })

  it('with favourites, by the time they were chosen', () => {
    expect([
      isOlder('favourites', { at: 1 }, { at: 2 }),
      isOlder('favourites', { at: 2 }, { at: 2 }),
    ]).toEqual([true, false])
  })

  it('while entries of the outbox are always replaced', () => {
    expect(isOlder('outbox', { at: 1 }, { at: 2 })).toBe(false)
  })

  const ofOwnRule: readonly TableName[] = ['boards', 'odds', 'favourites', 'heads', 'outbox']
  it.each(TABLES.filter((table) => !ofOwnRule.includes(table)))(
    'with %s, as with every other table, by the time of their check',
    (table) => {
      expect(isOlder(table, { checkedAt: EARLY }, { checkedAt: LATE })).toBe(true)
      expect(isOlder(table, { checkedAt: EARLY }, { checkedAt: EARLY })).toBe(false)
    },
  )
})

describe('an answer since the server’s clock was set back', () => {
  const AHEAD = new Date(Date.now() + 3_600_000).toISOString()
  it('takes the place of the same board that was confirmed before', () => {
    expect(isOlder('boards', storedBoard('e-1', LATE), storedBoard('e-1', AHEAD))).toBe(false)
    expect(isOlder('odds', odds('ann', LATE), odds('ann', AHEAD))).toBe(false)
  })

  it('takes the place of a head that was confirmed before', () => {
    const ahead = { checkedAtMs: Date.parse(AHEAD) }
    expect(isOlder('heads', { checkedAtMs: 2000 }, ahead)).toBe(false)
    expect(isOlder('heads', { checkedAtMs: 1000 }, { checkedAtMs: 2000 })).toBe(true)
  })

  it('takes the place of a day or a season that was fetched before', () => {
    expect(isOlder('days', { checkedAt: LATE }, { checkedAt: AHEAD })).toBe(false)
    expect(isOlder('seasons', { checkedAt: LATE }, { checkedAt: AHEAD })).toBe(false)
  })
})

it('a row of a shape that this version does not know counts as missing', () => {
  const board = storedBoard('e-1')
  const { boards, odds: rules, favourites } = TABLE_RULES
  expect([boards.isKnown(board), rules.isKnown(odds('ann', EARLY))]).toEqual([true, true])
  expect(boards.isKnown({ ...board, board: { ...board.board, v: 2 } as never })).toBe(false)
  expect(rules.isKnown(odds('ann', EARLY, 2))).toBe(false)
  const choice = { key: 'ann/nfl/12', owner: 'ann', team: 'nfl/12', on: true, at: 1 } as const
  expect([favourites.isKnown(choice), favourites.isKnown({ ...choice, team: '12' as never })]).toEqual([
    true,
    false,
  ])
})

it('a favourite that has not changed stays the same object for a screen', () => {
  const { share } = TABLE_RULES.favourites
  const choice = { key: 'ann/nfl/12', owner: 'ann', team: 'nfl/12', on: true, at: 1 } as const
  expect(share(choice, { ...choice })).toBe(choice)
  expect(share(choice, { ...choice, on: false })).toMatchObject({ on: false })
  expect(share(choice, { ...choice, at: 2 })).toMatchObject({ at: 2 })
})

it('each row has its key', () => {
  const keys = TABLES.map((table) => {
    const row = { slug: 'slug', id: 'id', key: 'key' }
    return [table, (TABLE_RULES[table].keyOf as (row: object) => string)(row)]
  })
  const other = Object.fromEntries(keys.filter(([, key]) => key !== 'key'))
  expect(other).toEqual({ boards: 'slug', odds: 'slug', teams: 'slug', heads: 'id', outbox: 'id' })
})
