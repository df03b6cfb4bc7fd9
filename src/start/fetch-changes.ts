import { fetchChanges } from '../backend/board-changes-api'
import type { Fetch } from '../backend/get-json'
import type { Store } from '../state/store'
import type { SyncPorts } from '../sync/ports'
import { reportAnswer } from './fetch-and-report'

/** Reports the answer as for whole boards: the screen wants to know what the server has answered. */
export function fetchChangesAndReport(store: Store, fetch: Fetch): SyncPorts['fetchChanges'] {
  return async (slug, known) => {
    const answer = await fetchChanges(slug, known, fetch)
    if (answer) reportAnswer(store, slug, answer)
    return answer
  }
}
