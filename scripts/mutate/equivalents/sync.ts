import type { EquivalentsByFile } from './equivalents-by-file'
import { ONLY_THE_COMPILER } from './reasons'

const FAILURE = 'Every outcome but `answered` and `outdated` counts as a failure.'
const SAME_PACE =
  'After a failure the next question comes at the same pace, so nobody can tell which of both it was.'

export const SYNC: EquivalentsByFile = {
  'src/sync/browser-ports.ts': [["'ts-sync'", '""', 'All tabs use the same name, whichever it is.']],
  'src/sync/keep-asking.ts': [
    ["{ kind: 'failed' }", '{}', FAILURE],
    ["'failed'", '""', FAILURE],
  ],
  'src/sync/paced-returns.ts': [
    [
      'listeners.size === 0',
      'true',
      'For who joins: the watch of the server keeps its listeners in a set, so the same one is in it once.',
    ],
  ],
  'src/sync/start-sync.ts': [
    [
      'service?.refresh',
      'service.refresh',
      'Only the compiler wants the condition: the tab that leads has a service.',
    ],
  ],
  'src/sync/watch-reach.ts': [
    [
      'hanging.shift()?.abort',
      'hanging.shift().abort',
      'Only the compiler wants the condition: there are three questions by then.',
    ],
  ],
  'src/sync/board/heads-sync.ts': [
    [
      'connection += 1',
      'connection -= 1',
      'Each connection only needs a number that the one before did not have.',
    ],
  ],
  'src/sync/board/receive-push.ts': [
    ["delta === 'gap'", 'false', 'What is no delta leads to no board either; only the compiler asks.'],
    ["'gap'", '""', 'What is no delta leads to no board either; only the compiler asks.'],
    [
      '{\n    return undefined\n  }',
      '{}',
      'A function that just ends gives undefined as well; the compiler wants it said.',
    ],
  ],
  'src/sync/console/console-channel.ts': [
    ["{ kind: 'answered', againMs: ports.paceMs() }", '{}', SAME_PACE],
    ["'answered'", '""', SAME_PACE],
  ],
  'src/sync/console/run-analysis.ts': [
    ['{ ok: false }', '{}', 'What is not said to be right counts as not right.'],
    ["answer.kind === 'answered'", 'true', ONLY_THE_COMPILER],
  ],
  'src/sync/fleet/report-screen.ts': [
    ["{ kind: 'answered', againMs: paceMs() }", '{}', SAME_PACE],
    ["'answered'", '""', SAME_PACE],
  ],
  'src/sync/game-alerts/listen-in-one-tab.ts': [
    ["'ts-game-alerts'", '""', 'All tabs use the same name, whichever it is.'],
    ["'wait'", '""', 'Every word but `steal` means that the tab waits.'],
  ],
}
