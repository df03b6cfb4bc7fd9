import { nameOf } from '../../payload/athlete'
import { ordinal } from '../../payload/format'
import { other, type Side } from '../moment'
import type { Part, Teams } from '../sim-game'
import type { BaseballPlay, HitKind, OutKind } from './play'

const CALLS = {
  ball: { id: '5', text: 'Ball', abbreviation: 'B', alternativeText: 'Walk', type: 'ball' },
  looking: { id: '36', text: 'Strike Looking', abbreviation: 'SL', type: 'strike-looking' },
  swinging: { id: '37', text: 'Strike Swinging', abbreviation: 'SS', type: 'strike-swinging' },
  foul: { id: '21', text: 'Foul Ball', abbreviation: 'F', type: 'foul-ball' },
} as const

const HITS: Readonly<Record<HitKind, Part>> = {
  single: { id: '2', text: 'Single', abbreviation: '1B', type: 'single' },
  double: { id: '3', text: 'Double', abbreviation: '2B', type: 'double' },
  triple: { id: '4', text: 'Triple', abbreviation: '3B', type: 'triple' },
  homeRun: { id: '28', text: 'Home Run', abbreviation: 'HR', type: 'home-run' },
}

const OUTS: Readonly<Record<OutKind, Part>> = {
  groundOut: { id: '24', text: 'Ground Out', abbreviation: 'GRO', type: 'ground-out' },
  flyOut: { id: '22', text: 'Fly Out', abbreviation: 'FLY', type: 'fly-out' },
  lineOut: { id: '32', text: 'Line Out', abbreviation: 'LIN', type: 'line-out' },
  popOut: { id: '33', text: 'Pop Out', abbreviation: 'POP', type: 'pop-out' },
  strikeout: { id: '37', text: 'Strike Swinging', abbreviation: 'SS', type: 'strike-swinging' },
  doublePlay: {
    id: '25',
    text: 'Ground Into Double Play',
    abbreviation: 'GDP',
    type: 'ground-into-double-play',
  },
  sacrificeFly: { id: '35', text: 'Sacrifice Fly', abbreviation: 'SF', type: 'sacrifice-fly' },
}

const PLAYS = {
  start: {
    id: '1',
    text: 'start batter/pitcher',
    alternativeText: 'Now at bat',
    type: 'start-batterpitcher',
  },
  walk: { id: '5', text: 'Ball', abbreviation: 'B', alternativeText: 'Walk', type: 'ball' },
  hitByPitch: { id: '27', text: 'Hit By Pitch', abbreviation: 'HBP', type: 'hit-by-pitch' },
  error: { id: '20', text: 'Error', abbreviation: 'E', type: 'error' },
  endInning: { id: '58', text: 'End Inning', type: 'end-inning' },
  delay: { id: '59', text: 'Delay', type: 'delay' },
  resume: { id: '59', text: 'Resume', type: 'resume' },
  endGame: { id: '66', text: 'End Game', type: 'end-game' },
} as const

export function typeOf(play: BaseballPlay): Part {
  if (play.kind === 'pitch') return CALLS[play.call]
  if (play.kind === 'hit') return HITS[play.hit]
  return play.kind === 'out' ? OUTS[play.out] : PLAYS[play.kind]
}

export function textOf(teams: Teams, play: BaseballPlay): string {
  switch (play.kind) {
    case 'start':
      return `${nameOf(teams, other(play.side), play.pitcher)} pitches to ${nameOf(teams, play.side, play.batter)}`
    case 'pitch':
      return `Pitch ${play.n} : ${CALLS[play.call].text}`
    case 'hit':
      return `${nameOf(teams, play.side, play.batter)} ${HIT_WORDS[play.hit]}${scoredText(teams, play)}.`
    case 'out':
      return `${nameOf(teams, play.side, play.batter)} ${OUT_WORDS[play.out]}${scoredText(teams, play)}.`
    case 'endInning':
      return `${play.half === 'top' ? 'Middle' : 'End'} of the ${ordinal(play.inning)} inning`
    case 'delay':
      return 'Rain delay'
    case 'resume':
      return 'Play resumes'
    case 'endGame':
      return 'End of game'
    case 'walk':
    case 'hitByPitch':
    case 'error':
      return `${nameOf(teams, play.side, play.batter)} ${REACHED_WORDS[play.kind]}${scoredText(teams, play)}.`
  }
}

const HIT_WORDS = { single: 'singled', double: 'doubled', triple: 'tripled', homeRun: 'homered' } as const
const REACHED_WORDS = { walk: 'walked', hitByPitch: 'hit by pitch', error: 'reached on error' } as const
const OUT_WORDS = {
  groundOut: 'grounded out',
  flyOut: 'flied out',
  lineOut: 'lined out',
  popOut: 'popped out',
  strikeout: 'struck out swinging',
  doublePlay: 'grounded into double play',
  sacrificeFly: 'hit sacrifice fly',
} as const

function scoredText(
  teams: Teams,
  play: { readonly side: Side; readonly batter: number; readonly scored: readonly number[] },
): string {
  const runners = play.scored.filter((place) => place !== play.batter)
  return runners.map((place) => `, ${nameOf(teams, play.side, place)} scored`).join('')
}
