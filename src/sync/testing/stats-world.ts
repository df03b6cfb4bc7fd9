import { beforeEach } from 'vitest'
import type { StatsReply } from '../../backend/game-api'
import type { TickerNews } from '../../domain/box-score/ticker-news'
import type { GameStatsState } from '../../domain/ticker/game-stats-state'
import { createStatsSync, type StatsSync } from '../stats/stats-sync'
import { createGameWorld } from './game-world'

export let { world } = createGameWorld()
export let sync: StatsSync

/** Follows the stats of NFL games, in a new world for each test. */
export function followStatsForEach(): void {
  beforeEach(() => {
    const made = createGameWorld()
    world = made.world
    sync = createStatsSync('nfl', made.statsPorts)
    world.stats = reply(answer('1'), answer('2'))
  })
}

export const answer = (id: string, state: GameStatsState = 'active') => ({
  id,
  status: { state },
  tickerStats: [],
})

export function reply(...games: TickerNews[]): StatsReply {
  return { kind: 'stats', stats: { games, pending: [], locked: [] } }
}

export const shown = async (id: string) =>
  (await world.storage.read('stats', `${world.viewer}/nfl/${id}`))?.answer
