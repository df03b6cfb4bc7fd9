export type Unit = 'percent' | 'milliseconds' | 'minutes' | 'count' | 'decimal'

const NO_DATA = 'No data'

/** A measured figure as text; `No data` when it was not measured. */
export function figureText(value: number | undefined, unit: Unit): string {
  if (!isMeasured(value)) return NO_DATA
  switch (unit) {
    case 'percent':
      return `${oneDecimal(withoutFalseEnd(value))}%`
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

/** The smallest difference that shows. */
const SHOWN_STEP: Readonly<Record<Unit, number>> = {
  percent: 0.1,
  milliseconds: 1,
  minutes: 1,
  count: 1,
  decimal: 0.1,
}

/** A figure beside its limit. One that is above the limit never reads like it, whatever rounding makes of it. */
export function figureTextBeside(value: number | undefined, limit: number, unit: Unit): string {
  return figureTextOver(value, [limit], unit)
}

/** The same beside several limits: one that is above any of them never reads like that one. */
export function figureTextOver(value: number | undefined, limits: readonly number[], unit: Unit): string {
  const text = figureText(value, unit)
  const limit = limits.find((one) => isMeasured(value) && value > one && text === figureText(one, unit))
  return limit === undefined ? text : figureText(limit + SHOWN_STEP[unit], unit)
}

/** The same for a figure that is worse the lower it is: one that is below a limit never reads like it. */
export function figureTextUnder(value: number | undefined, limits: readonly number[], unit: Unit): string {
  const text = figureText(value, unit)
  const limit = limits.find((one) => isMeasured(value) && value < one && text === figureText(one, unit))
  return limit === undefined ? text : figureText(limit - SHOWN_STEP[unit], unit)
}

/** `+12.5%`, `-3%`, `0%`. */
export function signedPercentText(value: number | undefined): string {
  if (!isMeasured(value)) return NO_DATA
  const text = `${oneDecimal(value)}%`
  return value > 0 && text !== '0%' ? `+${text}` : text
}

function isMeasured(value: number | undefined): value is number {
  return Number.isFinite(value)
}

/** Only a value without any failure may show 100%, and only one without any case 0%, whatever rounding makes of it. */
function withoutFalseEnd(percent: number): number {
  if (percent > 99.9 && percent < 100) return 99.9
  return percent > 0 && percent < 0.1 ? 0.1 : percent
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
