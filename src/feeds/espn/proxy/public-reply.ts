import type { ProxyTarget } from './proxy-target'
import { GOLF_SHAPE } from './shapes/golf-shape'
import { SCOREBOARD_SHAPE } from './shapes/scoreboard-shape'
import { keepKnown, type Shape } from './shapes/shape'
import { SUMMARY_SHAPE } from './shapes/summary-shape'

/**
 * What everybody may see of a reply: the members that we know to belong to nobody. The feed has player lines, lines of
 * bookmakers and chances in ever new places and under ever new names, so nothing passes because we do not know it.
 */
export function publicReply(target: Pick<ProxyTarget, 'kind' | 'slug'>, reply: unknown): unknown {
  return keepKnown(reply, shapeOf(target)) ?? {}
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
