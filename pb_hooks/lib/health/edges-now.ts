import { edgesStatus, type EdgesNow, type EdgesStatus } from '../../../src/domain/operations/health/edges'
import { serverSettings } from '../server/settings'
import { readShared } from '../server/shared'

export const EDGES_KEY = 'edges'

export function edgesStatusNow(): EdgesStatus {
  return edgesStatus(serverSettings().edges, readShared<EdgesNow>(EDGES_KEY), Date.now())
}

/** What is known of each edge; nothing before the first count. */
export function edgesNow(): EdgesNow | undefined {
  return readShared<EdgesNow>(EDGES_KEY)
}
