/** A regular card is at least this high and, except on a phone, at least this wide; a compact one is much smaller. */
const REGULAR = { widthPx: 440, heightPx: 125 }
const COMPACT = { widthPx: 168, heightPx: 70 }

/**
 * Roughly how many cards fit the screen before anybody scrolls. Rather one too many, since the others appear a frame
 * later.
 */
export function cardsInSight(screen: { width: number; height: number }, compact: boolean): number {
  const card = compact ? COMPACT : REGULAR
  const columns = Math.max(1, Math.floor(screen.width / card.widthPx))
  return columns * Math.ceil(screen.height / card.heightPx)
}
