import { average, clockText, percent } from '../../payload/format'
import type { Side } from '../moment'
import type { Box, Group, Leader, Part } from '../sim-game'
import { TEAM, type Tally } from '../tally'
import type { FootballMoment } from './play'
import { countFootball, type FootballStat } from './stats'

type Count = (stat: FootballStat) => number

export function footballBox(moments: readonly FootballMoment[], upTo: number): Box {
  const tally = countFootball(moments, upTo)
  return {
    team: (side) => teamLines(tally, side),
    groups: (side) => TABLES.map((table) => groupOf(tally, side, table)),
    leaders: (side) => LEADERS.flatMap((leader) => leaderOf(tally, side, leader)),
  }
}

function teamLines(tally: Tally<FootballStat>, side: Side): readonly Part[] {
  const n = (stat: FootballStat) => tally.total(side, stat)
  const net = n('passYards') - n('sackYards')
  const line = (name: string, label: string, displayValue: string | number) => ({
    name,
    displayValue: String(displayValue),
    label,
  })
  return [
    line('firstDowns', '1st Downs', n('firstDowns')),
    line('thirdDownEff', '3rd down efficiency', `${n('thirdsMade')}-${n('thirds')}`),
    line('fourthDownEff', '4th down efficiency', `${n('fourthsMade')}-${n('fourths')}`),
    line('totalOffensivePlays', 'Total Plays', n('plays')),
    line('totalYards', 'Total Yards', net + n('rushYards')),
    line('yardsPerPlay', 'Yards per Play', average(net + n('rushYards'), n('plays'))),
    line('totalDrives', 'Total Drives', n('drives')),
    line('netPassingYards', 'Passing', net),
    line('completionAttempts', 'Comp/Att', `${n('completions')}/${n('attempts')}`),
    line('yardsPerPass', 'Yards per pass', average(net, n('attempts') + n('sacked'))),
    line('interceptions', 'Interceptions thrown', n('thrown')),
    line('sacksYardsLost', 'Sacks-Yards Lost', `${n('sacked')}-${n('sackYards')}`),
    line('rushingYards', 'Rushing', n('rushYards')),
    line('rushingAttempts', 'Rushing Attempts', n('carries')),
    line('yardsPerRushAttempt', 'Yards per rush', average(n('rushYards'), n('carries'))),
    line('totalPenaltiesYards', 'Penalties', `${n('penalties')}-${n('penaltyYards')}`),
    line('turnovers', 'Turnovers', n('thrown') + n('fumbles')),
    line('fumblesLost', 'Fumbles lost', n('fumbles')),
    line('defensiveTouchdowns', 'Defensive / Special Teams TDs', n('pickTds')),
    line('possessionTime', 'Possession', clockText(tally.of(side, TEAM, 'seconds'))),
  ]
}

interface Table {
  readonly name: string
  readonly labels: string
  readonly keys: string
  /** The stats whose players are listed; the first one decides the order. */
  readonly by: readonly FootballStat[]
  line(n: Count): readonly (string | number)[]
}

const TABLES: readonly Table[] = [
  {
    name: 'passing',
    labels: 'C/ATT YDS AVG TD INT SACKS QBR RTG',
    keys: 'completions/passingAttempts passingYards yardsPerPassAttempt passingTouchdowns interceptions sacks-sackYardsLost adjQBR QBRating',
    by: ['attempts'],
    line: (n) => [
      `${n('completions')}/${n('attempts')}`,
      n('passYards'),
      average(n('passYards'), n('attempts')),
      n('passTds'),
      n('thrown'),
      `${n('sacked')}-${n('sackYards')}`,
      '--',
      passerRating(n),
    ],
  },
  {
    name: 'rushing',
    labels: 'CAR YDS AVG TD LONG',
    keys: 'rushingAttempts rushingYards yardsPerRushAttempt rushingTouchdowns longRushing',
    by: ['rushYards', 'carries'],
    line: (n) => [
      n('carries'),
      n('rushYards'),
      average(n('rushYards'), n('carries')),
      n('rushTds'),
      n('rushLong'),
    ],
  },
  {
    name: 'receiving',
    labels: 'REC YDS AVG TD LONG TGTS',
    keys: 'receptions receivingYards yardsPerReception receivingTouchdowns longReception receivingTargets',
    by: ['catchYards', 'targets'],
    line: (n) => [
      n('catches'),
      n('catchYards'),
      average(n('catchYards'), n('catches')),
      n('catchTds'),
      n('catchLong'),
      n('targets'),
    ],
  },
  {
    name: 'fumbles',
    labels: 'FUM LOST REC',
    keys: 'fumbles fumblesLost fumblesRecovered',
    by: ['fumbles'],
    line: (n) => [n('fumbles'), n('fumbles'), 0],
  },
  {
    name: 'defensive',
    labels: 'TOT SOLO SACKS TFL PD TD',
    keys: 'totalTackles soloTackles sacks tacklesForLoss passesDefended defensiveTouchdowns',
    by: ['tackles', 'picks'],
    line: (n) => [n('tackles'), n('tackles'), n('sacks'), n('sacks'), n('picks'), n('pickTds')],
  },
  {
    name: 'interceptions',
    labels: 'INT YDS TD',
    keys: 'interceptions interceptionYards interceptionTouchdowns',
    by: ['picks'],
    line: (n) => [n('picks'), n('pickYards'), n('pickTds')],
  },
  {
    name: 'kickReturns',
    labels: 'NO YDS AVG TD',
    keys: 'kickReturns kickReturnYards yardsPerKickReturn kickReturnTouchdowns',
    by: ['kickReturns'],
    line: (n) => [n('kickReturns'), n('kickReturnYards'), average(n('kickReturnYards'), n('kickReturns')), 0],
  },
  {
    name: 'puntReturns',
    labels: 'NO YDS AVG TD',
    keys: 'puntReturns puntReturnYards yardsPerPuntReturn puntReturnTouchdowns',
    by: ['puntReturns'],
    line: (n) => [n('puntReturns'), n('puntReturnYards'), average(n('puntReturnYards'), n('puntReturns')), 0],
  },
  {
    name: 'kicking',
    labels: 'FG PCT LONG XP PTS',
    keys: 'fieldGoalsMade/fieldGoalAttempts fieldGoalPct longFieldGoalMade extraPointsMade/extraPointAttempts totalKickingPoints',
    by: ['goalTries', 'extraTries'],
    line: (n) => [
      `${n('goals')}/${n('goalTries')}`,
      percent(n('goals'), n('goalTries')),
      n('goalLong'),
      `${n('extras')}/${n('extraTries')}`,
      3 * n('goals') + n('extras'),
    ],
  },
  {
    name: 'punting',
    labels: 'NO YDS AVG LONG',
    keys: 'punts puntYards grossAvgPuntYards longPunt',
    by: ['punts'],
    line: (n) => [n('punts'), n('puntYards'), average(n('puntYards'), n('punts')), n('puntLong')],
  },
]

