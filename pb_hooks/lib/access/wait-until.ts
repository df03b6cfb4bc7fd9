import { iso } from '../server/time'

/** When something may be asked again, for a clock that is right and for one that is not. */
export interface Wait {
  readonly nextAt: string
  readonly nextInS: number
}

export function waitUntil(atMs: number, nowMs: number): Wait {
  return { nextAt: iso(atMs), nextInS: Math.max(0, Math.ceil((atMs - nowMs) / 1000)) }
}
