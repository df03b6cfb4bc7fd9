import type { LinePoint } from './line-point'

/** `Lines by ESPN BET, then DraftKings.`: each once, by its newest line; empty if the feed names nobody. */
export function providersText(points: readonly LinePoint[]): string {
  const names = new Set<string>()
  for (const { provider } of points) {
    names.delete(provider)
    if (provider) names.add(provider)
  }
  return names.size > 0 ? `Lines by ${[...names].join(', then ')}.` : ''
}
