import type { ComparisonRow } from './team-comparison'

/** How much of a figure each team has, in hundredths; together 100. Nothing where there is nothing to compare. */
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

/** `31:12` are minutes, `3-12` and `7/18` made and tried: the first counts, as it does for one plain number. */
function amountOf(text: string): number | undefined {
  const [, minutes, seconds] = /^\s*(\d+):([0-5]\d)\s*$/.exec(text) ?? []
  if (minutes !== undefined) return Number(minutes) + Number(seconds) / 60
  const [, first] = /^\s*(\d*\.?\d+)%?\s*(?:[-/]\s*\d+)*\s*$/.exec(text) ?? []
  return first === undefined ? undefined : Number(first)
}
