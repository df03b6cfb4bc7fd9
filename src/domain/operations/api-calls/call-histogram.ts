/** Durations are counted in classes. These are the upper ends, in milliseconds; the last class has no upper end. */
export const CLASS_ENDS_MS: readonly number[] = [
  25, 50, 100, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000, 7500,
]

/** How many calls fell into which class; classes without calls are absent. */
export type Histogram = Readonly<Record<number, number>>

export function classOf(durationMs: number): number {
  const found = CLASS_ENDS_MS.findIndex((end) => durationMs <= end)
  return found < 0 ? CLASS_ENDS_MS.length : found
}

export function mergeHistograms(a: Histogram, b: Histogram): Histogram {
  const merged: Record<number, number> = { ...a }
  for (const [name, count] of Object.entries(b)) merged[Number(name)] = (merged[Number(name)] ?? 0) + count
  return merged
}

/** The duration that 95 of 100 calls did not exceed: the upper end of a class, but never more than the longest call. */
export function p95Ms(histogram: Histogram, maxMs: number): number {
  const total = Object.values(histogram).reduce((sum, count) => sum + count, 0)
  let seen = 0
  for (const [index, end] of CLASS_ENDS_MS.entries()) {
    seen += histogram[index] ?? 0
    if (seen >= total * 0.95) return Math.min(end, maxMs)
  }
  return maxMs
}
