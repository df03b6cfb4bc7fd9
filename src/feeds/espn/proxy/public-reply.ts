import type { ProxyTarget } from './proxy-target'
import { GOLF_SHAPE } from './shapes/golf-shape'
import { SCOREBOARD_SHAPE } from './shapes/scoreboard-shape'
import { onlyKnown, type Shape } from './shapes/shape'
import { SUMMARY_SHAPE } from './shapes/summary-shape'

/**
 * The part of a reply that everybody may see: only members that we know to be free for all. The feed keeps adding
 * player figures, bookmakers' lines and chances in new places and under new names, so an unknown member never passes.
 */
export function publicReply(target: Pick<ProxyTarget, 'kind' | 'slug'>, reply: unknown): unknown {
  return onlyKnown(reply, shapeOf(target)) ?? {}
}

function shapeOf({ kind, slug }: Pick<ProxyTarget, 'kind' | 'slug'>): Shape {
  switch (kind) {
    case 'scoreboard':
      return slug === 'pga' ? GOLF_SHAPE : SCOREBOARD_SHAPE
    case 'leaderboard':
      return GOLF_SHAPE
    case 'summary':
      return SUMMARY_SHAPE
    case 'odds':
      return {}
  }
}
