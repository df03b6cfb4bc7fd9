import { iso } from '../server/time'

/** When something may be asked again: a time for clocks that are right, and seconds for the others. */
export interface Wait {
  readonly nextAt: string
  readonly nextInS: number
}

export function waitUntil(atMs: number, nowMs: number): Wait {
  return { nextAt: iso(atMs), nextInS: Math.max(0, Math.ceil((atMs - nowMs) / 1000)) }
}

/** Says in how many seconds the next try may come. An event about a record has the response only in its inner event. */
export function sayRetryAfter(e: RecordOrRequestEvent, { nextInS }: Wait): void {
  const { response } = e.requestEvent ?? e
  response.header().set('Retry-After', String(nextInS))
}

type RecordOrRequestEvent = core.RequestEvent & { readonly requestEvent?: core.RequestEvent }
