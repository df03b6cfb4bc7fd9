import type { FootballSituation } from '../game/situation'
import { downAndDistance } from './down-and-distance'

/** `3rd & 7 at SEA 34`, as far as the feed tells it; nothing between downs. */
export function downText(situation: FootballSituation): string | undefined {
  if (situation.down === undefined) return undefined
  const { down, distance, downDistanceText, possessionText } = situation
  const text = downAndDistance(down, distance, downDistanceText)
  return text && possessionText ? `${text} at ${possessionText}` : text
}
