import { fetchScorecard } from '../../backend/scorecard-api'
import type { Storage } from '../../storage/storage'
import { pageWorld } from '../page-world'
import type { ScorecardPorts } from './scorecard-sync'

/** The real ports of opened players. They are part of the leaderboard's chunk. */
export function createScorecardPorts(storage: Storage): ScorecardPorts {
  return { ...pageWorld, storage, fetchScorecard: (tournament, id) => fetchScorecard(tournament, id) }
}
