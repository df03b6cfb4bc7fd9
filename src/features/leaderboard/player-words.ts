import { hasYetToStart } from '../../domain/golf/has-yet-to-start'
import { ordinalPosition } from '../../domain/golf/position-badge'
import type { Player, RoundTotal } from '../../domain/golf/player'
import { NO_SCORE, scoreColor, type ScoreColor } from '../../domain/golf/to-par'
import type { Scoring } from '../../domain/golf/tournament'
import { isUnfinished } from '../../domain/golf/unfinished-round'
import { dayText, timeText } from '../../platform/local-time'

const BACK_NINE = 10

/** `T2nd`, or a dash for a player without a place. */
export function placeText({ positionText }: Player): string {
  return positionText === NO_SCORE ? '–' : ordinalPosition(positionText)
}

/**
 * The text of the column of holes played. A player who has yet to start has the tee time there, with its
 * weekday on another day.
 */
export function thruText(player: Player, today: string): string {
  const star = startsOnBackNine(player) ? '*' : ''
  if (player.state === 'waiting' && player.teeTime) return teeTimeText(player.teeTime, today) + star
  return player.thru === NO_SCORE ? '–' : player.thru + star
}

/** How far a player on the course is, for places that have room for a sentence. */
export function onCourseText({ thru }: Pick<Player, 'thru'>): string {
  return thru === NO_SCORE ? 'On the course' : `Thru ${thru}`
}

/** A player's text on a tee sheet. Who has withdrawn has no tee time to come, and the first group has had its own. */
export function teeSheetText(player: Player, today: string): string {
  switch (player.state) {
    case 'waiting':
      return player.teeTime ? thruText(player, today) : 'TBD'
    case 'playing':
      return 'On the course'
    case 'finished':
    case 'out':
      return player.thru
  }
}

/** The tee time in the viewer's zone. If it wraps, the weekday has a line of its own. */
export function teeTimeText(teeTime: string, today: string): string {
  const ms = Date.parse(teeTime)
  const day = dayText(ms)
  const time = timeText(ms).replace(' ', '\u00a0')
  return day === today ? time : `${day.slice(0, 3)} ${time}`
}

export function startsOnBackNine(player: Player): boolean {
  return (player.state === 'waiting' || player.state === 'playing') && player.startHole === BACK_NINE
}

/** The total to par, or a dash before the first shot. */
export function totalText(player: Player): string {
  return hasYetToStart(player) ? '–' : player.score
}

/** A points score has no par, and so no colour. */
export function toneOf(score: string, scoring: Scoring): ScoreColor {
  return scoring === 'points' ? 'even' : scoreColor(score)
}

/**
 * Strokes of a finished round. An unfinished one has its score instead, as strokes so far say nothing, and where points
 * are counted every round has its points, which add up to the total beside them.
 */
export function roundText(player: Player, round: RoundTotal | undefined, scoring: Scoring): string {
  if (!round) return '–'
  const hasScore = scoring === 'points' || isUnfinished(player, round, scoring)
  return hasScore ? round.score : String(round.strokes)
}

/** `up 3 places`, for people who cannot see the arrow. */
export function movementText(movement: number): string {
  const places = Math.abs(movement)
  return `${movement > 0 ? 'up' : 'down'} ${places} ${places === 1 ? 'place' : 'places'}`
}
