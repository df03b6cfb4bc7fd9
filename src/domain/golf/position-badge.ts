import { ordinal } from '../period/period-facts'

export type PositionBadge = 'gold' | 'green' | 'blue' | 'grey'

/** First gold, top 3 green, top 10 blue, everyone else grey. */
export function positionBadge(position: number): PositionBadge {
  if (position < 1 || position > 10) return 'grey'
  if (position === 1) return 'gold'
  return position <= 3 ? 'green' : 'blue'
}

/** `1st`, `T2nd`, `11th`: a position (`1`, `T2`, …) with its ordinal suffix; any other text unchanged. */
export function ordinalPosition(positionText: string): string {
  return positionText.replace(/^(T?)(\d+)$/, (_, tie: string, place: string) => tie + ordinal(Number(place)))
}
