import type { EquivalentsByFile } from './equivalents-by-file'
import { ONE_STORAGE } from './reasons'

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
  'src/features/console/api-calls/chart-words.ts': [
    ['stepMs < 2 * HOUR_MS', 'stepMs <= 2 * HOUR_MS', 'No span has steps of two hours.'],
  ],
  'src/features/console/command-center/command-center.tsx': [
    ['[]', '["Stryker was here"]', 'A text changes no sport.'],
  ],
  'src/features/console/command-center/use-refetch-after-others-switch.ts': [
    ['[storage]', '[]', ONE_STORAGE],
  ],
  'src/features/console/infrastructure/edge-table.tsx': [
    ['[]', '["Stryker was here"]', 'An edge is partly unreachable only with an address that is silent.'],
  ],
  'src/features/console/jobs/job-table.tsx': [
    ["''", '"Stryker was here!"', 'A run that failed has words; only the compiler asks.'],
  ],
}
