import { average, thousandths } from '../../payload/format'
import type { Side } from '../moment'
import { boardStat } from '../board-stat'
import type { Box, Group, Leader, Part } from '../sim-game'
import type { Tally } from '../tally'
import { BATTERS, STARTER, type BaseballMoment } from './play'
import { countBaseball, type BaseballStat } from './stats'

type Count = (stat: BaseballStat) => number

export function baseballBox(moments: readonly BaseballMoment[], upTo: number): Box {
  const tally = countBaseball(moments, upTo)
  return {
    team: (side) => teamGroups(tally, side),
    groups: (side) => [batting(tally, side), pitching(tally, side)],
    leaders: (side) => LEADERS.flatMap((row) => leaderOf(tally, side, row)),
  }
}

function batting(tally: Tally<BaseballStat>, side: Side): Group {
  const line = (n: Count) =>
    [
      `${n('hits')}-${n('atBats')}`,
      n('atBats'),
      n('runs'),
      n('hits'),
      n('batted'),
      n('homeRuns'),
      n('walks'),
      n('strikeouts'),
      n('seen'),
    ].map(String)
  return {
    head: { type: 'batting' },
    labels: 'H-AB AB R H RBI HR BB K #P'.split(' '),
    keys: 'hits-atBats atBats runs hits RBIs homeRuns walks strikeouts pitches'.split(' '),
    lines: Array.from({ length: BATTERS }, (_, place) => ({
      place,
      stats: line((stat) => tally.of(side, place, stat)),
    })),
    totals: line((stat) => tally.total(side, stat)),
  }
}

function pitching(tally: Tally<BaseballStat>, side: Side): Group {
  const line = (n: Count) =>
    [
      innings(n('outs')),
      n('allowedHits'),
      n('allowedRuns'),
      n('earned'),
      n('allowedWalks'),
      n('fanned'),
      n('allowedHomeRuns'),
      `${n('thrown')}-${n('strikes')}`,
      average(n('earned') * 27, n('outs'), 2),
      n('thrown'),
    ].map(String)
  const places = tally.places(side, 'thrown').toSorted((a, b) => a - b)
  return {
    head: { type: 'pitching' },
    labels: 'IP H R ER BB K HR PC-ST ERA PC'.split(' '),
    keys: 'fullInnings.partInnings hits runs earnedRuns walks strikeouts homeRuns pitches-strikes ERA pitches'.split(
      ' ',
    ),
    lines: places.map((place) => ({ place, stats: line((stat) => tally.of(side, place, stat)) })),
    totals: line((stat) => tally.total(side, stat)),
  }
}

/** Innings and thirds: 16 outs are `5.1`. */
function innings(outs: number): string {
  return `${Math.floor(outs / 3)}.${outs % 3}`
}

function teamGroups(tally: Tally<BaseballStat>, side: Side): readonly Part[] {
  const n: Count = (stat) => tally.total(side, stat)
  const stat = (name: string, abbreviation: string, value: number | string) => ({
    name,
    displayName: name,
    abbreviation,
    ...(typeof value === 'number' && { value }),
    displayValue: String(value),
  })
  return [
    {
      name: 'batting',
      displayName: 'Batting',
      stats: [
        stat('atBats', 'AB', n('atBats')),
        stat('runs', 'R', n('runs')),
        stat('hits', 'H', n('hits')),
        stat('RBIs', 'RBI', n('batted')),
        stat('homeRuns', 'HR', n('homeRuns')),
        stat('doubles', '2B', n('doubles')),
        stat('triples', '3B', n('triples')),
        stat('walks', 'BB', n('walks')),
        stat('strikeouts', 'SO', n('strikeouts')),
        stat('avg', 'AVG', thousandths(n('hits'), n('atBats'))),
      ],
    },
    {
      name: 'pitching',
      displayName: 'Pitching',
      stats: [
        stat('innings', 'IP', innings(n('outs'))),
        stat('hits', 'H', n('allowedHits')),
        stat('runs', 'R', n('allowedRuns')),
        stat('earnedRuns', 'ER', n('earned')),
        stat('walks', 'BB', n('allowedWalks')),
        stat('strikeouts', 'K', n('fanned')),
        stat('pitches', 'P', n('thrown')),
      ],
    },
    { name: 'fielding', displayName: 'Fielding', stats: [stat('errors', 'E', n('errors'))] },
    { name: 'records', displayName: 'Records', stats: [] },
  ]
}

const LEADERS: readonly (readonly [
  name: string,
  displayName: string,
  abbreviation: string,
  stat: BaseballStat,
])[] = [
  ['avg', 'BATTING AVERAGE', 'AVG', 'hits'],
  ['homeRuns', 'Home Runs', 'HR', 'homeRuns'],
  ['RBIs', 'RUNS BATTED IN', 'RBI', 'batted'],
]

function leaderOf(
  tally: Tally<BaseballStat>,
  side: Side,
  [name, displayName, abbreviation, stat]: (typeof LEADERS)[number],
): readonly Leader[] {
  const [place] = tally.places(side, stat).filter((candidate) => candidate < STARTER)
  if (place === undefined) return []
  const displayValue = batterSummary((wanted) => tally.of(side, place, wanted))
  const value = tally.of(side, place, stat)
  return [
    { name, displayName, shortDisplayName: abbreviation, abbreviation, side, place, value, displayValue },
  ]
}

/** `2-3, HR, 2 RBI`. */
export function batterSummary(n: Count): string {
  const extras = [
    [n('homeRuns'), 'HR'],
    [n('batted'), 'RBI'],
    [n('walks'), 'BB'],
    [n('strikeouts'), 'K'],
  ] as const
  return [`${n('hits')}-${n('atBats')}`, ...extras.flatMap(([count, word]) => counted(count, word))].join(
    ', ',
  )
}

/** `3.2 IP, 4 ER, 5 H, K, BB`. */
export function pitcherSummary(n: Count): string {
  const always = [`${n('earned')} ER`, `${n('allowedHits')} H`]
  return [
    `${innings(n('outs'))} IP`,
    ...always,
    ...counted(n('fanned'), 'K'),
    `${n('allowedWalks')} BB`,
  ].join(', ')
}

function counted(count: number, word: string): readonly string[] {
  if (count === 0) return []
  return [count === 1 ? word : `${count} ${word}`]
}

/** The numbers that the scoreboard shows beside a team. */
export function baseballTeamStats(tally: Tally<BaseballStat>, side: Side): readonly Part[] {
  const n: Count = (wanted) => tally.total(side, wanted)
  return [
    boardStat('hits', 'H', n('hits')),
    boardStat('runs', 'R', n('runs')),
    boardStat('avg', 'AVG', thousandths(n('hits'), n('atBats'))),
    boardStat('ERA', 'ERA', average(n('earned') * 27, n('outs'), 2)),
    boardStat('errors', 'E', n('errors')),
  ]
}
