import type { EquivalentsByFile } from './equivalents-by-file'

const SPAN_IS_WHOLE = 'Both times are there or neither; only the compiler asks for each.'

export const CONSOLE_HEALTH: EquivalentsByFile = {
  'src/features/console/analysis/patterns.tsx': [
    [
      'firstSeen === undefined || lastSeen === undefined',
      'firstSeen === undefined && lastSeen === undefined',
      SPAN_IS_WHOLE,
    ],
    ['firstSeen === undefined', 'false', SPAN_IS_WHOLE],
    ['lastSeen === undefined', 'false', SPAN_IS_WHOLE],
  ],
}
