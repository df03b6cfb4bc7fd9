import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/intervals'

const YELLOW_BELOW_MS = 30 * MINUTE_MS
const RED_BELOW_MS = 5 * MINUTE_MS

export type CountdownColor = 'plain' | 'yellow' | 'red'

/** Yellow under 30 min, red under 5 min. */
export function countdownColor(leftMs: number): CountdownColor {
  if (leftMs < RED_BELOW_MS) return 'red'
  return leftMs < YELLOW_BELOW_MS ? 'yellow' : 'plain'
}

/** `2d 3h`, `5h 07m`, `12:05`, and `0:00` once it is time. */
export function countdownText(leftMs: number): string {
  const left = Math.max(0, leftMs)
  if (left >= DAY_MS) return `${Math.floor(left / DAY_MS)}d ${Math.floor((left % DAY_MS) / HOUR_MS)}h`
  if (left >= HOUR_MS) {
    return `${Math.floor(left / HOUR_MS)}h ${two(Math.floor((left % HOUR_MS) / MINUTE_MS))}m`
  }
  return `${Math.floor(left / MINUTE_MS)}:${two(Math.floor((left % MINUTE_MS) / 1000))}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
