import { SAME_TIME_MS, type TroubledPart } from './troubled-part'

/**
 * When this many leagues have trouble, the whole feed is the cause; fewer are enough when their trouble began at once.
 */
const LEAGUES_FOR_WHOLE_FEED = 3
const LEAGUES_AT_ONCE_FOR_WHOLE_FEED = 2

/** When several leagues have trouble at once, they are one part: the feed. */
export function withWholeFeed(parts: readonly TroubledPart[]): readonly TroubledPart[] {
  const scoreboards = parts.filter(({ kind, name }) => kind === 'upstream' && name.endsWith(' scoreboard'))
  // When some scoreboards fail, those that are only slow do not count towards the whole feed.
  const broken = scoreboards.filter(({ isBroken }) => isBroken)
  const upstreams = broken.length > 0 ? broken : scoreboards
  if (upstreams.length < (beganAtOnce(upstreams) ? LEAGUES_AT_ONCE_FOR_WHOLE_FEED : LEAGUES_FOR_WHOLE_FEED))
    return parts
  return [
    ...parts.filter((one) => !upstreams.includes(one)),
    {
      kind: 'upstream',
      name: 'Sports feed',
      sinceMs: upstreams.reduce((first, one) => Math.min(first, one.sinceMs), Infinity),
      weight: upstreams.reduce((sum, one) => sum + one.weight, 0),
      isOwn: upstreams.some((one) => one.isOwn),
      isTimed: upstreams.some((one) => one.isTimed),
      isBroken: upstreams.some((one) => one.isBroken),
      isSaidByPart: false,
      facts: [
        `${upstreams.length} leagues have trouble at once: ${upstreams.map(({ name }) => name).join(', ')}`,
      ],
    },
  ]
}

function beganAtOnce(parts: readonly TroubledPart[]): boolean {
  const began = parts.map(({ sinceMs }) => sinceMs)
  return parts.every(({ isTimed }) => isTimed) && Math.max(...began) - Math.min(...began) <= SAME_TIME_MS
}
