import { percent, signed } from '../../payload/format'
import type { Side } from '../moment'
import { boardStat } from '../board-stat'
import type { Box, Group, Leader, Part } from '../sim-game'
import type { Tally } from '../tally'
import type { BasketballMoment } from './play'
import { countBasketball, type BasketballStat } from './stats'

const LABELS = 'MIN PTS FG 3PT FT REB AST TO STL BLK OREB DREB PF +/-'
const KEYS =
  'minutes points fieldGoalsMade-fieldGoalsAttempted threePointFieldGoalsMade-threePointFieldGoalsAttempted freeThrowsMade-freeThrowsAttempted rebounds assists turnovers steals blocks offensiveRebounds defensiveRebounds fouls plusMinus'

type Count = (stat: BasketballStat) => number

export function basketballBox(moments: readonly BasketballMoment[], upTo: number): Box {
  const tally = countBasketball(moments, upTo)
  return {
    team: (side) => teamLines(tally, side),
    groups: (side) => [groupOf(tally, side)],
    leaders: (side) => LEADERS.flatMap((row) => leaderOf(tally, side, row)),
  }
}

function groupOf(tally: Tally<BasketballStat>, side: Side): Group {
  const places = tally.places(side, 'seconds').toSorted((a, b) => a - b)
  return {
    head: {},
    labels: LABELS.split(' '),
    keys: KEYS.split(' '),
    lines: places.map((place) => ({ place, stats: playerLine((stat) => tally.of(side, place, stat)) })),
    totals: ['', ...numbers((stat) => tally.total(side, stat)), ''],
  }
}

function playerLine(n: Count): readonly string[] {
  return [String(Math.round(n('seconds') / 60)), ...numbers(n), signed(n('plusMinus'))]
}

function numbers(n: Count): readonly string[] {
  return [
    n('points'),
    `${n('made')}-${n('tried')}`,
    `${n('threes')}-${n('threeTries')}`,
    `${n('throws')}-${n('throwTries')}`,
    n('offensive') + n('defensive'),
    n('assists'),
    n('turnovers'),
    n('steals'),
    n('blocks'),
    n('offensive'),
    n('defensive'),
    n('fouls'),
  ].map(String)
}

function teamLines(tally: Tally<BasketballStat>, side: Side): readonly Part[] {
  const n: Count = (stat) => tally.total(side, stat)
  const line = (name: string, abbreviation: string, label: string, displayValue: string | number) => ({
    name,
    displayValue: String(displayValue),
    abbreviation,
    label,
  })
  return [
    line('fieldGoalsMade-fieldGoalsAttempted', 'FG', 'FG', `${n('made')}-${n('tried')}`),
    line('fieldGoalPct', 'FG%', 'Field Goal %', percent(n('made'), n('tried'), 0)),
    line(
      'threePointFieldGoalsMade-threePointFieldGoalsAttempted',
      '3PT',
      '3PT',
      `${n('threes')}-${n('threeTries')}`,
    ),
    line('threePointFieldGoalPct', '3P%', 'Three Point %', percent(n('threes'), n('threeTries'), 0)),
    line('freeThrowsMade-freeThrowsAttempted', 'FT', 'FT', `${n('throws')}-${n('throwTries')}`),
    line('freeThrowPct', 'FT%', 'Free Throw %', percent(n('throws'), n('throwTries'), 0)),
    line('totalRebounds', 'REB', 'Rebounds', n('offensive') + n('defensive')),
    line('offensiveRebounds', 'OR', 'Offensive Rebounds', n('offensive')),
    line('defensiveRebounds', 'DR', 'Defensive Rebounds', n('defensive')),
    line('assists', 'AST', 'Assists', n('assists')),
    line('steals', 'STL', 'Steals', n('steals')),
    line('blocks', 'BLK', 'Blocks', n('blocks')),
    line('turnovers', 'TO', 'Turnovers', n('turnovers')),
    line('fouls', 'PF', 'Fouls', n('fouls')),
  ]
}

const LEADERS: readonly (readonly [
  name: string,
  displayName: string,
  short: string,
  stats: readonly BasketballStat[],
])[] = [
  ['points', 'Points', 'Pts', ['points']],
  ['rebounds', 'Rebounds', 'Reb', ['defensive', 'offensive']],
  ['assists', 'Assists', 'Ast', ['assists']],
]

function leaderOf(
  tally: Tally<BasketballStat>,
  side: Side,
  [name, displayName, short, stats]: (typeof LEADERS)[number],
): readonly Leader[] {
  const sum = (place: number) => stats.reduce((total, stat) => total + tally.of(side, place, stat), 0)
  const [place] = tally.places(side, ...stats).toSorted((a, b) => sum(b) - sum(a) || a - b)
  if (place === undefined) return []
  const value = sum(place)
  return [
    {
      name,
      displayName,
      shortDisplayName: short,
      abbreviation: short,
      side,
      place,
      value,
      displayValue: String(value),
    },
  ]
}

/** The numbers that the scoreboard shows beside a team. */
export function basketballTeamStats(
  moments: readonly BasketballMoment[],
  upTo: number,
  side: Side,
): readonly Part[] {
  const tally = countBasketball(moments, upTo)
  const n: Count = (stat) => tally.total(side, stat)
  return [
    boardStat('rebounds', 'REB', n('offensive') + n('defensive')),
    boardStat('assists', 'AST', n('assists')),
    boardStat('fieldGoalsAttempted', 'FGA', n('tried')),
    boardStat('fieldGoalsMade', 'FGM', n('made')),
    boardStat('fieldGoalPct', 'FG%', percent(n('made'), n('tried'))),
    boardStat('freeThrowPct', 'FT%', percent(n('throws'), n('throwTries'))),
    boardStat('freeThrowsAttempted', 'FTA', n('throwTries')),
    boardStat('freeThrowsMade', 'FTM', n('throws')),
    boardStat('points', 'PTS', n('points')),
    boardStat('threePointPct', '3P%', percent(n('threes'), n('threeTries'))),
    boardStat('threePointFieldGoalsAttempted', '3PA', n('threeTries')),
    boardStat('threePointFieldGoalsMade', '3PM', n('threes')),
  ]
}
