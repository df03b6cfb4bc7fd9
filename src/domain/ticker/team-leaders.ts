import type { StatItem } from './stat-item'

/** The first figure of each team: stats come in the order of their sport, the most telling first. */
export function teamLeaders(stats: readonly StatItem[]): readonly StatItem[] {
  return stats.filter(({ team }, index) => stats.findIndex((other) => other.team === team) === index)
}
