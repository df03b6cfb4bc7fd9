import type { Colour } from '../dashboard/metric-colour'
import { MINUTE_MS } from '../../time/intervals'

export function lastActivityColour(lastMs: number, nowMs: number): Colour {
  const age = nowMs - lastMs
  if (age < 2 * MINUTE_MS) return 'green'
  return age < 5 * MINUTE_MS ? 'amber' : 'grey'
}

export function lastActivityText(lastMs: number, nowMs: number): string {
  const minutes = Math.floor((nowMs - lastMs) / MINUTE_MS)
  return minutes < 1 ? 'Active now' : `${minutes}m ago`
}
