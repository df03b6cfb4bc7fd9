import type { GameSummary } from './game-summary'

/** What makes a box score worth showing. */
export type BoxScoreContent = Pick<GameSummary, 'lineScore' | 'comparison' | 'awayTables' | 'homeTables'>

export type BoxScoreState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'loaded'; readonly summary: BoxScoreContent | undefined }

/** What stands in place of a box score; nothing when there is one. */
export function boxScoreText(state: BoxScoreState): string | undefined {
  switch (state.kind) {
    case 'loading':
      return 'Loading live box score…'
    case 'failed':
      return `Live box score failed to load: ${state.error}`
    case 'loaded':
      return state.summary && hasContent(state.summary)
        ? undefined
        : 'Box score data is not available for this game yet.'
  }
}

function hasContent({ lineScore, comparison, awayTables, homeTables }: BoxScoreContent): boolean {
  return lineScore !== undefined || comparison.length + awayTables.length + homeTables.length > 0
}
