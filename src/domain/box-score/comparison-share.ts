import type { ComparisonRow } from './team-comparison'

/** Each team's share of a figure in per cent, together 100. Undefined when the figures cannot be compared. */
export interface ComparisonShare {
  readonly away: number
  readonly home: number
}

export function comparisonShare({ away, home }: ComparisonRow): ComparisonShare | undefined {
  const [a, b] = [amountOf(away), amountOf(home)]
  if (a === undefined || b === undefined || a + b === 0) return undefined
  const share = Math.round((100 * a) / (a + b))
  return { away: share, home: 100 - share }
}

/** `31:12` is minutes. In `3-12` and `7/18` (made and tried) the first number counts. A plain number stands for itself. */
function amountOf(text: string): number | undefined {
  const [, minutes, seconds] = /^\s*(\d+):([0-5]\d)\s*$/.exec(text) ?? []
  if (minutes !== undefined) return Number(minutes) + Number(seconds) / 60
  const [, first] = /^\s*(\d*\.?\d+)%?\s*(?:[-/]\s*\d+)*\s*$/.exec(text) ?? []
  return first === undefined ? undefined : Number(first)
}
