import type { EquivalentsByFile } from './equivalents-by-file'
import { NEVER_CHANGES } from './reasons'

const PASSIVE = 'The listener prevents nothing; the browser only waits for it to find that out.'

export const WALLS: EquivalentsByFile = {
  'src/features/auto-scroll/scroll-hint.tsx': [['[]', '["Stryker was here"]', NEVER_CHANGES]],
  'src/features/auto-scroll/scroller.ts': [
    [
      '{ from: 0, to: 0 }',
      '{}',
      'Before its first run the list has not moved, so the page stands at 0 either way.',
    ],
    ["'still'", '""', 'The list runs, or stands still for good reason, before anybody asks for the phase.'],
    [
      "phase !== 'running'",
      'false',
      'Without animations the page is scrolled to where it is, which does nothing.',
    ],
  ],
  'src/features/auto-scroll/track.ts': [
    ["'both'", '""', 'Only a browser refuses the word; tests/e2e/auto-scroll.spec.ts notices.'],
  ],
  'src/features/auto-scroll/use-scroller.ts': [
    ["'still'", '""', 'Until the list is measured, it only counts that the page is marked.'],
    [
      'controls.current?.pause',
      'controls.current.pause',
      'Only the compiler wants the condition: there are no buttons before the list was measured.',
    ],
    [
      'controls.current?.go',
      'controls.current.go',
      'Only the compiler wants the condition: there are no buttons before the list was measured.',
    ],
  ],
  'src/features/auto-scroll/watch-person.ts': [['true', 'false', PASSIVE]],
  'src/features/kiosk/caretaker.ts': [
    ['requestedAtMs !== undefined', 'true', 'No time is later than one that is missing.'],
    [
      'Date.now() - requestedAtMs > OVERDUE_MS',
      'Date.now() - requestedAtMs >= OVERDUE_MS',
      'The five minutes only have to be longer than a round, so one millisecond means nothing.',
    ],
  ],
  'src/features/kiosk/look-at-screen.ts': [
    ["''", '"Stryker was here!"', 'Neither text is a league or a time.'],
    ['boardAtMs > 0', 'boardAtMs >= 0', 'No board was checked in the first millisecond of 1970.'],
    ['build !== undefined', 'true', 'A build that is missing is left out of the report in any case.'],
  ],
  'src/features/kiosk/use-kiosk-round.ts': [
    ["''", '"Stryker was here!"', 'Without a kiosk it does not matter what is read.'],
    [
      '{ next: undefined, skips: false }',
      '{}',
      'A round that says nothing goes on to nothing, and skips nothing.',
    ],
  ],
  'src/features/kiosk/use-kiosk-screen.ts': [
    ['[]', '["Stryker was here"]', NEVER_CHANGES],
    ["''", '"Stryker was here!"', 'It only counts that the page is marked.'],
    ['true', 'false', PASSIVE],
  ],
  'src/features/kiosk/watch-idle.ts': [['true', 'false', PASSIVE]],
}
