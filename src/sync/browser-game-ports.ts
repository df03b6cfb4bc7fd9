import { fetchGame, fetchStats } from '../backend/game-api'
import { readStoredSession } from '../backend/stored-session'
import { browserClock } from '../platform/clock'
import { browserConnectivity } from '../platform/connectivity'
import { browserTimers } from '../platform/timers'
import { pageVisibility } from '../platform/visibility'
import { readGame, saveGame } from '../storage/games'
import type { OpenedStorage } from '../storage/open-storage'
import type { GamePorts } from './game-sync'
import type { StatsPorts } from './stats-sync'

/** The real world of opened games and tickers. Part of their chunks: the first scores do not need it. */
export function createGamePorts({ db, guard }: OpenedStorage): GamePorts {
  return {
    ...world,
    random: Math.random,
    wall: () => Date.now(),
    fetchGame: (slug, id) => fetchGame(slug, id),
    readGame: (key) => readGame(db, key).catch(() => undefined),
    saveGame: async (stored) => void (await guard.write(() => saveGame(db, stored))),
  }
}

const world = {
  clock: browserClock,
  timers: browserTimers,
  viewer: () => readStoredSession()?.session.user.id ?? 'guest',
  isVisible: pageVisibility.isVisible,
  onWake(run: () => void) {
    const stops = [pageVisibility.onShown(run), browserConnectivity.onOnline(run)]
    return () => stops.forEach((stop) => stop())
  },
}

export const browserStatsPorts: StatsPorts = {
  ...world,
  fetchStats: (slug, ids, knownTag) => fetchStats(slug, ids, knownTag),
}

export function isSignedIn(): boolean {
  return readStoredSession() !== undefined
}
