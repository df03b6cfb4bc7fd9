import { fetchStats } from '../../backend/game-api'
import { readStoredSession } from '../../backend/stored-session'
import { pageWorld } from '../page-world'
import type { StatsPorts } from './stats-sync'

/** The real world of the tickers. */
export const browserStatsPorts: StatsPorts = {
  ...pageWorld,
  viewer: viewerWithRights,
  fetchStats: (slug, wanted) => fetchStats(slug, wanted),
}

/** What somebody was refused before a grant says nothing about the time after it. */
function viewerWithRights(): string {
  const session = readStoredSession()?.session
  return session ? `${session.user.id} ${session.can.join()}` : 'guest'
}

export function isSignedIn(): boolean {
  return readStoredSession() !== undefined
}
