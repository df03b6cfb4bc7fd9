export type Unit = 'percent' | 'milliseconds' | 'minutes' | 'count' | 'decimal'

const NO_DATA = 'No data'

/** A measured figure as text; `No data` when it was not measured. */
export function figureText(value: number | undefined, unit: Unit): string {
  if (value === undefined || !Number.isFinite(value)) return NO_DATA
  switch (unit) {
    case 'percent':
      return `${oneDecimal(isNearlyAll(value) ? 99.9 : value)}%`
    case 'milliseconds':
      return `${Math.round(value)}ms`
    case 'minutes':
      return `${Math.round(value)}m`
    case 'count':
      return inThousands(Math.round(value))
    case 'decimal':
      return oneDecimal(value)
  }
}

/** `+12.5%`, `-3%`, `0%`. */
export function signedPercentText(value: number | undefined): string {
  const text = figureText(value, 'percent')
  return value !== undefined && value > 0 && text !== '0%' && text !== NO_DATA ? `+${text}` : text
}

/**
 * Rounding to one decimal must not turn this value into 100%: only a value without any failure may show 100%.
 */
function isNearlyAll(percent: number): boolean {
  return percent > 99.9 && percent < 100
}

/** `1 session`, `10,002 sessions` */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${inThousands(Math.round(count))} ${Math.round(count) === 1 ? one : many}`
}

/** `10,002` */
export function inThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
}

function oneDecimal(value: number): string {
  return String(Math.round(value * 10) / 10)
}
