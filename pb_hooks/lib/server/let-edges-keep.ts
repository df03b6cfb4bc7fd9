import { serverSettings } from './settings'

/**
 * An edge (deploy/edge) keeps only answers whose Cache-Control allows it, and only their route knows whether they are
 * the same for everybody. An edge sends the time of its request in this header; the answer repeats it, which shows how
 * long the answer has been kept.
 */
const ASKED = 'X-Edge-Asked'
/** Seconds since 1970 by the edge's own clock. */
const TIME = /^\d{10}\.\d{3}$/

/** The Cache-Control for an edge that asks without a user, with the time it may keep the answer; else `otherwise`. */
export function letEdgesKeep(e: core.RequestEvent, otherwise: string, seconds = 1): string {
  const asked = e.request!.header.get(ASKED)
  if (!TIME.test(asked) || e.request!.header.get('Authorization') !== '') return otherwise
  const say = e.response.header().set
  say(ASKED, asked)
  const { rate } = serverSettings().clock
  if (rate !== 1) say('X-Rate', String(rate))
  return `public, max-age=${seconds}, stale-while-revalidate=${seconds}`
}
