import { parseGameAlerts, type GameAlerts } from '../domain/people/game-alerts/game-alert'
import { browserFetch, getJson, type Fetch } from './get-json'
import type { HistoryAnswer } from './history-answer'
import { withUserToken } from './stored-session'
import { isRefused } from './is-refused'

/** The alert rules of the signed-in user, and the alerts that they found. */
export async function fetchGameAlerts(fetch: Fetch = browserFetch): Promise<HistoryAnswer<GameAlerts>> {
  const reply = await getJson(fetch, '/api/game-alerts', withUserToken())
  if (reply.kind === 'failed') return { kind: 'failed', reason: 'network' }
  if (isRefused(reply)) return { kind: 'failed', reason: 'refused' }
  const content = reply.status === 200 ? parseGameAlerts(reply.body) : undefined
  return content ? { kind: 'history', content } : { kind: 'failed', reason: 'server' }
}
