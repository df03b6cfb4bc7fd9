import type { Market } from '../../domain/odds/line-movement'

/** The smallest span of this market's chart, so that half a point does not look like a landslide. */
const LEAST_SPAN: Readonly<Record<Market, number>> = { spread: 3, moneyline: 60, total: 3 }

/** The lowest and highest value on the axis, with some space above and below the line. */
export function valueRange(market: Market, least: number, most: number): [number, number] {
  const span = Math.max(most - least, LEAST_SPAN[market])
  const middle = (least + most) / 2
  return [middle - span * 0.6, middle + span * 0.6]
}
