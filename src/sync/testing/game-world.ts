import type { GameReply, StatsReply } from '../../backend/game-api'
import type { GameSlug } from '../../domain/league'
import { createStorage } from '../../storage/storage'
import type { GamePorts } from '../game/game-sync'
import type { StatsPorts } from '../stats/stats-sync'
import { createHandTime } from './hand-time'

/** Fake ports of opened games and tickers, for tests: a test sets what they answer. */
export function createGameWorld() {
  const time = createHandTime()
  const wakers = new Set<() => void>()
  const storage = createStorage()
  const asked: string[] = []
  const world = {
    time,
    storage,
    /** Every request, as `nfl/401` or `nfl?401,402`, each game with the revision that was known. */
    asked,
    viewer: 'ann',
    token: 'first',
    visible: true,
    autoRefresh: true,
    game: { kind: 'failed', error: 'no connection' } as GameReply,
    stats: { kind: 'failed', error: 'no connection' } as StatsReply,
    /** How often the session was doubted because the server refused what it allows. */
    denied: 0,
    /** Every answer with stats waits for this. */
    held: Promise.resolve(),
    wake: () => wakers.forEach((run) => run()),
    /** How many would be woken. */
    listening: () => wakers.size,
  }
  const shared = {
    clock: time.clock,
    storage,
    timers: time.timers,
    isVisible: () => world.visible,
    autoRefresh: () => world.autoRefresh,
    onDenied: async () => void (world.denied += 1),
    onWake(run: () => void) {
      wakers.add(run)
      return () => wakers.delete(run)
    },
  }
  const gamePorts: GamePorts = {
    ...shared,
    random: () => 0,
    wall: time.wall,
    fetchGame: async (slug: GameSlug, id: string) => {
      asked.push(`${slug}/${id}`)
      return world.game
    },
  }
  const statsPorts: StatsPorts = {
    ...shared,
    viewer: () => world.viewer,
    token: () => world.token,
    fetchStats: async (slug, wanted) => {
      asked.push(`${slug}?${wanted.map(({ id, rev }) => (rev ? `${id}@${rev}` : id)).join()}`)
      await world.held
      return world.stats
    },
  }
  return { world, gamePorts, statsPorts }
}
