import type { CupMatch } from './cup'

/** The match goes on later: after a storm, or on the next morning. The feed calls it in progress meanwhile. */
export function isMatchWaiting({ status, statusShort, detail }: CupMatch): boolean {
  return /suspend|delay/i.test(`${status} ${statusShort} ${detail}`)
}
