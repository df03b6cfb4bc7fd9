import type { Game } from '../../../src/domain/game/game'
import { LONGEST_GAME_MS } from '../../../src/domain/game/longest-game'
import { unchangedSince, withStuckMark } from '../../../src/domain/game/stuck'
import type { Slug } from '../../../src/domain/league'
import type { SeasonGame } from '../../../src/domain/teams/team-season'
import { STUCK_AFTER_MS } from '../../../src/domain/time/intervals'
import { liveStates } from './live-states'

/** Marks those games of any reply of which the league's polls know that they are stuck, or that are too old to go on. */
export function withKnownStuckMarks(slug: Slug, games: readonly Game[], now: number): readonly Game[] {
  const states = liveStates(slug)
  return games.map((game) => {
    if (game.phase !== 'live') return game
    const known = states[game.id]
    if (!known && game.wasSuspended) return game
    return known
      ? withStuckMark(game, unchangedSince(game, known, now), now)
      : markedSince(game, overMs(game), now)
  })
}

/** Does the same with a season, which tells too little of a game to see whether anything has changed since a poll. */
export function withStuckMarksOfSeason(
  slug: Slug,
  games: readonly SeasonGame[],
  now: number,
): readonly SeasonGame[] {
  const states = liveStates(slug)
  return games.map((game) => {
    const known = states[game.id]
    if (game.phase !== 'live' || (!known && game.wasSuspended)) return game
    return markedSince(game, known?.sinceMs ?? overMs(game), now)
  })
}

/**
 * No poll reads the day of an old game, so nobody saw when it stopped; by this time it was over in any case, unless it was
 * suspended and goes on days later.
 */
function overMs({ start }: { readonly start?: string }): number {
  return Date.parse(start ?? '') + LONGEST_GAME_MS
}

function markedSince<Live extends object>(game: Live, sinceMs: number, now: number): Live {
  return now - sinceMs >= STUCK_AFTER_MS ? { ...game, stuckSince: new Date(sinceMs).toISOString() } : game
}
