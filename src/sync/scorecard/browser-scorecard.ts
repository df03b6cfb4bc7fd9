import { fetchScorecard } from '../../backend/scorecard-api'
import type { Storage } from '../../storage/storage'
import { pagePorts } from '../page-ports'
import type { ScorecardPorts } from './scorecard-sync'

/** The real ports of opened players. They are part of the leaderboard's chunk. */
export function createScorecardPorts(storage: Storage): ScorecardPorts {
  return { ...pagePorts, storage, fetchScorecard: (tournament, id) => fetchScorecard(tournament, id) }
}
