import type { EquivalentsByFile } from './equivalents-by-file'

/** What the compiler cannot know of how a page is put together. */
const DRAWN_BY_THEN = 'Only the compiler wants the condition: it is drawn whenever this is called.'
const ALWAYS_THE_SAME = 'A dependency that stays the same is no reason to run again either.'
const BEGUN_BY_THEN = 'Only the compiler wants the condition: an effect before has begun it by then.'
const EACH_ANOTHER = 'Each time only needs a number that the one before did not have.'
const SORTED_BY_A_COLUMN = 'Only a sort with a direction has a column; only the compiler asks.'

export const CONSOLE_RECORDS: EquivalentsByFile = {
  'src/features/console/shell/shell.tsx': [
    [
      "sidebar.kind === 'drawer'",
      'true',
      'Only the compiler wants the condition: no other sidebar says that it is open.',
    ],
    ['opener.current?.focus', 'opener.current.focus', DRAWN_BY_THEN],
  ],
  'src/features/console/shell/sidebar.tsx': [
    ['nav.current?.querySelector', 'nav.current.querySelector', DRAWN_BY_THEN],
  ],
  'src/features/console/use-console-data.ts': [
    ["''", '"Stryker was here!"', 'A section that has no question does not look at it.'],
    ['{ answered: question }', '{}', 'Which question was answered is only asked where there is an answer.'],
    ['channel.current?.repace', 'channel.current.repace', BEGUN_BY_THEN],
    ['channel.current?.ask', 'channel.current.ask', BEGUN_BY_THEN],
    ["button.state !== 'refreshed'", 'false', 'In its other states the button ignores that time has passed.'],
  ],
  'src/features/console/console.tsx': [
    ['[]', '["Stryker was here"]', ALWAYS_THE_SAME],
    ['!id', 'false', 'Whoever is in no section is sent to one at once, and that one is remembered.'],
  ],
  'src/features/console/parts/step-chart.tsx': [
    [
      '() => chartOfSteps(steps, look)',
      '() => undefined',
      'Only a browser draws the chart; tests/e2e/screens.spec.ts notices.',
    ],
  ],
  'src/features/console/sport-analytics/patterns.tsx': [
    [
      '`${sport} ${dayOfWeek} ${hour}`',
      '``',
      'Rows of the same key are kept by their place, which shows the same.',
    ],
  ],
  'src/features/console/users/directory-tools.tsx': [
    ["''", '"Stryker was here!"', 'A value of no option shows the first one as well, which is All.'],
  ],
  'src/features/console/users/form-state.ts': [
    ["{ kind: 'asking' }", '{}', 'It only has to be none of the other states.'],
    ["'asking'", '""', 'It only has to be none of the other states.'],
  ],
  'src/features/console/users/user-table.tsx': [
    ["sort.direction !== 'none'", 'true', SORTED_BY_A_COLUMN],
    ["'none'", '""', SORTED_BY_A_COLUMN],
  ],
  'src/features/developer-mode/developer-mode.tsx': [
    ['role === undefined', 'false', 'The server is asked about no guest, who is redirected a moment later.'],
    [
      "'developer-mode'",
      '""',
      'A superuser may enter everything, and an admin only what is called admin-dashboard.',
    ],
  ],
  'src/features/developer-mode/scoreboard-panel.tsx': [
    ["'away'", '""', 'Every word but `home` means the away team.'],
  ],
  'src/features/developer-mode/use-choice.ts': [
    ["''", '"Stryker was here!"', 'Neither text is a day or the id of a game.'],
  ],
  'src/features/developer-mode/use-games.ts': [['before + 1', 'before - 1', EACH_ANOTHER]],
  'src/features/console/logs/export-lines.tsx': [
    ["'json'", '""', 'The compiler knows two formats, and every word but `csv` makes the other.'],
    [
      'work.current?.abort',
      'work.current.abort',
      'Stop is only there once an export has begun; only the compiler asks.',
    ],
    ['[]', '["Stryker was here"]', ALWAYS_THE_SAME],
  ],
  'src/features/console/logs/filters.tsx': [
    ['removed + 1', 'removed - 1', EACH_ANOTHER],
    ['chosen', 'true', 'The list offers only operators that are known; only the compiler asks.'],
  ],
  'src/features/console/logs/logs.tsx': [['opened + 1', 'opened - 1', EACH_ANOTHER]],
  'src/features/console/logs/saved-searches.tsx': [['[]', '["Stryker was here"]', ALWAYS_THE_SAME]],
  'src/features/console/logs/search-box.tsx': [['box.current?.focus', 'box.current.focus', DRAWN_BY_THEN]],
  'src/features/console/logs/time-value.tsx': [
    ["''", '"Stryker was here!"', 'Every text that is split has a first part; only the compiler asks.'],
  ],
}
