export type CardState = 'pregame' | 'live' | 'halftime' | 'delayed' | 'final'

/** A card's state from its period label: `FINAL/OT` and `F/10` are final. */
export function cardState(quarter: string): CardState {
  const label = quarter.trim().toUpperCase()
  if (label.startsWith('F')) return 'final'
  if (label === 'HALF' || label.startsWith('HALFTIME')) return 'halftime'
  if (label.startsWith('DELAYED')) return 'delayed'
  return label === '0Q' || label === '' || saysStart(label) ? 'pregame' : 'live'
}

/**
 * The feed may call a game live while its words still tell when the game starts, for some minutes, or that teams warm
 * up. Baseball's label is made of these words.
 */
function saysStart(label: string): boolean {
  return /^SCHEDULED|^WARM-?UP|\d\s*[AP]\.?M\b|\bTBD\b/.test(label)
}
