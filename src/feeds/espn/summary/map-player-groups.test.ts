import { describe, expect, it } from 'vitest'
import { MOST } from '../../limits'
import { mapPlayerGroups } from './map-player-groups'
import { mapped, summaryWith } from './testing/mapped-summary'

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

  it('of hockey has neither the goals of the season nor columns of a shootout that was not played', () => {
    const labels = ['G', 'YTDG', 'S', 'SOG', 'SOS', 'SOSA', 'PIM']
    const keys = ['goals', 'ytdGoals', 'shotsTotal', 'shootoutGoals', 'shootoutSaves', 'shootoutShotsAgainst']
    const stats = ['1', '6', '3', '0', '0', '0', '2']
    const [one] = groups([{ labels, keys, totals: stats, athletes: [player({ stats })] }])
    expect(one).toMatchObject({ labels: ['G', 'S', 'PIM'], keys: ['goals', 'shotsTotal'] })
    expect([one?.totals, one?.players[0]?.stats]).toEqual([
      ['1', '3', '2'],
      ['1', '3', '2'],
    ])
  })

  it('of hockey has the goals of a shootout under a label that nobody reads as shots on goal', () => {
    const scored = { labels: ['G', 'SOG'], keys: ['goals', 'shootoutGoals'] }
    const [one] = groups([
      { ...scored, athletes: [player({ stats: ['0', '0'] }), player({ stats: ['0', '1'] })] },
    ])
    expect(one?.labels).toEqual(['G', 'SO G'])
    expect(one?.players.map(({ stats }) => stats)).toEqual([
      ['0', '0'],
      ['0', '1'],
    ])
  })

  it('of hockey gives no row to a skater who has only goals of the season', () => {
    const goals = { labels: ['G', 'YTDG'], keys: ['goals', 'ytdGoals'] }
    const athletes = [player({ stats: ['0', '6'] }), player({ athlete: { id: '12' }, stats: ['1', '6'] })]
    const players = [{ team: { id: '1' }, statistics: [{ ...goals, athletes }] }]
    const [table] = mapped('NHL', { boxscore: { players } }).homeTables
    expect(table?.rows.map(({ id }) => id)).toEqual(['12'])
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

  it('is called by the full name where another of the team has the same short name, also in another group', () => {
    const athletes = [
      { id: '1', shortName: 'J. Williams', displayName: 'Jalen Williams' },
      { id: '2', shortName: 'J. Williams', displayName: 'Jaylin Williams' },
      { id: '3', shortName: 'C. Holmgren', displayName: 'Chet Holmgren' },
    ].map((athlete) => player({ athlete }))
    const both = groups([{ athletes: athletes.slice(0, 1) }, { athletes: athletes.slice(1) }])
    expect(both.flatMap(({ players }) => players.map(({ name }) => name))).toEqual([
      'Jalen Williams',
      'Jaylin Williams',
      'C. Holmgren',
    ])
  })

  it('keeps the short name in several groups', () => {
    const athletes = [player({ athlete: { id: '1', shortName: 'A. Back', displayName: 'Al Back' } })]
    const names = groups([{ athletes }, { athletes }]).flatMap(({ players }) =>
      players.map(({ name }) => name),
    )
    expect(names).toEqual(['A. Back', 'A. Back'])
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
