import type { EquivalentsByFile } from './equivalents-by-file'

export const BOARDS: EquivalentsByFile = {
  'src/domain/board/never-read.ts': [
    [
      "content.kind === 'message'",
      'true',
      'The compiler wants the kind; no other content has this text, and games have none.',
    ],
  ],
  'src/domain/board/push/short-delta.ts': [
    ["''", '"Stryker was here!"', 'Only the compiler wants these values: each match has both groups.'],
  ],
  'src/domain/board/push/short-row.ts': [
    ["''", '"Stryker was here!"', 'Only the compiler wants these values: each match has both groups.'],
    [
      "typeof value === 'number'",
      'true',
      'Only the compiler wants the condition: what is no number is no whole number.',
    ],
    [
      'inside === undefined || !isObject(value)',
      'inside === undefined && !isObject(value)',
      'Only a value that was written is taken out: it is an object just where the path leads into one.',
    ],
    [
      'inside === undefined',
      'false',
      'Only a value that was written is taken out: it is an object just where the path leads into one.',
    ],
  ],
  'src/domain/board/push/push-text.ts': [
    [
      "''",
      '"Stryker was here!"',
      'Only the compiler wants these values: a match has all groups, and without one the revision is missing.',
    ],
    [
      '[]',
      '["Stryker was here"]',
      'The first place holds the whole text, which nobody reads; the revision is missing all the same.',
    ],
    ['rev === undefined', 'false', 'Where the revision is missing, the time is too, and that is refused.'],
  ],
}
