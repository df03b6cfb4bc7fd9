import { fetchGame, fetchStats } from '../backend/game-api'
import { parsePreferences } from '../domain/people/settings/preferences'
import { readStoredSession } from '../backend/stored-session'
import { browserClock } from '../platform/clock'
import { browserConnectivity } from '../platform/connectivity'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
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
    viewer: () => readStoredSession()?.session.user.id ?? 'guest',
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
  isVisible: pageVisibility.isVisible,
  autoRefresh: () => parsePreferences(localValues.read(STORAGE_KEYS.preferences)).autoRefresh,
  onWake(run: () => void) {
    const stops = [pageVisibility.onShown(run), browserConnectivity.onOnline(run)]
    return () => stops.forEach((stop) => stop())
  },
}

export const browserStatsPorts: StatsPorts = {
  ...world,
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
