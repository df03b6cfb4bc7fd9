import { TICKER_ROUND_S } from '../time/intervals'

const MOBILE_BELOW_PX = 768
const MOST_ON_MOBILE = 6
const MOST = 10

export function maxStats(widthPx: number): number {
  return widthPx < MOBILE_BELOW_PX ? MOST_ON_MOBILE : MOST
}

/** How long the ticker takes for one round. */
export function scrollSeconds(statCount: number): number {
  const { perStat, least, most } = TICKER_ROUND_S
  return Math.min(most, Math.max(least, statCount * perStat))
}
