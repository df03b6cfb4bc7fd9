import type { Spreads } from '../domain/box-score/team-form'
import { isObject } from '../domain/json'
import type { GameSlug } from '../domain/league'
import { browserFetch, getJson, type Fetch } from './get-json'
import type { HistoryAnswer } from './history-answer'
import { withUserToken } from './stored-session'
import { isRefused } from './is-refused'

/** The last lines that the server has kept of these games, for viewers who may see odds. */
export async function fetchLastLines(
  slug: GameSlug,
  ids: readonly string[],
  fetch: Fetch = browserFetch,
): Promise<HistoryAnswer<Spreads>> {
  const reply = await getJson(fetch, `/api/odds/${slug}?ids=${ids.join(',')}`, withUserToken())
  if (reply.kind === 'failed') return { kind: 'failed', reason: 'network' }
  if (isRefused(reply)) return { kind: 'failed', reason: 'refused' }
  const { body } = reply
  if (reply.status !== 200 || !isObject(body) || !Array.isArray(body['rows']))
    return { kind: 'failed', reason: 'server' }
  const rows: readonly unknown[] = body['rows']
  return { kind: 'history', content: rows.filter(isSpread) }
}

function isSpread(row: unknown): row is Spreads[number] {
  if (!isObject(row) || typeof row['game_id'] !== 'string') return false
  return row['home_spread'] === null || typeof row['home_spread'] === 'number'
}
