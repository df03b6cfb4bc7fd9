import { nameOf } from '../../payload/athlete'
import { ordinal } from '../../payload/format'
import { other } from '../moment'
import type { Part, Teams } from '../sim-game'
import { GOALIE, type HockeyPlay, type Strength } from './play'

const TYPES: Readonly<Record<HockeyPlay['kind'], Part>> = {
  faceoff: { id: '502', text: 'Face Off', abbreviation: 'faceoff' },
  hit: { id: '503', text: 'Hit', abbreviation: 'hit' },
  goal: { id: '505', text: 'Goal', abbreviation: 'goal' },
  shot: { id: '506', text: 'Shot', abbreviation: 'shot-on-goal' },
  missed: { id: '507', text: 'Missed', abbreviation: 'shot-missed' },
  blocked: { id: '508', text: 'Blocked', abbreviation: 'shot-blocked' },
  penalty: { id: '509', text: 'Penalty', abbreviation: 'penalty' },
  stoppage: { id: '516', text: 'Stoppage', abbreviation: 'stoppage' },
  startPeriod: { id: '518', text: 'Period Start', abbreviation: 'period-start' },
  endPeriod: { id: '519', text: 'Period End', abbreviation: 'period-end' },
  endGame: { id: '522', text: 'End of Game' },
  takeaway: { id: '1401', text: 'Takeaway', abbreviation: 'takeaway' },
  giveaway: { id: '1402', text: 'Giveaway', abbreviation: 'giveaway' },
  attempt: { id: '1409', text: 'Shootout', abbreviation: 'shootout' },
}

const STRENGTHS: Readonly<Record<Strength, Part>> = {
  even: { id: '701', text: 'Even Strength', abbreviation: 'even-strength' },
  powerPlay: { id: '702', text: 'Power Play', abbreviation: 'power-play' },
  shorthanded: { id: '703', text: 'Shorthanded', abbreviation: 'short-handed' },
  emptyNet: { id: '903', text: 'Empty Net', abbreviation: 'empty-net' },
}

export function typeOf(play: HockeyPlay): Part {
  return TYPES[play.kind]
}

/** Empty net is said of goals only; other plays show it as even strength. */
export function strengthPart(play: HockeyPlay): Part {
  if (!('strength' in play)) return {}
  const shown = play.strength === 'emptyNet' && play.kind !== 'goal' ? 'even' : play.strength
  return { strength: STRENGTHS[shown] }
}

export function textOf(teams: Teams, period: number, play: HockeyPlay): string {
  switch (play.kind) {
    case 'stoppage':
      return play.reason
    case 'startPeriod':
      return `Start of ${periodName(period)}`
    case 'endPeriod':
      return `End of ${periodName(period)}`
    case 'endGame':
      return 'End of Game'
    case 'attempt':
      return `${nameOf(teams, play.side, play.by)} shootout attempt ${play.good ? 'scores' : 'saved'}`
    case 'goal':
      return `${nameOf(teams, play.side, play.by)} Goal Wrist Shot, assists: ${assistsText(teams, play)}`
    case 'penalty':
      return `Penalty to ${nameOf(teams, play.side, play.by)} 2 minutes for ${play.infraction} ${nameOf(teams, other(play.side), play.against)}`
    case 'faceoff':
    case 'shot':
    case 'missed':
    case 'giveaway':
    case 'takeaway':
    case 'blocked':
    case 'hit':
      return skatedText(teams, play)
  }
}

function skatedText(
  teams: Teams,
  play: HockeyPlay & {
    readonly kind: 'faceoff' | 'shot' | 'missed' | 'giveaway' | 'takeaway' | 'blocked' | 'hit'
  },
): string {
  const by = nameOf(teams, play.side, play.by)
  const foe = other(play.side)
  switch (play.kind) {
    case 'faceoff':
      return `${by} faceoff won against ${nameOf(teams, foe, play.against)}`
    case 'blocked':
      return `${by} shot blocked by ${nameOf(teams, foe, play.against)}`
    case 'hit':
      return `${by} hit ${nameOf(teams, foe, play.against)}`
    case 'shot':
      return `${by} Wrist Shot saved by ${nameOf(teams, foe, GOALIE)}`
    case 'missed':
      return `${by} Wrist Shot Wide Left`
    case 'giveaway':
      return `Giveaway by ${by}`
    case 'takeaway':
      return `Takeaway by ${by}`
  }
}

function assistsText(teams: Teams, play: HockeyPlay & { readonly kind: 'goal' }): string {
  return play.assists.map((place) => nameOf(teams, play.side, place)).join(', ') || 'none'
}

function periodName(period: number): string {
  if (period < 4) return `${ordinal(period)} Period`
  return period === 4 ? 'Overtime' : `${ordinal(period - 3)} Overtime`
}
