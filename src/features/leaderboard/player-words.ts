import { ordinalPosition } from '../../domain/golf/position-badge'
import type { Player, RoundTotal } from '../../domain/golf/player'
import { NO_SCORE, scoreColor, type ScoreColor } from '../../domain/golf/to-par'
import type { Scoring, Tournament } from '../../domain/golf/tournament'
import { dayText, timeText } from '../../platform/local-time'

const BACK_NINE = 10

/** `T2nd`, or why there is no place. */
export function placeText({ positionText }: Player): string {
  return positionText === NO_SCORE ? '–' : ordinalPosition(positionText)
}

/** What stands in the column of holes played: for who waits the tee time, on another day with its weekday. */
export function thruText(player: Player, today: string): string {
  const star = startsOnBackNine(player) ? '*' : ''
  if (player.state === 'waiting' && player.teeTime) return teeTimeText(player.teeTime, today) + star
  return player.thru === NO_SCORE ? '–' : player.thru + (player.state === 'playing' ? star : '')
}

/** How far who plays is, where a sentence has room for it. */
export function onCourseText({ thru }: Pick<Player, 'thru'>): string {
  return thru === NO_SCORE ? 'On the course' : `Thru ${thru}`
}

/** What a tee sheet says of a player. */
export function teeSheetText(player: Player, today: string): string {
  return player.state === 'waiting' && player.teeTime ? thruText(player, today) : 'TBD'
}

/** In the viewer's zone. Where it takes two lines, one is the day. */
export function teeTimeText(teeTime: string, today: string): string {
  const ms = Date.parse(teeTime)
  const day = dayText(ms)
  const time = timeText(ms).replace(' ', '\u00a0')
  return day === today ? time : `${day.slice(0, 3)} ${time}`
}

export function startsOnBackNine(player: Player): boolean {
  return (player.state === 'waiting' || player.state === 'playing') && player.startHole === BACK_NINE
}

/** Points have no par, and so no colour. */
export function toneOf(score: string, scoring: Scoring): ScoreColor {
  return scoring === 'points' ? 'even' : scoreColor(score)
}

/** Strokes of a finished round; of the one being played its score, as strokes so far say nothing. */
export function roundText(round: RoundTotal | undefined, isOpen: boolean): string {
  if (!round) return '–'
  return isOpen ? round.score : String(round.strokes)
}

export function isBeingPlayed(player: Player, period: number, tournament: Tournament): boolean {
  return player.state === 'playing' && period === tournament.startedRound
}

/** `up 3 places`, for who cannot see the arrow. */
export function movementText(movement: number): string {
  const places = Math.abs(movement)
  return `${movement > 0 ? 'up' : 'down'} ${places} ${places === 1 ? 'place' : 'places'}`
}
