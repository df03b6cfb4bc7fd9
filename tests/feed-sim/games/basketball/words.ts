import { nameOf } from '../../payload/athlete'
import type { Side } from '../moment'
import type { Teams } from '../sim-game'
import { ordinal } from '../../payload/format'
import { isCollege } from '../../slate/fixture'
import { divisionOf } from './division'
import type { BasketballPlay, Rebound } from './play'

/** One row of the feed's play list; a missed shot with its rebound is two of them. */
export interface Row {
  readonly id: string
  readonly type: string
  readonly text: string
  readonly short: string
  readonly points: number
  readonly shot: boolean
  readonly side?: Side
  readonly place?: number
}

export function rowsOf(teams: Teams, period: number, play: BasketballPlay): readonly Row[] {
  switch (play.kind) {
    case 'make':
      return [makeRow(teams, play)]
    case 'miss':
      return [missRow(teams, play), reboundRow(teams, play.rebound)]
    case 'turnover':
      return [turnoverRow(teams, play)]
    case 'freeThrow':
      return [freeThrowRow(teams, play), ...(play.rebound ? [reboundRow(teams, play.rebound)] : [])]
    case 'foul':
      return [foulRow(teams, play)]
    case 'jumpBall':
    case 'timeout':
    case 'endPeriod':
    case 'endGame':
      return [plainRow(teams, period, play)]
  }
}

const SILENT = { points: 0, shot: false }

function makeRow(teams: Teams, play: BasketballPlay & { readonly kind: 'make' }): Row {
  const helped = play.assist === undefined ? '' : ` (${nameOf(teams, play.side, play.assist)} assists)`
  const what = shotName(play.points, play.feet)
  return {
    ...shotType(play.points, play.feet),
    text: `${nameOf(teams, play.side, play.by)} makes ${play.feet}-foot ${what}${helped}`,
    short: `+${play.points} Points`,
    points: play.points,
    shot: true,
    side: play.side,
    place: play.by,
  }
}

function missRow(teams: Teams, play: BasketballPlay & { readonly kind: 'miss' }): Row {
  const shooter = nameOf(teams, play.side, play.by)
  const what = `${play.feet}-foot ${shotName(play.points, play.feet)}`
  const text =
    play.block === undefined
      ? `${shooter} misses ${what}`
      : `${nameOf(teams, play.side === 'home' ? 'away' : 'home', play.block)} blocks ${shooter} 's ${what}`
  const short = play.points === 3 ? 'Missed 3PT' : 'Missed FG'
  return {
    ...shotType(play.points, play.feet),
    text,
    short,
    points: 0,
    shot: true,
    side: play.side,
    place: play.by,
  }
}

function reboundRow(teams: Teams, { side, by, offensive }: Rebound): Row {
  const kind = offensive ? 'Offensive' : 'Defensive'
  return {
    ...SILENT,
    id: offensive ? '156' : '155',
    type: `${kind} Rebound`,
    text: `${nameOf(teams, side, by)} ${kind.toLowerCase()} rebound`,
    short: 'Rebound',
    side,
    place: by,
  }
}

function turnoverRow(teams: Teams, play: BasketballPlay & { readonly kind: 'turnover' }): Row {
  const thief = play.steal
  const stolen =
    thief === undefined ? '' : ` (${nameOf(teams, play.side === 'home' ? 'away' : 'home', thief)} steals)`
  return {
    ...SILENT,
    id: stolen ? '62' : '64',
    type: stolen ? 'Bad Pass\nTurnover' : 'Traveling',
    text: `${nameOf(teams, play.side, play.by)} ${stolen ? 'bad pass' : 'traveling'}${stolen}`,
    short: 'Turnover',
    side: play.side,
    place: play.by,
  }
}

function freeThrowRow(teams: Teams, play: BasketballPlay & { readonly kind: 'freeThrow' }): Row {
  const which = `${play.n} of ${play.of}`
  return {
    id: String(96 + play.n),
    type: `Free Throw - ${which}`,
    text: `${nameOf(teams, play.side, play.by)} ${play.good ? 'makes' : 'misses'} free throw ${which}`,
    short: play.good ? '+1 Point' : 'Missed FT',
    points: play.good ? 1 : 0,
    shot: true,
    side: play.side,
    place: play.by,
  }
}

function foulRow(teams: Teams, play: BasketballPlay & { readonly kind: 'foul' }): Row {
  const kind = play.shooting ? 'shooting' : 'personal'
  const drawer = nameOf(teams, play.side === 'home' ? 'away' : 'home', play.on)
  return {
    ...SILENT,
    id: play.shooting ? '44' : '45',
    type: play.shooting ? 'Shooting Foul' : 'Personal Foul',
    text: `${nameOf(teams, play.side, play.by)} ${kind} foul (${drawer} draws the foul)`,
    short: 'Foul',
    side: play.side,
    place: play.by,
  }
}

type PlainPlay = Extract<BasketballPlay, { readonly kind: 'jumpBall' | 'timeout' | 'endPeriod' | 'endGame' }>

function plainRow(teams: Teams, period: number, play: PlainPlay): Row {
  if (play.kind === 'jumpBall') {
    const text = `${nameOf(teams, play.side, play.by)} wins the opening tip`
    return {
      ...SILENT,
      id: '615',
      type: 'Jumpball',
      text,
      short: 'Jump Ball',
      side: play.side,
      place: play.by,
    }
  }
  if (play.kind === 'timeout') {
    const text = `${teams.fixture[play.side].location} Full timeout`
    return { ...SILENT, id: '16', type: 'Full Timeout', text, short: 'Timeout', side: play.side }
  }
  if (play.kind === 'endGame')
    return { ...SILENT, id: '402', type: 'End Game', text: 'End of Game', short: 'End Game' }
  const { periods, name: part } = divisionOf(isCollege(teams.fixture))
  const name = period > periods ? 'Overtime' : `${ordinal(period)} ${part}`
  return { ...SILENT, id: '412', type: 'End Period', text: `End of the ${name}`, short: 'End Period' }
}

function shotType(points: 2 | 3, feet: number): { readonly id: string; readonly type: string } {
  return points === 2 && feet < 5 ? { id: '95', type: 'Layup Shot' } : { id: '92', type: 'Jump Shot' }
}

function shotName(points: 2 | 3, feet: number): string {
  if (points === 3) return 'three point jumper'
  return feet < 5 ? 'layup' : 'jumper'
}
