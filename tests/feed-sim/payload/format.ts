/** Small texts in the feed's manner. */

export function ordinal(n: number): string {
  const tail = n % 100
  if (tail > 10 && tail < 14) return `${n}th`
  return `${n}${{ 1: 'st', 2: 'nd', 3: 'rd' }[n % 10] ?? 'th'}`
}

export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The feed's dates are UTC without seconds. */
export function feedDate(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16)}Z`
}

export function wallclock(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`
}

export function average(sum: number, count: number, digits = 1): string {
  return (count === 0 ? 0 : sum / count).toFixed(digits)
}

export function percent(part: number, whole: number, digits = 1): string {
  return average(part * 100, whole, digits)
}

/** `.324` as batting averages and save percentages are written. */
export function thousandths(part: number, whole: number): string {
  const text = average(part, whole, 3)
  return text.startsWith('0') ? text.slice(1) : text
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : String(n)
}