function groupOf(tally: Tally<FootballStat>, side: Side, table: Table): Group {
  const places = tally.places(side, ...table.by)
  const texts = (count: Count) => table.line(count).map(String)
  return {
    head: { name: table.name, text: `${table.name} stats` },
    labels: table.labels.split(' '),
    keys: table.keys.split(' '),
    lines: places.map((place) => ({ place, stats: texts((stat) => tally.of(side, place, stat)) })),
    totals: places.length > 0 ? texts((stat) => totalOf(tally, side, stat)) : [],
  }
}

/** The longest of a team is the longest of its players, not their sum. */
function totalOf(tally: Tally<FootballStat>, side: Side, stat: FootballStat): number {
  if (!stat.endsWith('Long')) return tally.total(side, stat)
  return Math.max(0, ...tally.places(side, stat).map((place) => tally.of(side, place, stat)))
}

interface LeaderRow {
  readonly name: string
  readonly displayName: string
  readonly shortDisplayName: string
  readonly abbreviation: string
  readonly stat: FootballStat
  text(n: Count): string
}

const LEADERS: readonly LeaderRow[] = [
  {
    name: 'passingYards',
    displayName: 'Passing Leader',
    shortDisplayName: 'PASS',
    abbreviation: 'PYDS',
    stat: 'passYards',
    text: (n) => `${n('completions')}/${n('attempts')}, ${n('passYards')} YDS${touchdowns(n('passTds'))}`,
  },
  {
    name: 'rushingYards',
    displayName: 'Rushing Leader',
    shortDisplayName: 'RUSH',
    abbreviation: 'RYDS',
    stat: 'rushYards',
    text: (n) => `${n('carries')} CAR, ${n('rushYards')} YDS${touchdowns(n('rushTds'))}`,
  },
  {
    name: 'receivingYards',
    displayName: 'Receiving Leader',
    shortDisplayName: 'REC',
    abbreviation: 'RECYDS',
    stat: 'catchYards',
    text: (n) => `${n('catches')} REC, ${n('catchYards')} YDS${touchdowns(n('catchTds'))}`,
  },
]

function leaderOf(tally: Tally<FootballStat>, side: Side, row: LeaderRow): readonly Leader[] {
  const [place] = tally.places(side, row.stat)
  if (place === undefined) return []
  const n: Count = (stat) => tally.of(side, place, stat)
  const { name, displayName, shortDisplayName, abbreviation } = row
  const value = n(row.stat)
  return [
    { name, displayName, shortDisplayName, abbreviation, side, place, value, displayValue: row.text(n) },
  ]
}

function touchdowns(n: number): string {
  return n > 0 ? `, ${n} TD` : ''
}

/** The league's formula: four parts, each between 0 and 2.375. */
function passerRating(n: Count): string {
  const attempts = n('attempts')
  if (attempts === 0) return '0.0'
  const part = (value: number) => Math.min(2.375, Math.max(0, value))
  const sum =
    part((n('completions') / attempts - 0.3) * 5) +
    part((n('passYards') / attempts - 3) * 0.25) +
    part((n('passTds') / attempts) * 20) +
    part(2.375 - (n('thrown') / attempts) * 25)
  return ((sum / 6) * 100).toFixed(1)
}
