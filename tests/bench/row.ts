/** One line of the table: a budget of the design, what was measured, and whether it holds. */
export interface Row {
  readonly what: string
  readonly budget: string
  readonly value: string
  readonly verdict: 'met' | 'missed' | 'missing'
}

export function atMost(what: string, value: number, budget: number, unit: string): Row {
  return row(what, `<= ${budget} ${unit}`, `${tidy(value)} ${unit}`, value <= budget)
}

export function atLeast(what: string, value: number, budget: number, unit: string): Row {
  return row(what, `>= ${budget} ${unit}`, `${tidy(value)} ${unit}`, value >= budget)
}

/** Compares a model's figure with a measured one: neither may be more than `times` the other. */
export function within(what: string, model: number, value: number, times: number, unit: string): Row {
  const ratio = Math.max(model / value, value / model)
  return row(what, `within ${times} x`, `${tidy(model)} and ${tidy(value)} ${unit}`, ratio <= times)
}

/** A row for comparison, because the design sets no budget. */
export function withoutBudget(what: string, value: number, unit: string): Row {
  return { what, budget: '', value: `${tidy(value)} ${unit}`, verdict: 'met' }
}

export function equal(what: string, value: string, same: boolean): Row {
  return row(what, 'the same', value, same)
}

export function missing(what: string, budget: string, why: string): Row {
  return { what, budget, value: why, verdict: 'missing' }
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
}

/** The mean of the middle half: outliers count as little as in a median, and the clock's steps do not show. */
export function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const aside = Math.floor(sorted.length / 4)
  const half = sorted.slice(aside, sorted.length - aside)
  return half.reduce((sum, value) => sum + value, 0) / half.length
}

export function row(what: string, budget: string, value: string, holds: boolean): Row {
  return { what, budget, value, verdict: holds ? 'met' : 'missed' }
}

function tidy(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)))
}
