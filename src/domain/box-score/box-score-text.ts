import type { GameSummary } from './game-summary'

/** The parts of a summary of which a box score needs at least one to be shown. */
export type BoxScoreContent = Pick<GameSummary, 'lineScore' | 'comparison' | 'awayTables' | 'homeTables'>

export type BoxScoreState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'loaded'; readonly summary: BoxScoreContent | undefined }

/** The text shown in place of a box score; undefined when there is one. */
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
