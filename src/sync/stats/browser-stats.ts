import { fetchStats } from '../../backend/game-api'
import { readStoredSession } from '../../backend/stored-session'
import type { Storage } from '../../storage/storage'
import { viewerOf } from '../../storage/viewer'
import { pagePorts } from '../page-ports'
import type { StatsPorts } from './stats-sync'

/** The real ports of the tickers. */
export function createStatsPorts(storage: Storage, onDenied: StatsPorts['onDenied']): StatsPorts {
  return {
    ...pagePorts,
    storage,
    onDenied,
    viewer: () => viewerOf(readStoredSession()?.session),
    token: () => readStoredSession()?.token,
    fetchStats: (slug, wanted) => fetchStats(slug, wanted),
  }
}
