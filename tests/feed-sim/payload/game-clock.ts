import { isCollege, type Fixture } from '../slate/fixture'
import { clockText } from './format'

/** Below a minute the NBA shows tenths, and an expired clock reads `0.0`, not `0:00` as in college. */
export function basketballClock(fixture: Fixture, seconds: number): string {
  return seconds < 60 && !isCollege(fixture) ? seconds.toFixed(1) : clockText(seconds)
}
