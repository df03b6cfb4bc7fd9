import type { GameSport } from '../league'
import type { StatItem } from './stat-item'

/** The order of the kinds of figures by sport; the feed names some in the plural. */
const ORDER: Partial<Record<GameSport, readonly string[]>> = {
  NBA: ['pts', 'reb', 'ast'],
  NCAAB: ['pts', 'reb', 'ast'],
  NHL: ['goal', 'assist', 'point', 'saves', 'shots', 'hits', 'blocked'],
  MLB: ['featured', 'batting', 'pitching'],
}

/** By kind, then the higher value first. Equal figures, and those of sports without an order, keep the given order. */
export function orderStats(sport: GameSport, stats: readonly StatItem[]): readonly StatItem[] {
  const order = ORDER[sport]
  if (!order) return stats
  const ordered = [...stats]
  ordered.sort((a, b) => rankOf(order, a) - rankOf(order, b) || b.value - a.value)
  return ordered
}

function rankOf(order: readonly string[], { statType }: StatItem): number {
  const type = statType.toLowerCase()
  // The whole name must match, since goals against are no goals.
  const rank = order.findIndex((kind) => type === kind || type === `${kind}s`)
  return rank < 0 ? order.length : rank
}
