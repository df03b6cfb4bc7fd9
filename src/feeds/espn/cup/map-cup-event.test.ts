import { describe, expect, it, test } from 'vitest'
import { mapCup } from './map-cup'
import { cupPath } from './request'
import { overallEntry, sampleCupEvent, type Json } from './testing/sample-cup-feed'

const overall = overallEntry(1, 1)
const idOf = (events: readonly unknown[], asked?: string) => {
  const result = mapCup({ events }, asked)
  return result.ok ? result.cup?.id : result.reason
}
const cupOf = (changes: Json, entry: Json = overall) => {
  const result = mapCup({ events: [sampleCupEvent([entry], changes)] }, undefined)
  if (!result.ok || !result.cup) throw new Error('no cup')
  return result.cup
}

it('asks for the leaderboard of the cup', () => {
  expect(cupPath('401734110')).toBe('/apis/site/v2/sports/golf/leaderboard?event=401734110')
})

describe('the event', () => {
  it('is the one that was asked for, among several cups', () => {
    const cups = ['8', '9'].map((id) => sampleCupEvent([overall], { id }))
    expect([idOf(cups, '9'), idOf(cups, '8'), idOf(cups, '7')]).toEqual(['9', '8', '8'])
  })

  test.each([
    ['the name alone', sampleCupEvent([]), '401734110'],
    ['its teams', sampleCupEvent([overall], { name: 'A match' }), '401734110'],
    ['the sides of its matches', sampleCupEvent([{ competitors: [{}] }, overall], { name: '' }), '401734110'],
    ['another cup without the two teams', sampleCupEvent([], { name: 'Presidents Cup' }), undefined],
    ['a classic named after a Ryder', sampleCupEvent([], { name: 'Ryder Classic' }), undefined],
    ['a cup without an id', sampleCupEvent([overall], { id: '' }), undefined],
  ])('is recognised by %s', (_what, event, id) => {
    expect(idOf([event])).toBe(id)
  })
})

describe('days', () => {
  it('are taken from the feed', () => {
    expect(cupOf({})).toMatchObject({
      startDate: '2025-09-26T07:00:00Z',
      endDate: '2025-09-28T07:00:00Z',
    })
    expect(cupOf({ date: undefined, startDate: '2025-09-25T07:00Z' }).startDate).toBe('2025-09-25T07:00:00Z')
  })

  it('are left out where the feed has none, and the season tells the year', () => {
    const cup = cupOf({ date: undefined, endDate: undefined, season: { year: 2027 } })
    expect(Object.keys(cup)).not.toEqual(expect.arrayContaining(['startDate']))
    expect(Object.keys(cup)).not.toEqual(expect.arrayContaining(['endDate']))
    expect(cup.title).toBe('2027 Ryder Cup — United States vs. Europe')
  })

  it('tell the year rather than the season does', () => {
    expect(cupOf({ season: { year: 2027 } }).title).toMatch(/^2025 /)
  })
})

test('a cup without a name is the Ryder Cup, and a named one keeps its name', () => {
  expect(cupOf({ name: '' }).name).toBe('Ryder Cup')
  expect(cupOf({ name: '45th Ryder Cup' }).name).toBe('45th Ryder Cup')
})

test('teams without a name in the feed get one', () => {
  const { usa, europe } = cupOf({}, { competitors: [{}] })
  expect([usa.name, usa.abbreviation]).toEqual(['United States', 'USA'])
  expect([europe.name, europe.abbreviation]).toEqual(['Europe', 'EUR'])
})

describe('the state', () => {
  test.each([
    [{ state: 'pre' }, 'pre'],
    [{ state: 'in' }, 'in'],
    [{ state: 'post' }, 'post'],
    [{ state: 'in', completed: true }, 'post'],
    [{}, 'pre'],
    [{ state: 'post', name: 'STATUS_SUSPENDED', completed: false }, 'in'],
    [{ state: 'post', description: 'Play Delayed' }, 'in'],
    [{ state: 'pre', name: 'STATUS_DELAYED' }, 'pre'],
    [{ state: 'post', description: 'Suspended', completed: true }, 'post'],
    [{ state: 'post', name: 'STATUS_CANCELED', completed: false }, 'post'],
  ])('%j is %s', (type, state) => {
    expect(cupOf({ status: { type } }).state).toBe(state)
  })

  it('is taken from the entry for the cup where the event says nothing', () => {
    const status = { type: { state: 'post', description: 'Final' } }
    expect(cupOf({ status: {} }, { ...overall, status })).toMatchObject({
      state: 'post',
      description: 'Final',
    })
  })
})

describe('the venue', () => {
  const course = { name: 'Le Golf National', address: { city: 'Paris', state: '', country: 'France' } }
  const told = { fullName: 'Some Links', address: { city: 'Links', state: 'NY' } }
  const links = { name: 'Some Links', city: 'Links', state: 'NY' }

  test.each([
    ['its course', { courses: [course] }, { name: 'Le Golf National', city: 'Paris', state: 'France' }],
    [
      'a course in a state',
      { courses: [{ ...course, address: { state: 'NY', country: 'USA' } }] },
      { name: 'Le Golf National', city: '', state: 'NY' },
    ],
    ['a venue, where the course has no name', { courses: [{}], venue: told }, links],
    ['what we know of the year, where the feed has none', { venue: {} }, { name: 'Bethpage Black' }],
    ['nothing in a year that we do not know', { date: '2031-09-26T07:00Z' }, { name: 'TBD' }],
    ['nothing without a year', { date: undefined, season: {} }, { name: 'TBD' }],
  ])('is %s', (_what, changes, venue) => {
    expect(cupOf(changes).venue).toMatchObject(venue)
  })

  it('is taken from the entry for the cup where the event has none', () => {
    expect(cupOf({}, { ...overall, venue: told }).venue).toEqual(links)
  })
})
