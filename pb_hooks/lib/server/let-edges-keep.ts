import { serverSettings } from './settings'

/**
 * An edge (deploy/edge) keeps nothing by itself: only what says so in its Cache-Control, and that this is the same for
 * everybody only its route knows. An edge says when it asked; told again in the answer, that says how long it has
 * lain there.
 */
const ASKED = 'X-Edge-Asked'
/** Seconds since 1970 by the edge's own clock. */
const TIME = /^\d{10}\.\d{3}$/

/** What this answer says of being kept: to an edge that asked for nobody in particular, for how long; else `otherwise`. */
export function letEdgesKeep(e: core.RequestEvent, otherwise: string, seconds = 1): string {
  const asked = e.request!.header.get(ASKED)
  if (!TIME.test(asked) || e.request!.header.get('Authorization') !== '') return otherwise
  const say = e.response.header().set
  say(ASKED, asked)
  const { rate } = serverSettings().clock
  if (rate !== 1) say('X-Rate', String(rate))
  return `public, max-age=${seconds}, stale-while-revalidate=${seconds}`
}
