import type { EquivalentsByFile } from './equivalents-by-file'

/** What the compiler cannot know of how a page is put together. */
const DRAWN_BY_THEN = 'Only the compiler wants the condition: it is drawn whenever this is called.'
const BEGUN_BY_THEN = 'Only the compiler wants the condition: an effect before has begun it by then.'

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
    ['channel.current?.repace', 'channel.current.repace', BEGUN_BY_THEN],
    ['channel.current?.ask', 'channel.current.ask', BEGUN_BY_THEN],
    ["button.state !== 'refreshed'", 'false', 'In its other states the button ignores that time has passed.'],
  ],
}
