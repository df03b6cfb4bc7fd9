/** The figures of a pitcher or a batter that decide how a highlight is rated. */
export interface PitchingLine {
  readonly innings: number
  readonly strikeouts: number
  readonly earnedRuns: number
}

export interface BattingLine {
  readonly homers: number
  readonly rbi: number
  readonly hits: number
  readonly runs: number
}

export type PitchingDecision = 'winner' | 'loser' | 'save'

export function featuredScore(decision: PitchingDecision, { innings, strikeouts }: PitchingLine): number {
  switch (decision) {
    case 'winner':
      return 100 + 2 * innings + strikeouts
    case 'loser':
      return 90 + 2 * innings + strikeouts
    case 'save':
      return 95 + strikeouts
  }
}

export function battingScore({ homers, rbi, hits, runs }: BattingLine): number {
  return 4 * homers + 2 * rbi + hits + runs
}

export function pitchingScore({ innings, strikeouts, earnedRuns }: PitchingLine): number {
  return Math.max(0, 2 * innings + strikeouts - 2 * earnedRuns)
}

/** Baseball writes five innings and one out as `5.1`. */
export function inningsPitched(text: string): number {
  const innings = /^\s*(\d{1,3})(?:\.([0-2]))?\s*$/.exec(text)
  return innings ? Number(innings[1]) + Number(innings[2] ?? 0) / 3 : 0
}
