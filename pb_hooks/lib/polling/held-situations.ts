import { sortRows } from '../../../src/domain/board/board-rows'
import type { Game } from '../../../src/domain/game/game'
import { heldSituation, withHeldSituation, type SeenSituation } from '../../../src/domain/game/held-situation'
import type { Slug } from '../../../src/domain/league'
import { readShared, writeShared } from '../server/shared'

type Seen = Readonly<Record<string, SeenSituation>>

/** The feed drops the situation between plays: live games keep the last one for a while. Sorted, as boards are. */
export function holdSituations(slug: Slug, games: readonly Game[], now: number): readonly Game[] {
  const key = `situations:${slug}`
  const seen = readShared<Seen>(key) ?? {}
  const next: Record<string, SeenSituation> = {}
  const held = games.map((game) => {
    const situation = heldSituation(game, seen[game.id], now)
    if (situation) next[game.id] = situation
    return withHeldSituation(game, situation)
  })
  writeShared(key, next)
  return sortRows('games', held)
}
