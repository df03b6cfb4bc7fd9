import type { EquivalentsByFile } from './equivalents-by-file'
import { ROWS_KEEP_NOTHING } from './reasons'

const FOR_THE_SIGNED_IN =
  'What is not open to everybody is for the signed-in: this part, and one without a name.'
const ALWAYS_THE_SAME = 'Neither list ever changes, so what is kept from render to render is the same.'

export const GAME_PAGES: EquivalentsByFile = {
  'src/features/box-score/comparison.tsx': [
    ['({ statistic }) => statistic', '() => undefined', ROWS_KEEP_NOTHING],
  ],
  'src/features/box-score/game-about.tsx': [["'weather-detailed'", '""', FOR_THE_SIGNED_IN]],
  'src/features/box-score/locked-part.tsx': [
    ["'button'", '""', 'Every word but `blur` means the button, and the compiler knows no other word.'],
  ],
  'src/features/box-score/player-tables.tsx': [
    ['({ id, name }) => id || name', '() => undefined', ROWS_KEEP_NOTHING],
    ['id || name', 'true', ROWS_KEEP_NOTHING],
    ['id || name', 'false', ROWS_KEEP_NOTHING],
    ['id || name', 'id && name', ROWS_KEEP_NOTHING],
  ],
  'src/features/box-score/tabs.tsx': [
    [
      'document.getElementById(`${id}${next.name}`)?.focus',
      'document.getElementById(`${id}${next.name}`).focus',
      'Only the compiler wants the condition: every tab has its button on the page.',
    ],
  ],
  'src/features/box-score/use-open-game.ts': [
    [
      '[storage, slug, id, key, doubtSession]',
      '[]',
      'Another game or viewer opens another box score, by its key, and a page has one storage and one account.',
    ],
    [
      'sync.current?.refresh',
      'sync.current.refresh',
      'Only the compiler wants the condition: the first effect has begun the sync by then.',
    ],
  ],
  'src/features/box-score/weather-sheet.tsx': [["'weather-detailed'", '""', FOR_THE_SIGNED_IN]],
  'src/features/box-score/win-probability.tsx': [
    [
      '() => winChart(points, names, colors)',
      '() => undefined',
      'Only a browser draws the chart; tests/e2e/charts.spec.ts notices.',
    ],
  ],
  'src/features/leaderboard/player-cards.tsx': [
    ['tries + 1', 'tries - 1', 'Each try only needs a number that the one before did not have.'],
  ],
  'src/features/leaderboard/player-panel.tsx': [["'live-stats'", '""', FOR_THE_SIGNED_IN]],
  'src/features/leaderboard/player-table.tsx': [['[]', '["Stryker was here"]', ALWAYS_THE_SAME]],
  'src/features/leaderboard/player-words.ts': [
    ["player.state === 'waiting'", 'true', 'Only the compiler asks: only a player who waits has a tee time.'],
    [
      "player.state === 'waiting' || player.state === 'playing'",
      'true',
      'Only the compiler asks: only a player who waits or plays has a hole to start at.',
    ],
    ['movement > 0', 'movement >= 0', 'Who has stayed at the same place has no words for it.'],
  ],
  'src/features/leaderboard/use-first-rows-passed.ts': [
    ['!element', 'false', 'Only the compiler wants the condition: the rows are drawn before the effect.'],
    ['[rows]', '[]', 'A ref stays the same from the first render to the last.'],
  ],
  'src/features/leaderboard/use-head-height.ts': [['[]', '["Stryker was here"]', ALWAYS_THE_SAME]],
}
