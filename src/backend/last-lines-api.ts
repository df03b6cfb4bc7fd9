import type { Spreads } from '../domain/box-score/team-form'
import { isObject } from '../domain/json'
import type { GameSlug } from '../domain/league'
import { askForHistory } from './ask-for-history'
import { browserFetch, type Fetch } from './get-json'
import type { HistoryAnswer } from './history-answer'

/** The last lines that the server has kept of these games, for viewers who may see odds. */
export function fetchLastLines(
  slug: GameSlug,
  ids: readonly string[],
  fetch: Fetch = browserFetch,
): Promise<HistoryAnswer<Spreads>> {
  return askForHistory(fetch, `/api/odds/${slug}?ids=${ids.join(',')}`, (body) => {
    const rows: unknown = isObject(body) ? body['rows'] : undefined
    return Array.isArray(rows) ? rows.filter(isSpread) : undefined
  })
}

function isSpread(row: unknown): row is Spreads[number] {
  if (!isObject(row) || typeof row['game_id'] !== 'string') return false
  return row['home_spread'] === null || typeof row['home_spread'] === 'number'
}
