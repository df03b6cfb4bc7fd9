import { fetchOdds } from '../../backend/odds-api'
import { watchOdds } from '../../backend/odds-events'
import { browserClock } from '../../platform/clock'
import { browserTimers } from '../../platform/timers'
import { clearOdds, readOdds, saveOdds } from '../../storage/odds'
import type { OpenedStorage } from '../../storage/open-storage'
import type { PrivateTopics } from '../session/private-topics'
import type { OddsPorts } from './ports'

/** The real world of the odds. */
export function createOddsPorts(
  { db, guard }: OpenedStorage,
  topics: PrivateTopics,
  rest: Pick<OddsPorts, 'onOdds' | 'onDenied' | 'painted'>,
): OddsPorts {
  return {
    ...rest,
    clock: browserClock,
    timers: browserTimers,
    random: Math.random,
    fetchOdds: (slug, knownRev) => fetchOdds(slug, knownRev),
    watchOdds: (slug, listener) => topics.whileSeen((live) => watchOdds(live, slug, listener)),
    readOdds: (slug, user) => readOdds(db, slug, user).catch(() => undefined),
    saveOdds: async (stored) => void (await guard.write(() => saveOdds(db, stored))),
    clearOdds: async () => void (await guard.write(() => clearOdds(db))),
  }
}
