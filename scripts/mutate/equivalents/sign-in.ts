import type { EquivalentsByFile } from './equivalents-by-file'
import { NEVER_CHANGES, ONLY_THE_COMPILER } from './reasons'

const A_TICK_TOO_MANY = 'The modal looks at the time itself, so a tick too many changes nothing.'
const HAS_A_FIELD = 'The part is on the page and has a field; only the compiler asks.'
const AWAITED = 'Digits are only sent for a code that is awaited; only the compiler asks.'

export const SIGN_IN: EquivalentsByFile = {
  'src/features/account/sign-in/auth-modal.tsx': [
    ["'welcome'", '""', 'The modal is only there while a step is asked for; only the compiler asks.'],
    ["modal.kind === 'open'", 'true', ONLY_THE_COMPILER],
    ["'closed'", '""', 'It is only asked whether what lies over the page stays there.'],
  ],
  'src/features/account/sign-in/next-mail-countdown.tsx': [
    ['[untilMs]', '[]', 'The next mail goes when the countdown has gone, so each has one time to count to.'],
  ],
  'src/features/account/sign-in/providers.tsx': [['[]', '["Stryker was here"]', NEVER_CHANGES]],
  'src/features/account/sign-in/use-auth-modal.ts': [
    ["modal.kind === 'open'", 'true', ONLY_THE_COMPILER],
    ["modal.activity.kind === 'calling'", 'true', ONLY_THE_COMPILER],
    ["modal.kind === 'closed'", 'false', 'A modal that is closed calls nobody; only the compiler asks.'],
    ["'closed'", '""', 'A modal that is closed calls nobody; only the compiler asks.'],
    ['wakesAtMs === undefined', 'false', A_TICK_TOO_MANY],
    ['() => clearTimeout(timer)', '() => undefined', A_TICK_TOO_MANY],
    ['awaitedCode(modal)?.id', 'awaitedCode(modal).id', AWAITED],
    ["''", '"Stryker was here!"', AWAITED],
  ],
  'src/features/account/sign-in/use-focused-field.ts': [
    [
      "place.current?.querySelector('input')?.focus",
      "place.current?.querySelector('input').focus",
      HAS_A_FIELD,
    ],
    ['place.current?.querySelector', 'place.current.querySelector', HAS_A_FIELD],
    ['[]', '["Stryker was here"]', NEVER_CHANGES],
  ],
  'src/features/account/sign-in/use-sign-in-ways.ts': [
    ['[fetchSignInWays]', '[]', 'A page asks the same account from its beginning to its end.'],
  ],
  'src/features/account/sign-in/welcome.tsx': [
    [
      "action.kind === 'go'",
      'true',
      'Each button of this step leads to another one; only the compiler asks.',
    ],
  ],
}
