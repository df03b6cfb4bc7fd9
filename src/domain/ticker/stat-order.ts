import type { GameSport } from '../league'
import type { StatItem } from './stat-item'

/** The kinds of figures by sport, the first first; the feed names some in the plural. */
const ORDER: Partial<Record<GameSport, readonly string[]>> = {
  NBA: ['pts', 'reb', 'ast'],
  NCAAB: ['pts', 'reb', 'ast'],
  NHL: ['goal', 'assist', 'point', 'saves', 'shots', 'hits', 'blocked'],
  MLB: ['featured', 'batting', 'pitching'],
}

/** By kind, then the higher value. Sports without an order, and equal ones, stay as they came. */
export function orderStats(sport: GameSport, stats: readonly StatItem[]): readonly StatItem[] {
  const order = ORDER[sport]
  if (!order) return stats
  const ordered = [...stats]
  ordered.sort((a, b) => rankOf(order, a) - rankOf(order, b) || b.value - a.value)
  return ordered
}

function rankOf(order: readonly string[], { statType }: StatItem): number {
  const type = statType.toLowerCase()
  // Not all that begins alike is of the kind: goals against are no goals.
  const rank = order.findIndex((kind) => type === kind || type === `${kind}s`)
  return rank < 0 ? order.length : rank
}
