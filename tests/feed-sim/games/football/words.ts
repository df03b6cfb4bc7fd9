import { nameOf, shortNameOf } from '../../payload/athlete'
import { other, type Side } from '../moment'
import type { Teams } from '../sim-game'
import { KICKER, PUNTER, QB, RETURNER, type FootballMoment, type FootballPlay } from './play'

export interface PlayType {
  readonly id: string
  readonly text: string
  readonly abbreviation?: string
}

const type = (id: string, text: string, short?: string): PlayType =>
  short ? { id, text, abbreviation: short } : { id, text }

export function typeOf(play: FootballPlay): PlayType {
  switch (play.kind) {
    case 'kickoff':
      return play.back === 0 ? type('53', 'Kickoff', 'K') : type('12', 'Kickoff Return (Offense)')
    case 'rush':
      return play.touchdown ? type('68', 'Rushing Touchdown', 'TD') : type('5', 'Rush', 'RUSH')
    case 'kneel':
      return type('5', 'Rush', 'RUSH')
    case 'pass':
      return play.touchdown ? type('67', 'Passing Touchdown', 'TD') : type('24', 'Pass Reception', 'REC')
    case 'incomplete':
      return type('3', 'Pass Incompletion')
    case 'interception':
      return play.touchdown
        ? type('36', 'Interception Return Touchdown', 'TD')
        : type('26', 'Pass Interception Return', 'INTR')
    case 'fieldGoal':
      return play.good ? type('59', 'Field Goal Good', 'FG') : type('60', 'Field Goal Missed', 'FGM')
    case 'extraPoint':
      return play.good ? type('61', 'Extra Point Good', 'XP') : type('62', 'Extra Point Missed', 'XPM')
    case 'sack':
    case 'fumble':
    case 'punt':
    case 'twoPoint':
    case 'safety':
    case 'penalty':
    case 'timeout':
    case 'twoMinuteWarning':
    case 'endPeriod':
    case 'endHalf':
    case 'endGame':
      return TYPES[play.kind]
  }
}

const TYPES = {
  sack: type('7', 'Sack'),
  fumble: type('29', 'Fumble Recovery (Opponent)'),
  punt: type('52', 'Punt', 'PUNT'),
  twoPoint: type('58', 'Two Point Conversion', '2PT'),
  safety: type('20', 'Safety', 'SF'),
  penalty: type('8', 'Penalty', 'PEN'),
  timeout: type('21', 'Timeout', 'TO'),
  twoMinuteWarning: type('75', 'Two-minute warning', '2Min Warn'),
  endPeriod: type('2', 'End Period', 'EP'),
  endHalf: type('65', 'End of Half', 'EH'),
  endGame: type('66', 'End of Game', 'EG'),
} as const

export function textOf(teams: Teams, moment: FootballMoment, play: FootballPlay): string {
  switch (play.kind) {
    case 'kickoff':
      return kickoffText(teams, play)
    case 'rush':
      return `${short(teams, play.side, play.by)} rushes ${gained(play.yards)}${ending(teams, moment, play)}`
    case 'pass':
      return `${short(teams, play.side, QB)} pass to ${short(teams, play.side, play.to)} ${gained(play.yards)}${ending(teams, moment, play)}`
    case 'incomplete':
      return `${short(teams, play.side, QB)} pass incomplete intended for ${short(teams, play.side, play.to)}.`
    case 'sack':
      return `${short(teams, play.side, QB)} sacked ${gained(play.yards)} (${short(teams, other(play.side), play.stop)}).`
    case 'kneel':
      return `${short(teams, play.side, QB)} kneels for -1 yards.`
    case 'interception':
      return `${short(teams, play.side, QB)} pass INTERCEPTED by ${short(teams, other(play.side), play.stop)}, returned ${play.back} yards${play.touchdown ? ', TOUCHDOWN' : ''}.`
    case 'fumble':
      return `${short(teams, play.side, play.by)} FUMBLES, recovered by ${short(teams, other(play.side), play.stop)}.`
    case 'punt':
      return puntText(teams, play)
    case 'fieldGoal':
    case 'extraPoint':
    case 'twoPoint':
    case 'safety':
    case 'penalty':
    case 'timeout':
    case 'twoMinuteWarning':
    case 'endPeriod':
    case 'endHalf':
    case 'endGame':
      return kickText(teams, moment, play)
  }
}

