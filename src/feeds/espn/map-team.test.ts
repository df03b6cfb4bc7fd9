import { describe, expect, it } from 'vitest'
import { mapTeam } from './map-team'
import { sampleCompetitor } from './testing/sample-event'

const team = (changes: object) => mapTeam(sampleCompetitor('home', changes as never))

describe('a team', () => {
  it('has what the feed says', () => {
    expect(team({ curatedRank: { current: 25 } })).toEqual({
      id: '1',
      name: 'Homes',
      displayName: 'Hom City Homes',
      abbreviation: 'HOM',
      score: 21,
      record: '3-1',
      ranking: 25,
      logo: '/api/image/i/teamlogos/500/1.png',
      color: '0a2342',
      alternateColor: 'ffffff',
    })
  })

  it('has defaults where the feed says nothing', () => {
    expect(mapTeam({})).toStrictEqual({
      id: '',
      name: 'Unknown Team',
      displayName: 'Unknown Team',
      abbreviation: 'UNK',
      score: 0,
      record: '0-0-0',
    })
  })

  it('finds a name and an id that the feed gives somewhere else', () => {
    const { name, displayName, id } = mapTeam({ id: 7, team: { displayName: 'Hom City Homes' } })
    expect({ name, displayName, id }).toEqual({
      name: 'Hom City Homes',
      displayName: 'Hom City Homes',
      id: '7',
    })
    expect(mapTeam({ team: { name: 'Homes' } }).displayName).toBe('Homes')
  })

  it('takes its record by type, total before ytd, whatever other records there are', () => {
    const home = { type: 'home', summary: '1-0' }
    const ytd = { type: 'ytd', name: 'YTD', summary: '2-1-1' }
    const total = { type: 'total', name: 'overall', summary: '3-1' }
    expect(team({ records: [home, ytd, total] }).record).toBe('3-1')
    expect(team({ records: [home, ytd] }).record).toBe('2-1-1')
    expect(team({ records: [home] }).record).toBe('0-0-0')
    expect(team({ records: [] }).record).toBe('0-0-0')
  })

  it('is ranked from 1 to 25 only', () => {
    const ranks = [0, 1, 25, 26, 99, '7', null].map((current) => team({ curatedRank: { current } }).ranking)
    expect(ranks).toEqual([undefined, 1, 25, undefined, undefined, 7, undefined])
  })

  it('has only colours in plain hex', () => {
    const colorOf = (color: unknown) => team({ team: { color } }).color
    expect(['#0A2342', '0a2342'].map(colorOf)).toEqual(['0A2342', '0a2342'])
    const others = ['red', '0a23', 'url(x)', null, '0a2342;}', 'x0a2342', '0a#2342']
    expect(others.filter((color) => colorOf(color) !== undefined)).toEqual([])
  })

  it('has a score of 0 rather than a wrong one', () => {
    const scores = ['7', 7, { value: 7 }, '', 'x', '-3', 2.5]
    expect(scores.map((score) => team({ score }).score)).toEqual([7, 7, 7, 0, 0, 0, 0])
  })
})
