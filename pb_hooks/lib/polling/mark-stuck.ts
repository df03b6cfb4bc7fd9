import type { Game } from '../../../src/domain/game/game'
import { unchangedSince, withStuckMark } from '../../../src/domain/game/stuck'
import type { Slug } from '../../../src/domain/league'
import { liveStates, rememberLiveStates, type LiveStates } from '../boards/live-states'

/** Marks the live games of a reply in which nothing has changed for hours. Other replies' games keep their states. */
export function markStuck(slug: Slug, games: readonly Game[], now: number): readonly Game[] {
  const known = liveStates(slug)
  const states: Record<string, LiveStates[string]> = { ...known }
  const marked = games.map((game) => {
    delete states[game.id]
    if (game.phase !== 'live') return game
    const unchanged = unchangedSince(game, known[game.id], now)
    states[game.id] = unchanged
    return withStuckMark(game, unchanged, now)
  })
  rememberLiveStates(slug, states, now)
  return marked
}
