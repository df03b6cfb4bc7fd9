/**
 * Readers of foreign JSON: each takes anything and gives the kind it is named after, or the emptiest of its kind
 * (nothing, for numbers). So a mapper reads as if every member were there.
 */

export type Fields = { readonly [member: string]: unknown }

const NOTHING: Fields = {}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function record(value: unknown): Fields {
  return isRecord(value) ? value : NOTHING
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** The feed writes ids as text, in some places as numbers. */
export function id(value: unknown): string {
  return Number.isSafeInteger(value) ? String(value) : text(value)
}

/** A whole number, also when written as text (the feed's scores are). */
export function whole(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : value
  return Number.isSafeInteger(number) ? (number as number) : undefined
}

/** A whole number from `least` to `most`; nothing for any other. */
export function wholeWithin(value: unknown, least: number, most: number): number | undefined {
  const number = whole(value)
  return number !== undefined && number >= least && number <= most ? number : undefined
}

export function isTrue(value: unknown): boolean {
  return value === true
}
