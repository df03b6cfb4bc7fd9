import { describe, expect, it } from 'vitest'
import { MOST } from '../../limits'
import { mapPlayerGroups } from './map-player-groups'
import { summaryWith } from './testing/mapped-summary'

const player = (changes: object) => ({ athlete: { id: '11', shortName: 'H. One' }, stats: ['2'], ...changes })
const many = <T>(count: number, one: T) => Array.from({ length: count }, () => one)

/** The home team's groups. */
function groups(statistics: readonly unknown[]) {
  const players = [
    { team: { id: '2' }, statistics: [{ name: 'of the others' }] },
    { team: { id: '1' }, statistics },
  ]
  const summary = summaryWith({ boxscore: { players } })
  return mapPlayerGroups(summary, summary.home)
}
const group = (changes: object) => groups([{ athletes: [player(changes)] }])[0]
const line = (changes: object) => group(changes)?.players[0]

describe('a group of players', () => {
  it('has what the feed says of it', () => {
    const passing = { name: 'passing', labels: ['YDS'], keys: ['passingYards'], totals: [237, 'all', NaN] }
    expect(groups([{ ...passing, athletes: [player({}), null, 7] }])).toEqual([
      {
        title: 'Passing',
        labels: ['YDS'],
        keys: ['passingYards'],
        totals: ['237', 'all', ''],
        players: [{ id: '11', name: 'H. One', stats: ['2'], didNotPlay: false, reason: '', footnotes: [] }],
      },
    ])
  })

  it.each([
    [{ name: 'kickReturns', type: 'other' }, 'Kick Returns'],
    [{ type: 'batting' }, 'Batting'],
    [{}, 'Players'],
  ])('%j is titled %s', (named, title) => {
    expect(groups([named]).map((one) => one.title)).toEqual([title])
  })

  it('is left out when neither team nor group has an id', () => {
    const competitors = [{ homeAway: 'home' }, { homeAway: 'away' }]
    const summary = summaryWith({ boxscore: { players: [{ team: {}, statistics: [{}] }] } }, { competitors })
    expect(mapPlayerGroups(summary, summary.home)).toEqual([])
  })

  it('has a limited number of groups, players and figures', () => {
    expect(groups(many(MOST.groups + 1, {}))).toHaveLength(MOST.groups)
    const endless = many(MOST.line + 1, '1')
    const [long] = groups([{ labels: endless, athletes: many(MOST.line + 1, player({ stats: endless })) }])
    const lengths = [long?.labels.length, long?.players.length, long?.players[0]?.stats.length]
    expect(lengths).toEqual([MOST.line, MOST.line, MOST.line])
  })
})

describe('a player', () => {
  it.each([
    [{ id: '11', shortName: 'H. One', displayName: 'Home One' }, 'H. One'],
    [{ id: '11', displayName: 'Home One' }, 'Home One'],
    [{ id: '11' }, '11'],
    [{}, 'Unknown'],
  ])('%j is called %s', (athlete, name) => {
    expect(line({ athlete })?.name).toBe(name)
  })

  it('has figures as the feed writes them', () => {
    expect(line({ stats: ['3-4', 55, 0.5, null, Infinity] })?.stats).toEqual(['3-4', '55', '0.5', '', ''])
  })

  it.each([
    ['did not play', { didNotPlay: true }, true, 'INJURY'],
    ['was scratched', { athlete: { scratched: true } }, true, 'INJURY'],
    ['played', { didNotPlay: false }, false, ''],
  ])('who %s has a reason only for not playing', (_what, told, didNotPlay, reason) => {
    expect(line({ reason: 'INJURY', ...told })).toMatchObject({ didNotPlay, reason })
  })

  it('has footnotes, under both of their names and in both of their forms', () => {
    const told = { footnotes: ['traded', '', null], notes: [{ text: 'W, 1-0' }, {}] }
    expect(line(told)?.footnotes).toEqual(['traded', 'W, 1-0'])
    expect(line({ notes: many(MOST.footnotes + 1, { text: 'x' }) })?.footnotes).toHaveLength(MOST.footnotes)
  })
})
