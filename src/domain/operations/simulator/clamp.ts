/** The value as a whole number between both ends; NaN becomes the lower end. */
export function clamp(value: number, least: number, most: number): number {
  if (Number.isNaN(value)) return least
  return Math.min(most, Math.max(least, Math.trunc(value)))
}

/** The number a person typed if it is a whole one within both ends; anything else clears the field. */
export function validOrCleared(typed: string | number, least: number, most: number): number | undefined {
  const text = String(typed).trim()
  const value = text === '' ? NaN : Number(text)
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined
}
