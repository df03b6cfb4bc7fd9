import { clockText } from './format'

/** Below a minute the NBA counts tenths, and a stopped clock with nothing on it reads `0.0`, not `0:00`. */
export function basketballClock(seconds: number): string {
  return seconds < 60 ? seconds.toFixed(1) : clockText(seconds)
}
