import { describe, expect, it, test } from 'vitest'
import { mapMatch } from './map-match'
import { matchEntry, type Json } from './testing/sample-cup-feed'

const entry = matchEntry('1', 'Friday Foursomes', 'USA')
const mapped = (changes: Json) => {
  const match = mapMatch({ ...entry, ...changes }, 's', undefined)
  if (!match) throw new Error('no match')
  return match
}
/** The American side of the sample with these changes. */
const usaWith = (changes: Json) =>
  mapped({ competitors: [{ ...entry.competitors[0], ...changes }, entry.competitors[1]] }).usa

it('a match without an id is left out', () => {
  expect(mapMatch({ ...entry, id: '' }, 's', undefined)).toBeUndefined()
})

it('a match is named by the feed, else by its description', () => {
  expect(mapped({ name: 'Match 7' }).name).toBe('Match 7')
  expect(mapped({}).name).toBe('Friday Foursomes')
})

it('a match has the type that its description or its type names', () => {
  expect(mapped({ description: 'Friday', type: { text: 'four-ball' } }).type).toBe('four-ball')
  expect(mapped({ description: 'Friday singles', type: {} }).type).toBe('singles')
})

it('a match starts when the feed says, or has no start', () => {
  expect(mapped({}).startTime).toBe('2025-09-26T11:00:00Z')
  expect(mapped({ date: undefined, startDate: '2025-09-27T11:00Z' }).startTime).toBe('2025-09-27T11:00:00Z')
  expect(mapped({ date: undefined })).not.toHaveProperty('startTime')
})

describe('the status', () => {
  test.each([
    [{ state: 'pre' }, 'pre', false],
    [{ state: 'in' }, 'in', false],
    [{ state: 'post' }, 'post', true],
    [{ state: 'post', completed: true }, 'post', true],
    [{ state: 'post', completed: false }, 'post', false],
    [{ state: 'post', name: 'STATUS_SUSPENDED', completed: false }, 'in', false],
    [{ state: 'post', description: 'Play Delayed' }, 'in', false],
    [{ state: 'pre', name: 'STATUS_DELAYED' }, 'pre', false],
    [{ state: 'post', description: 'Suspended', completed: true }, 'post', true],
  ])('%j is %s, completed: %j', (type, state, completed) => {
    expect(mapped({ status: { type } })).toMatchObject({ state, completed })
  })

  it('shows its display value where it has no detail', () => {
    expect(mapped({ status: { displayValue: 'Thru 9' } }).detail).toBe('Thru 9')
    expect(mapped({ status: { displayValue: 'Thru 9', type: { detail: 'Through 9' } } }).detail).toBe(
      'Through 9',
    )
  })
})

describe('a side', () => {
  it('is abbreviated by the feed, else by its side of the cup', () => {
    const sides = (abbreviation: string) => {
      const [usa, europe] = entry.competitors
      const team = { name: 'USA', abbreviation }
      const { usa: one, europe: other } = mapped({
        competitors: [
          { ...usa, team },
          { ...europe, team: { ...team, name: 'Europe' } },
        ],
      })
      return [one.team, other.team]
    }
    expect(sides('')).toEqual(['USA', 'EUR'])
    expect(usaWith({ team: { abbreviation: 'US' } }).team).toBe('US')
  })

  it('has its status and detail', () => {
    const status = { displayValue: 'Thru 9', detail: 'Hole 10' }
    expect(usaWith({ status })).toMatchObject({ status: 'Thru 9', detail: 'Hole 10' })
  })

  it('has won where it or its score says so', () => {
    expect(usaWith({ winner: true, score: {} }).isWinner).toBe(true)
    expect(usaWith({ score: { winner: true } }).isWinner).toBe(true)
    expect(usaWith({ score: { winner: false } }).isWinner).toBe(false)
  })

  test.each(['10 UP', '2up', '1 DN', '1 down', '10 & 8', '12 & 11', '6&5', 'All Square', 'A/S'])(
    'has the standing %s of its status as score',
    (detail) => {
      expect(usaWith({ score: '', status: { detail } }).score).toBe(detail)
    },
  )

  test.each(['Team 2 up', '2 upwards', '7:10 AM', 'a & b', '6 & five'])('has no score in %j', (detail) => {
    expect(usaWith({ score: '', status: { detail } }).score).toBe('')
  })
})

describe('players', () => {
  const athlete = { id: 5, displayName: 'Some Golfer' }

  it('are the roster, four at the most', () => {
    const roster = ['a', 'b', 'c', 'd', 'e'].map((displayName) => ({ athlete: { displayName } }))
    expect(usaWith({ roster, athlete }).players.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('are the one golfer where there is no roster', () => {
    expect(usaWith({ roster: [], athlete }).players).toStrictEqual([{ id: '5', name: 'Some Golfer' }])
    expect(usaWith({ roster: [] }).players).toEqual([])
  })

  it('have their full name where they have no display name, and are left out without any', () => {
    const roster = [{ athlete: { fullName: 'Full Name' } }, { athlete: { id: 9 } }]
    expect(usaWith({ roster }).players.map(({ name }) => name)).toEqual(['Full Name'])
  })
})
