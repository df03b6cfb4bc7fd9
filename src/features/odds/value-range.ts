import type { Market } from '../../domain/odds/line-movement'

/** The least that a chart of this market spans: half a point is not a landslide. */
const LEAST_SPAN: Readonly<Record<Market, number>> = { spread: 3, moneyline: 60, total: 3 }

/** From where to where the chart reads, with some air above and below. */
export function valueRange(market: Market, least: number, most: number): [number, number] {
  const span = Math.max(most - least, LEAST_SPAN[market])
  const middle = (least + most) / 2
  return [middle - span * 0.6, middle + span * 0.6]
}
