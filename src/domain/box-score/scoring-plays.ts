/** A play that changed the score. */
export interface ScoringPlay {
  readonly id: string
  /** `Q2`, `P3`, `Top 5th`. */
  readonly period: string
  readonly clock: string
  /** Abbreviation of the team that scored; empty when unknown. */
  readonly team: string
  readonly text: string
  readonly awayScore: number
  readonly homeScore: number
}

/** A play as the feed tells it, which may leave out the score after it. */
export type ToldPlay = Omit<ScoringPlay, 'awayScore' | 'homeScore'> & {
  readonly awayScore: number | undefined
  readonly homeScore: number | undefined
}

/**
 * The timeline: in the order of play, one entry per change of the score. Providers repeat the score on the parts of
 * a play, and tell of tries that were taken back. A side whose score is not told has the score that it had.
 */
export function scoringTimeline(plays: readonly ToldPlay[]): readonly ScoringPlay[] {
  const timeline: ScoringPlay[] = []
  for (const play of plays) {
    const last = timeline.at(-1) ?? { awayScore: 0, homeScore: 0 }
    const { awayScore = last.awayScore, homeScore = last.homeScore } = play
    const isChange = awayScore !== last.awayScore || homeScore !== last.homeScore
    if (isChange && play.text !== '') timeline.push({ ...play, awayScore, homeScore })
  }
  return timeline
}

/** Said where there is no scoring play. The feed may have no plays of a game in which somebody has scored. */
export function noPlaysText(score: { readonly away: number; readonly home: number } | undefined): string {
  return score?.away === 0 && score.home === 0 ? 'Nobody has scored yet.' : 'No scoring plays to show.'
}
