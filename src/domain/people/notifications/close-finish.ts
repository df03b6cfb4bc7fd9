import type { Game } from '../../game/game'
import { isInPlay } from '../../game/in-play'
import type { GameKind } from '../../league'

/** The largest difference in points that one or a few good plays can make up. */
export const CLOSE_MARGIN: Readonly<Record<GameKind, number>> = {
  football: 8,
  basketball: 5,
  baseball: 1,
  hockey: 1,
}
/** Minutes of the last period; in overtime any time is near the end. */
export const LAST_MINUTES = 5

const LAST_PERIODS = { football: ['4Q'], basketball: ['4Q', '2H'], hockey: ['3P'] } as const

/** Whether a close game is decided within the next minutes: near the end of the last period, or in overtime. */
export function isCloseFinish(kind: GameKind, game: Game): boolean {
  if (!isInPlay(game)) return false
  const margin = Math.abs(game.homeTeam.score - game.awayTeam.score)
  return margin <= CLOSE_MARGIN[kind] && isNearEnd(kind, game.quarter, game.timeLeft)
}

function isNearEnd(kind: GameKind, quarter: string, timeLeft: string): boolean {
  if (kind === 'baseball') return Number(/\b(?:top|bot|bottom)\s+(\d+)/i.exec(quarter)?.[1] ?? 0) >= 9
  if (/\b\d?(OT\d?|SO)\b/.test(quarter)) return true
  const isLast = LAST_PERIODS[kind].some((period) => quarter.startsWith(period))
  return isLast && minutesOf(timeLeft) < LAST_MINUTES
}

/**
 * `4:59` is 4, basketball's `59.9` seconds are 0. Ten minutes or more are not near the end, nor is a clock that cannot be
 * read.
 */
function minutesOf(timeLeft: string): number {
  const minutes = /^(\d):\d\d/.exec(timeLeft)?.[1]
  if (minutes !== undefined) return Number(minutes)
  return /^\d+\.\d$/.test(timeLeft) ? 0 : Infinity
}
