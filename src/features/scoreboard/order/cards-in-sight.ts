/** A regular card is at least this high and, but on a phone, this wide; a compact one is much smaller. */
const REGULAR = { widthPx: 440, heightPx: 125 }
const COMPACT = { widthPx: 168, heightPx: 70 }

/** About how many cards a screen shows before it is scrolled: rather one too many, since the others come a frame later. */
export function cardsInSight(screen: { width: number; height: number }, compact: boolean): number {
  const card = compact ? COMPACT : REGULAR
  const columns = Math.max(1, Math.floor(screen.width / card.widthPx))
  return columns * Math.ceil(screen.height / card.heightPx)
}
