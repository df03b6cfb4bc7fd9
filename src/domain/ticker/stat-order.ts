import type { StatItem } from './stat-item'

/** The kinds of figures by sport, the first first. A kind fits when the figure's type begins with it. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  NBA: ['pts', 'reb', 'ast'],
  NCAAB: ['pts', 'reb', 'ast'],
  NHL: ['goal', 'assist', 'point', 'saves', 'shots', 'hits', 'blocked'],
  MLB: ['featured', 'batting', 'pitching'],
}

/** By kind, then the higher value. Sports without an order, and equal ones, stay as they came. */
export function orderStats(sport: string, stats: readonly StatItem[]): readonly StatItem[] {
  const order = ORDER[sport]
  if (!order) return stats
  const ordered = [...stats]
  ordered.sort((a, b) => rankOf(order, a) - rankOf(order, b) || b.value - a.value)
  return ordered
}

function rankOf(order: readonly string[], { statType }: StatItem): number {
  const rank = order.findIndex((kind) => statType.toLowerCase().startsWith(kind))
  return rank < 0 ? order.length : rank
}
