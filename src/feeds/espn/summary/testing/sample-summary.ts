export type Json = { [member: string]: unknown }

/** A summary in the feed's shape, written by hand: no recorded data. Spread and override what a test is about. */
export function sampleSummary(changes: Json = {}, competition: Json = {}): Json {
  return {
    header: {
      id: '100',
      competitions: [
        {
          status: { period: 3, displayClock: '8:36', type: { state: 'in' } },
          competitors: [competitor('home', '1', 'HOM', '16'), competitor('away', '2', 'AWA', '10')],
          ...competition,
        },
      ],
    },
    boxscore: {
      teams: [
        { team: { id: '2' }, statistics: [{ name: 'hits', label: 'Hits', displayValue: '31' }] },
        { team: { id: '1' }, statistics: [{ name: 'hits', label: 'Hits', displayValue: '48' }] },
      ],
      players: [players('2', 'Away'), players('1', 'Home')],
    },
    leaders: [leader('1', 'Home'), leader('2', 'Away')],
    plays: [play('1', 0, 7), play('2', 3, 7)],
    ...changes,
  }
}

function competitor(homeAway: string, id: string, abbreviation: string, score: string): Json {
  const linescores = [{ displayValue: '7' }, { displayValue: '0' }, { displayValue: '3' }]
  return { homeAway, id, score, linescores, team: { id, abbreviation } }
}

function players(id: string, name: string): Json {
  return {
    team: { id },
    statistics: [
      {
        name: 'kickReturns',
        labels: ['NO', 'YDS'],
        keys: ['kickReturns', 'kickReturnYards'],
        totals: ['2', 55],
        athletes: [
          {
            athlete: { id: `${id}1`, shortName: `${name} One` },
            stats: ['2', '55'],
            notes: [{ text: 'fair catch' }, {}],
          },
          { athlete: { id: `${id}2`, displayName: `${name} Two` }, stats: ['0', '0'] },
          { athlete: { id: `${id}3` }, stats: [], didNotPlay: true, reason: 'INJURY' },
        ],
      },
    ],
  }
}

function leader(teamId: string, name: string): Json {
  const athlete = { shortName: `${name} One` }
  return {
    team: { id: teamId },
    leaders: [
      { name: 'points', displayName: 'Points', leaders: [{ displayValue: '29', athlete }] },
      { name: 'assists', displayName: 'Assists', leaders: [] },
    ],
  }
}

function play(teamId: string, awayScore: number, homeScore: number): Json {
  return {
    id: `${awayScore}-${homeScore}`,
    scoringPlay: true,
    team: { id: teamId },
    text: 'Someone  scores ',
    period: { number: 2 },
    clock: { displayValue: '4:39' },
    strength: { text: 'Power Play' },
    awayScore,
    homeScore,
  }
}
