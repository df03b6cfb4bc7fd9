import type { EquivalentsByFile } from './equivalents-by-file'
import { NEVER_CHANGES, ONE_STORAGE, ONLY_THE_COMPILER } from './reasons'

const ONE_LINK = 'A page is opened with one link, and whom it asks about that never changes either.'
const ONLY_IF_PASSWORD = 'It is only asked whether the form is one for a password.'
const ONLY_IF_IT_STAYS = 'It is only asked whether what lies over the page stays there.'
const DISABLED = 'A button that is disabled cannot be pressed; only the compiler asks.'

export const ACCOUNT: EquivalentsByFile = {
  'src/features/account/first-password/set-password.tsx': [
    ["modal.kind === 'saving'", 'true', ONLY_THE_COMPILER],
    ["modal.kind === 'done'", 'true', ONLY_THE_COMPILER],
    ["modal.kind !== 'editing'", 'false', ONLY_THE_COMPILER],
    [
      'closesAtMs === undefined',
      'false',
      'Time that passes changes nothing before the password is set, so its timer may run out at once.',
    ],
    [
      '() => clearTimeout(timer)',
      '() => undefined',
      'The timer is only stopped when the dialog goes, and then it finds nothing that it could close.',
    ],
  ],
  'src/features/account/links/auth-callback.tsx': [["page.kind === 'loading'", 'true', ONLY_THE_COMPILER]],
  'src/features/account/links/change-email-link.tsx': [
    ['[token, lookAtLink]', '[]', ONE_LINK],
    ["page.kind === 'saving'", 'true', ONLY_THE_COMPILER],
    ["page.kind === 'dead'", 'true', ONLY_THE_COMPILER],
    ["page.kind === 'valid'", 'true', ONLY_THE_COMPILER],
    ["'good'", '""', 'The form is shown for whatever is neither expired nor dead.'],
  ],
  'src/features/account/links/confirm-email.tsx': [
    ["''", '"Stryker was here!"', 'A link without a token has failed before anything is asked.'],
    ["page.kind === 'loading'", 'true', ONLY_THE_COMPILER],
    ["page.kind === 'error'", 'true', ONLY_THE_COMPILER],
  ],
  'src/features/account/links/reset-password.tsx': [
    ['[token, lookAtLink]', '[]', ONE_LINK],
    ["page.kind === 'saving'", 'true', ONLY_THE_COMPILER],
    ["page.kind === 'saving'", 'false', ONLY_THE_COMPILER],
    ["'saving'", '""', ONLY_THE_COMPILER],
  ],
  'src/features/account/links/use-on-server-back.ts': [['[]', '["Stryker was here"]', NEVER_CHANGES]],
  'src/features/account/paused-notice.tsx': [
    ['[storage]', '[]', ONE_STORAGE],
    ['[]', '["Stryker was here"]', 'What is no row has no board of which anything could wait.'],
  ],
  'src/features/account/settings/change-email.tsx': [
    [
      'address.trim()',
      'address',
      'The field strips what is typed of blanks itself; only a browser leaves the rare ones that come with a paste.',
    ],
  ],
  'src/features/account/settings/delete-account.tsx': [["'deletion'", '""', ONLY_IF_PASSWORD]],
  'src/features/account/settings/delete-without-password.tsx': [["'deletion'", '""', ONLY_IF_PASSWORD]],
  'src/features/account/settings/outbox-status.tsx': [['[storage]', '[]', ONE_STORAGE]],
  'src/features/account/settings/own-account.tsx': [
    ['round + 1', 'round - 1', 'Each list only needs a number that the one before did not have.'],
  ],
  'src/features/account/settings/preferences-section.tsx': [
    [
      "'developer-tools-toggle'",
      '""',
      'It is only asked whether the feature is the dashboard, which is open to admins too.',
    ],
  ],
  'src/features/account/settings/settings-dialog.tsx': [
    ["section === 'players'", 'false', DISABLED],
    ["'players'", '""', DISABLED],
  ],
  'src/features/account/settings/settings-sheet.tsx': [
    ['[]', '["Stryker was here"]', NEVER_CHANGES],
    ["section === 'players'", 'false', DISABLED],
    ["'players'", '""', DISABLED],
  ],
  'src/features/account/settings/settings.tsx': [["'closed'", '""', ONLY_IF_IT_STAYS]],
  'src/features/account/settings/sheet-handle.tsx': [
    ['sheet', 'true', 'The handle always stands in a dialog; only the compiler asks.'],
  ],
  'src/features/account/settings/verify-address.tsx': [
    [
      "PROMPT.action !== 'send-verification-email'",
      'false',
      'The first tier is left by this one action; only the compiler asks.',
    ],
    ["'registered'", '""', 'A tier that is unknown is below the needed one as well.'],
  ],
}
