import type { EquivalentsByFile } from './equivalents-by-file'

/** What the compiler cannot know of unions. */
const ONLY_MEMBER = 'No other member of the union has what is read then; only the compiler asks.'
const NO_TIME = 'Neither text is a time.'

export const SCREENS: EquivalentsByFile = {
  'src/features/odds/chart-of-line.ts': [["''", '"Stryker was here!"', NO_TIME]],
  'src/features/odds/line-chart.tsx': [
    [
      '() => chartOf(movement, data)',
      '() => undefined',
      'Only a browser draws the chart; tests/e2e/screens.spec.ts notices.',
    ],
  ],
  'src/features/team/season-games.tsx': [["game.phase === 'scheduled'", 'true', ONLY_MEMBER]],
}
