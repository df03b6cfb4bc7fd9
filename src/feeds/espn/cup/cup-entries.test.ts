import { describe, expect, it, test } from 'vitest'
import { cupEntries } from './cup-entries'

const teams = { competitors: [{ id: '1' }, { id: '2' }] }
const match = { ...teams, id: 'm', scoringSystem: { name: 'Match' } }
const idsOf = (competitions: readonly unknown[]) => {
  const { overall, matches } = cupEntries({ competitions })
  return { overall: overall?.['id'], matches: matches.map(({ entry }) => entry['id']) }
}

describe('the entry for the cup itself', () => {
  test.each([
    ['its scoring system', { scoringSystem: { name: 'Cup' } }],
    ['its type', { type: { text: 'Tournament' }, description: 'Day one' }],
    ['its description', { description: 'overall' }],
  ])('is recognised by %s, wherever it stands', (_what, words) => {
    expect(idsOf([match, { ...teams, id: 'cup', ...words }])).toEqual({ overall: 'cup', matches: ['m'] })
  })

  test.each([
    ['another scoring system', { scoringSystem: { name: 'Cup Match' } }],
    ['a system that ends like it', { scoringSystem: { name: 'World Cup' } }],
    ['a longer type', { type: { text: 'tournament match' } }],
    ['a longer description', { description: 'Not overall' }],
  ])('is not one with %s', (_what, words) => {
    expect(idsOf([match, { ...teams, id: 'x', ...words }])).toEqual({ matches: ['m', 'x'] })
  })

  it('is the first one when no entry says so and it has two teams without players', () => {
    expect(idsOf([{ ...teams, id: 'cup' }, match])).toEqual({ overall: 'cup', matches: ['m'] })
    expect(idsOf([match, { ...teams, id: 'x' }])).toEqual({ matches: ['m', 'x'] })
  })

  test.each([
    ['three competitors', { competitors: [{}, {}, {}] }],
    ['a side with a roster', { competitors: [{ roster: [{}] }, {}] }],
    ['a side that is a golfer', { competitors: [{}, { athlete: { id: 7 } }] }],
    ['a scoring system of its own', { ...teams, scoringSystem: { name: 'Match' } }],
  ])('is not the first one when it has %s', (_what, entry) => {
    expect(idsOf([{ ...entry, id: 'x' }, match])).toEqual({ matches: ['x', 'm'] })
  })

  it('counts an empty roster and a golfer without an id as no players', () => {
    const competitors = [{ roster: [] }, { athlete: { id: '' } }]
    expect(idsOf([{ id: 'cup', competitors }])).toEqual({ overall: 'cup', matches: [] })
  })
})

describe('matches', () => {
  it('are only entries with competitors', () => {
    expect(idsOf([match, { id: 'empty', scoringSystem: { name: 'Match' } }])).toEqual({ matches: ['m'] })
  })

  it('are of a session that is called as the feed describes it, and not as it calls a match', () => {
    const names = (...competitions: readonly unknown[]) =>
      cupEntries({ competitions }).matches.map(({ sessionName }) => sessionName)
    expect(names({ ...match, name: 'Match 1', description: 'Friday' })).toEqual(['Friday'])
    expect(names({ description: 'Friday', matches: [{ ...match, description: 'Match 1' }] })).toEqual([
      'Friday',
    ])
    expect(names({ name: 'Friday', matches: [match] })).toEqual(['Friday'])
    expect(names({ ...match, name: 'Match 1' })).toEqual([''])
  })

  it('take over the words of their session unless they have their own', () => {
    const words = { description: 'Friday', type: { text: 'foursomes' }, date: '2025-09-26T11:00Z' }
    const { matches } = cupEntries({
      competitions: [{ ...words, matches: [{ ...match, description: 'Match 1' }] }],
    })
    expect(matches[0]?.entry).toEqual({ ...match, ...words, description: 'Match 1' })
  })

  it('are the entry itself when its list of matches is empty', () => {
    expect(idsOf([{ ...match, matches: [null] }])).toEqual({ matches: ['m'] })
  })

  it('leave out list items that are no entries', () => {
    expect(idsOf([[null, match], 'text'])).toEqual({ matches: ['m'] })
  })
})

describe('matches are of one session', () => {
  const sameSession = (competitions: readonly unknown[]) => {
    const { matches } = cupEntries({ competitions })
    expect(matches).toHaveLength(2)
    return matches[0]?.session === matches[1]?.session
  }
  const first = { ...match, description: 'Foursomes', date: '2025-09-26T11:00Z' }

  test.each([
    ['the same name and day', {}, true],
    ['another hour of the day', { date: '2025-09-26T16:00Z' }, true],
    ['another day', { date: '2025-09-27T11:00Z' }, false],
    ['another name', { description: 'Four-Ball' }, false],
  ])('in a flat list: %s', (_what, changes, isSame) => {
    expect(sameSession([first, { ...first, ...changes }])).toBe(isSame)
  })

  it('when their type is the same, where they have no description', () => {
    const typed = (text: string) => ({ ...match, type: { text } })
    expect(sameSession([typed('foursomes'), typed('foursomes')])).toBe(true)
    expect(sameSession([typed('foursomes'), typed('singles')])).toBe(false)
  })

  it('in a nested list on whichever day, and never across two lists', () => {
    const nextDay = { ...first, date: '2025-09-27T11:00Z' }
    expect(sameSession([[first, nextDay]])).toBe(true)
    expect(sameSession([[first], [first]])).toBe(false)
  })
})