type KickOrStop = Extract<
  FootballPlay,
  {
    readonly kind:
      | 'fieldGoal'
      | 'extraPoint'
      | 'twoPoint'
      | 'safety'
      | 'penalty'
      | 'timeout'
      | 'twoMinuteWarning'
      | 'endPeriod'
      | 'endHalf'
      | 'endGame'
  }
>

function kickText(teams: Teams, moment: FootballMoment, play: KickOrStop): string {
  switch (play.kind) {
    case 'fieldGoal':
      return `${name(teams, play.side, KICKER)} ${play.yards} Yd Field Goal${play.good ? '' : ' No Good'}`
    case 'extraPoint':
      return `${name(teams, play.side, KICKER)} extra point is ${play.good ? 'GOOD' : 'NO GOOD'}.`
    case 'twoPoint':
      return `Two-point attempt: pass to ${short(teams, play.side, play.to)} ${play.good ? 'succeeds' : 'fails'}.`
    case 'safety':
      return `${name(teams, play.side, play.stop)} Safety`
    case 'penalty':
      return `PENALTY on ${abbreviation(teams, play.side)}, ${play.foul.name}, ${Math.abs(play.foul.yards)} yards, enforced - No Play.`
    case 'timeout':
      return `Timeout ${abbreviation(teams, play.side)}`
    case 'endPeriod':
      return moment.period > 4 ? 'END OVERTIME' : `END QUARTER ${moment.period}`
    case 'twoMinuteWarning':
      return 'Two-Minute Warning'
    case 'endHalf':
      return 'END QUARTER 2'
    case 'endGame':
      return 'END GAME'
  }
}

/** The text of a play in the list of scoring plays: with full names, and the try in brackets. */
export function scoringText(teams: Teams, play: FootballPlay, tried: FootballPlay | undefined): string {
  const after = tried ? ` (${tryText(teams, tried)})` : ''
  if (play.kind === 'rush') return `${name(teams, play.side, play.by)} ${play.yards} Yd Run${after}`
  if (play.kind === 'pass') {
    return `${name(teams, play.side, play.to)} ${play.yards} Yd pass from ${name(teams, play.side, QB)}${after}`
  }
  if (play.kind !== 'interception') return ''
  return `${name(teams, other(play.side), play.stop)} ${play.back} Yd Interception Return${after}`
}

function tryText(teams: Teams, play: FootballPlay): string {
  if (play.kind === 'twoPoint') return play.good ? 'Two-Point Conversion' : 'Two-Point Conversion failed'
  if (play.kind !== 'extraPoint') return ''
  return `${name(teams, play.side, KICKER)} ${play.good ? 'Kick' : 'PAT failed'}`
}

function kickoffText(teams: Teams, play: FootballPlay & { readonly kind: 'kickoff' }): string {
  const kick = `${short(teams, play.side, KICKER)} kicks off`
  if (play.back === 0) return `${kick}, Touchback.`
  return `${kick}, ${short(teams, other(play.side), RETURNER)} returns ${play.back} yards.`
}

function puntText(teams: Teams, play: FootballPlay & { readonly kind: 'punt' }): string {
  const punt = `${short(teams, play.side, PUNTER)} punts ${play.yards} yards`
  if (play.back === 0) return `${punt}, fair catch by ${short(teams, other(play.side), RETURNER)}.`
  return `${punt}, ${short(teams, other(play.side), RETURNER)} returns ${play.back} yards.`
}

function ending(
  teams: Teams,
  moment: FootballMoment,
  play: { readonly side: Side; readonly stop: number; readonly touchdown: boolean },
): string {
  if (play.touchdown) return ', TOUCHDOWN.'
  const down = moment.down > 0 ? ` to ${spotText(teams, moment)}` : ''
  return `${down} (${short(teams, other(play.side), play.stop)}).`
}

/** Where the ball lies, as `PIT 12`; the middle of the field belongs to nobody. */
export function spotText(teams: Teams, moment: FootballMoment): string {
  if (moment.spot === 50) return '50'
  const own = moment.spot < 50
  return `${abbreviation(teams, own ? moment.offense : other(moment.offense))} ${own ? moment.spot : 100 - moment.spot}`
}

function gained(yards: number): string {
  return `for ${yards} yard${yards === 1 ? '' : 's'}`
}

const name = nameOf
const short = shortNameOf

function abbreviation(teams: Teams, side: Side): string {
  return teams.fixture[side].abbreviation
}
