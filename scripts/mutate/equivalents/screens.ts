import type { EquivalentsByFile } from './equivalents-by-file'
import { ONE_STORAGE, ONLY_THE_COMPILER } from './reasons'

const EACH_HAS_TEXT = 'The bar asks only for the text of its own choices; only the compiler asks for others.'
const NO_TIME = 'Neither text is a time.'

export const SCREENS: EquivalentsByFile = {
  'src/features/announcer/announcer.tsx': [
    ['[]', '["Stryker was here"]', 'A text that stays the same is no reason to begin anew either.'],
  ],
  'src/features/api-keys/new-key-scope.tsx': [
    ['!state', 'false', 'Only a mistake of ours leaves the scope out; then the next line fails as well.'],
    ["'A new key needs a scope'", '""', 'Only who builds the product could ever read it.'],
  ],
  'src/features/api-keys/new-key.tsx': [
    ["next.kind === 'unreachable'", 'true', 'The keys are listed once more, which only takes time.'],
  ],
  'src/features/cup/match-words.ts': [["''", '"Stryker was here!"', NO_TIME]],
  'src/features/export/export-dialog.tsx': [
    ["session.kind === 'signed-in'", 'true', 'Guests may export nothing; only the compiler asks.'],
  ],
  'src/features/favourites/use-team-choices.ts': [['[storage]', '[]', ONE_STORAGE]],
  'src/features/game-alerts/alert-list.tsx': [
    ['latest !== undefined', 'true', 'No mark without a time is newer than another; only the compiler asks.'],
  ],
  'src/features/game-alerts/game-rules.tsx': [
    [
      'choices.find((one) => one.target === target)?.text',
      'choices.find(one => one.target === target).text',
      EACH_HAS_TEXT,
    ],
    ["''", '"Stryker was here!"', EACH_HAS_TEXT],
  ],
  'src/features/game-alerts/rule-editor.tsx': [
    ['[]', '["Stryker was here"]', 'No alert has this name, which the tool made up.'],
  ],
  'src/features/leagues/league-link.tsx': [
    ["''", '"Stryker was here!"', 'Only that the attribute is there matters.'],
  ],
  'src/features/odds/chart-of-line.ts': [["''", '"Stryker was here!"', NO_TIME]],
  'src/features/odds/line-chart.tsx': [
    [
      '() => chartOf(movement, data)',
      '() => undefined',
      'Only a browser draws the chart; tests/e2e/screens.spec.ts notices.',
    ],
  ],
  'src/features/team/season-games.tsx': [["game.phase === 'scheduled'", 'true', ONLY_THE_COMPILER]],
}
