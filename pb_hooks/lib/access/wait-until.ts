import { iso } from '../server/time'

/** When something may be asked again: a time for clocks that are right, and seconds for the others. */
export interface Wait {
  readonly nextAt: string
  readonly nextInS: number
}

export function waitUntil(atMs: number, nowMs: number): Wait {
  return { nextAt: iso(atMs), nextInS: Math.max(0, Math.ceil((atMs - nowMs) / 1000)) }
}
