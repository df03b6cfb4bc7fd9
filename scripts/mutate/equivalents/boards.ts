import type { Equivalent } from './equivalent'

export const BOARDS: readonly Equivalent[] = [
  {
    file: 'src/domain/board/never-read.ts',
    from: "content.kind === 'message'",
    to: 'true',
    why: 'The compiler wants the kind; no other content has this text, and games have none.',
  },
  {
    file: 'src/domain/board/push/short-delta.ts',
    from: "''",
    to: '"Stryker was here!"',
    why: 'Only the compiler wants these values: each match has both groups.',
  },
  {
    file: 'src/domain/board/push/short-row.ts',
    from: "''",
    to: '"Stryker was here!"',
    why: 'Only the compiler wants these values: each match has both groups.',
  },
  {
    file: 'src/domain/board/push/short-row.ts',
    from: "typeof value === 'number'",
    to: 'true',
    why: 'Only the compiler wants the condition: what is no number is no whole number.',
  },
  {
    file: 'src/domain/board/push/short-row.ts',
    from: 'inside === undefined || !isObject(value)',
    to: 'inside === undefined && !isObject(value)',
    why: 'Only a value that was written is taken out: it is an object just where the path leads into one.',
  },
  {
    file: 'src/domain/board/push/short-row.ts',
    from: 'inside === undefined',
    to: 'false',
    why: 'Only a value that was written is taken out: it is an object just where the path leads into one.',
  },
  {
    file: 'src/domain/board/push/push-text.ts',
    from: "''",
    to: '"Stryker was here!"',
    why: 'Only the compiler wants these values: a match has all groups, and without one the revision is missing.',
  },
  {
    file: 'src/domain/board/push/push-text.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'The first place holds the whole text, which nobody reads; the revision is missing all the same.',
  },
  {
    file: 'src/domain/board/push/push-text.ts',
    from: 'rev === undefined',
    to: 'false',
    why: 'Where the revision is missing, the time is too, and that is refused.',
  },
]
