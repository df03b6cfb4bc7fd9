import type { Game, LiveGame } from '../../../src/domain/game/game'
import { LONGEST_GAME_MS } from '../../../src/domain/game/longest-game'
import { unchangedSince, withStuckMark } from '../../../src/domain/game/stuck'
import type { Slug } from '../../../src/domain/league'
import { STUCK_AFTER_MS } from '../../../src/domain/time/intervals'
import { liveStates } from './live-states'

/** Marks those games of any reply of which the league's polls know that they are stuck, or that are too old to go on. */
export function withKnownStuckMarks(slug: Slug, games: readonly Game[], now: number): readonly Game[] {
  const states = liveStates(slug)
  return games.map((game) => {
    if (game.phase !== 'live') return game
    const known = states[game.id]
    if (!known && game.wasSuspended) return game
    return known ? withStuckMark(game, unchangedSince(game, known, now), now) : withMarkOfAge(game, now)
  })
}

/**
 * No poll reads the day of an old game, so nobody saw when it stopped; by this time it was over in any case, unless it was
 * suspended and goes on days later.
 */
function withMarkOfAge(game: LiveGame, now: number): LiveGame {
  const overMs = Date.parse(game.start ?? '') + LONGEST_GAME_MS
  return now - overMs >= STUCK_AFTER_MS ? { ...game, stuckSince: new Date(overMs).toISOString() } : game
}
