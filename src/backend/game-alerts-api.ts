import { parseGameAlerts, type GameAlerts } from '../domain/people/game-alerts/game-alert'
import { askForHistory } from './ask-for-history'
import { browserFetch, type Fetch } from './get-json'
import type { HistoryAnswer } from './history-answer'

/** The alert rules of the signed-in user, and the alerts that they found. */
export function fetchGameAlerts(fetch: Fetch = browserFetch): Promise<HistoryAnswer<GameAlerts>> {
  return askForHistory(fetch, '/api/game-alerts', parseGameAlerts)
}
