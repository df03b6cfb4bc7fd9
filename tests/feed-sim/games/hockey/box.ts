import { percent, thousandths } from '../../payload/format'
import type { Side } from '../moment'
import { boardStat } from '../board-stat'
import type { Box, Group, Leader, Part } from '../sim-game'
import type { Tally } from '../tally'
import { GOALIE, type HockeyMoment } from './play'
import { countHockey, type HockeyStat } from './stats'

const SKATER_LABELS = 'BS HT TK G A S SM SOG FW FL FO% GV PN PIM'
const SKATER_KEYS =
  'blockedShots hits takeaways goals assists shotsTotal shotsMissed shootoutGoals faceoffsWon faceoffsLost faceoffPercent giveaways penalties penaltyMinutes'
const GOALIE_LABELS = 'GA SA SV SV%'
const GOALIE_KEYS = 'goalsAgainst shotsAgainst saves savePct'
const FIRST_DEFENSEMAN = 12

type Count = (stat: HockeyStat) => number

export function hockeyBox(moments: readonly HockeyMoment[], upTo: number): Box {
  const tally = countHockey(moments, upTo)
  return {
    team: (side) => teamLines(tally, side),
    groups: (side) => [
      skaters(tally, side, 'forwards', 0, FIRST_DEFENSEMAN),
      skaters(tally, side, 'defenses', FIRST_DEFENSEMAN, GOALIE),
      goalies(tally, side),
    ],
    leaders: (side) => LEADERS.flatMap((row) => leaderOf(tally, side, row)),
  }
}

function skaters(tally: Tally<HockeyStat>, side: Side, name: string, from: number, to: number): Group {
  const places = Array.from({ length: to - from }, (_, n) => from + n)
  return {
    head: { name },
    labels: SKATER_LABELS.split(' '),
    keys: SKATER_KEYS.split(' '),
    lines: places.map((place) => ({ place, stats: skaterLine((stat) => tally.of(side, place, stat)) })),
  }
}

function skaterLine(n: Count): readonly string[] {
  return [
    n('blocks'),
    n('hits'),
    n('takeaways'),
    n('goals'),
    n('assists'),
    n('shots'),
    n('missed'),
    n('shootoutGoals'),
    n('faceoffs'),
    n('lost'),
    percent(n('faceoffs'), n('faceoffs') + n('lost')),
    n('giveaways'),
    n('penalties'),
    n('penalties') * 2,
  ].map(String)
}

function goalies(tally: Tally<HockeyStat>, side: Side): Group {
  const n: Count = (stat) => tally.of(side, GOALIE, stat)
  const faced = n('saves') + n('against')
  const stats = [n('against'), faced, n('saves'), thousandths(n('saves'), faced)].map(String)
  return {
    head: { name: 'goalies' },
    labels: GOALIE_LABELS.split(' '),
    keys: GOALIE_KEYS.split(' '),
    lines: [{ place: GOALIE, stats }],
  }
}

function teamLines(tally: Tally<HockeyStat>, side: Side): readonly Part[] {
  const n: Count = (stat) => tally.total(side, stat)
  const line = (name: string, abbreviation: string, label: string, displayValue: string | number) => ({
    name,
    abbreviation,
    displayValue: String(displayValue),
    label,
  })
  return [
    line('blockedShots', 'BS', 'Blocked Shots', n('blocks')),
    line('hits', 'HT', 'Hits', n('hits')),
    line('takeaways', 'TK', 'Takeaways', n('takeaways')),
    line('shotsTotal', 'S', 'Shots', n('shots')),
    line('powerPlayGoals', 'PPG', 'Power Play Goals', n('powerPlayGoals')),
    line('powerPlayOpportunities', 'PPO', 'Power Play Opportunities', n('powerPlays')),
    line('powerPlayPct', 'PCT', 'Power Play Percentage', percent(n('powerPlayGoals'), n('powerPlays'))),
    line('shortHandedGoals', 'SHG', 'Short Handed Goals', n('shorthandedGoals')),
    line('shootoutGoals', 'SOG', 'Shootout Goals', n('shootoutGoals')),
    line('faceoffsWon', 'FW', 'Faceoffs Won', n('faceoffs')),
    line('faceoffPercent', 'FO%', 'Faceoff Win Percent', percent(n('faceoffs'), n('faceoffs') + n('lost'))),
    line('giveaways', 'GV', 'Giveaways', n('giveaways')),
    line('penalties', 'PN', 'Total Penalties', n('penalties')),
    line('penaltyMinutes', 'PIM', 'Penalty Minutes', n('penalties') * 2),
  ]
}

const LEADERS: readonly (readonly [name: string, abbreviation: string, stats: readonly HockeyStat[]])[] = [
  ['goals', 'G', ['goals']],
  ['assists', 'A', ['assists']],
  ['points', 'PTS', ['goals', 'assists']],
]

function leaderOf(
  tally: Tally<HockeyStat>,
  side: Side,
  [name, abbreviation, stats]: (typeof LEADERS)[number],
) {
  const sum = (place: number) => stats.reduce((total, stat) => total + tally.of(side, place, stat), 0)
  const [place] = tally.places(side, ...stats).toSorted((a, b) => sum(b) - sum(a) || a - b)
  if (place === undefined) return []
  const displayName = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const value = sum(place)
  const leader: Leader = {
    name,
    displayName,
    shortDisplayName: displayName,
    abbreviation,
    side,
    place,
    value,
    displayValue: String(value),
  }
  return [leader]
}

/** The numbers that the scoreboard shows beside a team. */
export function hockeyTeamStats(moments: readonly HockeyMoment[], upTo: number, side: Side): readonly Part[] {
  const tally = countHockey(moments, upTo)
  const n: Count = (stat) => tally.total(side, stat)
  return [
    boardStat('saves', 'SV', n('saves')),
    boardStat('savePct', 'SV%', thousandths(n('saves'), n('saves') + n('against'))),
    boardStat('goals', 'G', n('goals')),
    boardStat('assists', 'A', n('assists')),
    boardStat('points', 'PTS', n('goals') + n('assists')),
  ]
}
