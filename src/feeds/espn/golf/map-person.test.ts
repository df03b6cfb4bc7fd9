import { describe, expect, it } from 'vitest'
import { MOST } from '../../limits'
import { mapPerson } from './map-person'

describe('who a competitor is', () => {
  it('has the country, the flag and the picture of the leaderboard', () => {
    const athlete = {
      id: '7',
      displayName: 'Jon Rahm',
      flag: { alt: 'Spain', href: 'https://a.feed.example/i/countries/esp.png' },
      headshot: { href: 'https://a.feed.example/i/headshots/7.png' },
      amateur: true,
    }
    expect(mapPerson({ id: '7', athlete })).toStrictEqual({
      id: '7',
      kind: 'player',
      name: 'Jon Rahm',
      country: 'Spain',
      flag: '/api/image/i/countries/esp.png',
      headshot: '/api/image/i/headshots/7.png',
      amateur: true,
    })
  })

  it('has no more than the feed tells', () => {
    const athlete = { id: '7', displayName: 'Jon Rahm' }
    expect(mapPerson({ id: '7', athlete })).toStrictEqual({ id: '7', kind: 'player', name: 'Jon Rahm' })
  })

  it('has a picture by the id on the scoreboard, which sends none', () => {
    const headshotOf = (id: unknown, athlete = {}) =>
      mapPerson({ id, athlete: { displayName: 'Jon Rahm', ...athlete } }).headshot
    expect(headshotOf('9780')).toBe('/api/image/i/headshots/golf/players/full/9780.png')
    expect(headshotOf('9780', { id: '9780' })).toBeUndefined()
    expect([headshotOf('x9780'), headshotOf('9780x'), headshotOf('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it.each([
    ['the competitor', { amateur: true }, {}],
    ['the athlete', {}, { amateur: true }],
  ])('is an amateur when %s says so', (_who, competitor, athlete) => {
    const named = { id: '7', displayName: 'Jon Rahm', ...athlete }
    expect(mapPerson({ id: '7', athlete: named, ...competitor }).amateur).toBe(true)
  })

  it.each([
    ['fullName', { fullName: 'Jon Rahm' }],
    ['name', { name: 'Jon Rahm' }],
  ])('takes the name from %s where that is all', (_member, athlete) => {
    expect(mapPerson({ athlete: { id: '7', ...athlete } })).toMatchObject({ id: '7', name: 'Jon Rahm' })
  })
})

describe('a team of two', () => {
  const partner = (displayName?: string) => ({ athlete: { displayName } })

  it('is called as its members are when it has no name', () => {
    const roster = [partner('Shane Lowry'), partner(), partner('Rory McIlroy')]
    expect(mapPerson({ team: { id: '9' }, roster })).toStrictEqual({
      id: '9',
      kind: 'team',
      name: 'Shane Lowry / Rory McIlroy',
    })
  })

  it('has its own id and its own name first', () => {
    const team = { id: '9', displayName: 'Lowry/McIlroy' }
    expect(mapPerson({ id: '5', team, roster: [partner('Shane Lowry')] })).toMatchObject({
      id: '5',
      name: 'Lowry/McIlroy',
    })
  })

  it('names no endless list of members', () => {
    const roster = Array.from({ length: 50 }, () => partner('A'))
    expect(mapPerson({ id: '5', roster }).name.split(' / ')).toHaveLength(MOST.partners)
  })
})
