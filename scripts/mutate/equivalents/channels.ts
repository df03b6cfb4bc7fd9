import type { EquivalentsByFile } from './equivalents-by-file'

/** Channels treat two outcomes in their own way, and every other value as a failure. */
const ANY_FAILURE = 'Every outcome counts as a failure but `answered` and `outdated`.'

/** Channels of the sync, and how tabs share them. */
export const CHANNELS: EquivalentsByFile = {
  'src/sync/odds/odds-sync.ts': [
    ["{ kind: 'failed' }", '{}', ANY_FAILURE],
    ["'failed'", '""', ANY_FAILURE],
  ],
  'src/sync/outbox/deliver.ts': [
    ["'nobody'", '""', 'Nobody asks for this word: it only is none of the others.'],
    ['reasons.size === 0', 'false', 'A change of no entry changes nothing; it only takes time.'],
  ],
  'src/sync/scorecard/scorecard-sync.ts': [
    ["{ kind: 'failed' }", '{}', ANY_FAILURE],
    ["'failed'", '""', ANY_FAILURE],
    ["''", '"Stryker was here!"', 'No row says either of these texts.'],
  ],
  'src/sync/stats/row-changes.ts': [
    ['[]', '["Stryker was here"]', 'What the tool made up has no id, so it is no game in sight.'],
    [
      'known.changedAtMs <= changedAtMs',
      'known.changedAtMs < changedAtMs',
      'A row that was noted at this very moment is noted at the same moment again.',
    ],
  ],
  'src/sync/stats/stats-schedule.ts': [
    [
      'asked < changed',
      'asked <= changed',
      'A change in the millisecond of the request is heard while the answer is on its way, which asks again as soon.',
    ],
    [
      'asked < changed + SHOWN_AFTER_MS',
      'asked <= changed + SHOWN_AFTER_MS',
      'In this one millisecond, it only begins sooner to look each second whether a minute is over.',
    ],
  ],
  'src/sync/stats/stats-sync.ts': [
    ['false', 'true', 'What comes into sight sets it before the first request.'],
    [
      '[...watches].some(({ id }) => ids.includes(id))',
      'true',
      'A change of a game out of sight is no news of those in sight: it only has them looked up in vain.',
    ],
  ],
  'src/sync/tabs/leader.ts': [["'wait'", '""', 'A lock is waited for unless this says `steal`.']],
}
