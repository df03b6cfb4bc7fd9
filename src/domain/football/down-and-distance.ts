import { ordinal } from '../period/period-facts'

const LAST_DOWN = 4
const LONGEST_DISTANCE = 99

export function isDown(down: number): boolean {
  return Number.isInteger(down) && down >= 1 && down <= LAST_DOWN
}

/**
 * `3rd & 7`, `1st & Goal`; nothing for a down that does not exist. The feed writes a distance at the goal line too,
 * so its own words decide whether it is goal to go.
 */
export function downAndDistance(down: number, distance: number, feedText = ''): string | undefined {
  if (!isDown(down) || !Number.isInteger(distance) || distance > LONGEST_DISTANCE) return undefined
  const isGoal = distance <= 0 || /& goal\b/i.test(feedText)
  return `${ordinal(down)} & ${isGoal ? 'Goal' : distance}`
}
