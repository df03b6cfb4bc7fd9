import type { Game, Side } from '../game/game'
import { isInPlay } from '../game/in-play'
import { isDown } from './down-and-distance'
import { possessionMarker } from './possession'
import { isYardLine } from './yard-line'

const FIELD = 100
const RED_ZONE_YARDS = 20

export interface FieldPosition {
  readonly attacker: Side
  /** Both in yards from the home team's goal line. */
  readonly ballOn: number
  readonly lineToGain: number
  readonly inRedZone: boolean
}

/** Where the ball lies and where it is to go; nothing between plays that have no place. */
export function fieldPosition(game: Game): FieldPosition | undefined {
  const attacker = possessionMarker(game)
  const situation = isInPlay(game) ? game.situation : undefined
  if (attacker === undefined || situation?.kind !== 'football') return undefined
  if (situation.down === undefined) return undefined
  const { down, distance, yardLine } = situation
  if (!isDown(down) || !isYardLine(yardLine)) return undefined
  const ahead = attacker === 'home' ? 1 : -1
  const yardsToGoal = attacker === 'home' ? FIELD - yardLine : yardLine
  return {
    attacker,
    ballOn: yardLine,
    lineToGain: yardLine + ahead * Math.min(Math.max(distance, 0), yardsToGoal),
    inRedZone: yardsToGoal <= RED_ZONE_YARDS,
  }
}
