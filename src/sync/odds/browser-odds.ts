import { fetchOdds } from '../../backend/odds-api'
import { watchOdds } from '../../backend/odds-events'
import type { Storage } from '../../storage/storage'
import { pagePorts } from '../page-ports'
import type { PrivateTopics } from '../session/private-topics'
import type { OddsPorts } from './ports'

/** The real ports of the odds. */
export function createOddsPorts(
  storage: Storage,
  topics: PrivateTopics,
  rest: Pick<OddsPorts, 'onDenied' | 'painted'>,
): OddsPorts {
  return {
    ...rest,
    ...pagePorts,
    storage,
    fetchOdds: (slug, knownRev) => fetchOdds(slug, knownRev),
    watchOdds: (slug, listener) => topics.whileSeen((live) => watchOdds(live, slug, listener)),
  }
}
