import { iso } from './time'

/** A time as PocketBase's dates are written, so that the two compare. */
export function rowTime(ms: number): string {
  return iso(ms).replace('T', ' ')
}

/** Milliseconds since 1970 of a date as PocketBase writes it. */
export function msOfRow(text: string): number {
  return Date.parse(text.replace(' ', 'T'))
}
