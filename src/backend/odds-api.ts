import type { OddsBoard } from '../domain/odds/odds-board'
import type { Slug } from '../domain/league'
import { browserFetch, getJson, type Fetch } from './get-json'
import { parseTime } from './parse-board'
import { parseOdds } from './parse-odds'
import { withUserToken } from './stored-session'
import { isRefused } from './is-refused'

/** What the server says about the odds of a league. */
export type OddsAnswer =
  | { readonly kind: 'odds'; readonly board: OddsBoard; readonly checkedAt: string }
  | { readonly kind: 'unchanged'; readonly checkedAt: string }
  /** The user may not see odds, or is not signed in any more. */
  | { readonly kind: 'denied' }
  /** Nothing is there yet, or no answer could be read: we keep what we have. */
  | { readonly kind: 'failed' }

const FAILED: OddsAnswer = { kind: 'failed' }

export async function fetchOdds(
  slug: Slug,
  knownRev: string | undefined,
  fetch: Fetch = browserFetch,
): Promise<OddsAnswer> {
  const known = knownRev ? { 'If-None-Match': `"${knownRev}"` } : {}
  const reply = await getJson(fetch, `/api/odds/${slug}`, withUserToken(known))
  if (reply.kind === 'failed') return FAILED
  if (isRefused(reply)) return { kind: 'denied' }
  const checkedAt = parseTime(reply.headers.get('X-Checked-At'))
  if (checkedAt === undefined) return FAILED
  if (reply.status === 304) return { kind: 'unchanged', checkedAt }
  const board = reply.status === 200 ? parseOdds(slug, reply.body) : undefined
  return board ? { kind: 'odds', board, checkedAt } : FAILED
}
