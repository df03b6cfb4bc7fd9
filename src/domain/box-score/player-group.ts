/** A group of players of one team as the provider sends it. The order of its columns may change at any time. */
export interface PlayerGroup {
  readonly title: string
  readonly labels: readonly string[]
  readonly keys: readonly string[]
  readonly players: readonly PlayerLine[]
  /** The team's sums by column; empty where the provider sums nothing up. */
  readonly totals: readonly string[]
}

export interface PlayerLine {
  readonly id: string
  readonly name: string
  readonly stats: readonly string[]
  readonly didNotPlay: boolean
  readonly reason: string
  /** Remarks on the player besides the figures: `W, 1-0`, `a-singled for Bell in the 7th`. */
  readonly footnotes: readonly string[]
}

/** A player's figure, looked up by the first of these labels or keys that the group has. */
export function figure(group: PlayerGroup, player: PlayerLine, ...names: readonly string[]): string {
  for (const name of names) {
    const byKey = group.keys.indexOf(name)
    const column = byKey >= 0 ? byKey : group.labels.indexOf(name)
    if (column >= 0) return player.stats[column] ?? ''
  }
  return ''
}

/** The same as a number; 0 when it is none. */
export function numberOf(group: PlayerGroup, player: PlayerLine, ...names: readonly string[]): number {
  const number = Number.parseFloat(figure(group, player, ...names))
  return Number.isFinite(number) ? number : 0
}
