/** One figure of the ticker: the player, the team, the kind, the value, and the value as text. */
export interface StatItem {
  readonly name: string
  /** The team's abbreviation. */
  readonly team: string
  readonly statType: string
  readonly value: number
  readonly displayValue: string
}
