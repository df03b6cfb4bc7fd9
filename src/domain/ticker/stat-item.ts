/** One figure of the ticker: who, for whom, which kind, how much, and how it reads. */
export interface StatItem {
  readonly name: string
  /** The team's abbreviation. */
  readonly team: string
  readonly statType: string
  readonly value: number
  readonly displayValue: string
}
