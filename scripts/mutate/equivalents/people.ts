import type { EquivalentsByFile } from './equivalents-by-file'
import { ONLY_THE_COMPILER } from './reasons'

export const PEOPLE: EquivalentsByFile = {
  'src/domain/people/budgets/row-budgets.ts': [
    [
      "''",
      '"Stryker was here!"',
      'An address without `::` has eight groups before it, and only the first four are kept.',
    ],
  ],
  'src/domain/people/engagement/stored-engagement.ts': [
    [
      "typeof value === 'number'",
      'true',
      'The other half of the condition is false for anything else; only the compiler asks.',
    ],
    [
      'value >= 0',
      'value > 0',
      'A count that cannot be read is zero as well, and no prompt was shown in 1970.',
    ],
  ],
  'src/domain/people/favourites/team-key.ts': [
    ["''", '"Stryker was here!"', 'The first part of a split is always there, and no key has such an id.'],
    [
      'key !== undefined',
      'true',
      'The other half of the condition is false for anything else; only the compiler asks.',
    ],
  ],
  'src/domain/people/game-alerts/alert-target.ts': [
    ["''", '"Stryker was here!"', 'The first part of a split is always there, and no key has such an id.'],
  ],
  'src/domain/people/game-alerts/alert-rule.ts': [
    [
      "typeof to === 'number'",
      'true',
      'The other half of the condition is false for anything else; only the compiler asks.',
    ],
    [
      "typeof at === 'number'",
      'true',
      'The other half of the condition is false for anything else; only the compiler asks.',
    ],
  ],
  'src/domain/people/game-alerts/game-occasions.ts': [
    [
      'awayTeam.score > homeTeam.score',
      'awayTeam.score >= homeTeam.score',
      'Equal scores have no leader, and were answered in the line before.',
    ],
  ],
  'src/domain/people/links/auth-callback.ts': [["page.kind === 'error'", 'true', ONLY_THE_COMPILER]],
  'src/domain/people/links/email-confirmation.ts': [["page.kind === 'error'", 'true', ONLY_THE_COMPILER]],
  'src/domain/people/links/password-reset.ts': [["page.kind === 'invalid'", 'true', ONLY_THE_COMPILER]],
  'src/domain/people/links/link-token.ts': [
    [
      "''",
      '"Stryker was here!"',
      'No decoder makes an object of either text, so a token without a payload has no claims.',
    ],
  ],
  'src/domain/people/outbox/outbox-entry.ts': [
    [
      "typeof at === 'number'",
      'true',
      'The other half of the condition is false for anything else; only the compiler asks.',
    ],
  ],
  'src/domain/people/passwords/new-password.ts': [
    [
      '[]',
      '["Stryker was here"]',
      'Only a password made of this text, which the tool made up, would show it.',
    ],
  ],
  'src/domain/people/passwords/password-patterns.ts': [
    [
      'password.toLowerCase()',
      'password.toUpperCase()',
      'In a repetition it only counts which signs are the same.',
    ],
    [
      "''",
      '"Stryker was here!"',
      'Only a password made of this text, which the tool made up, would show it behind a row.',
    ],
  ],
  'src/domain/people/passwords/set-password-modal.ts': [["modal.kind === 'done'", 'true', ONLY_THE_COMPILER]],
  'src/domain/people/roles/menu.ts': [
    [
      "'logging-entry'",
      '""',
      'All features but the dashboard are for superusers alone; the name says which one it is.',
    ],
  ],
  'src/domain/people/roles/role.ts': [
    [
      "'developer-mode'",
      '""',
      'All features but the dashboard are for superusers alone; the name says which one it is.',
    ],
  ],
  'src/domain/people/sign-in/auth-modal.ts': [
    ["modal.activity.kind === 'calling'", 'true', ONLY_THE_COMPILER],
    ["activity.kind === 'leaving'", 'true', ONLY_THE_COMPILER],
  ],
  'src/domain/people/sign-in/auth-steps.ts': [["action.kind === 'go'", 'true', ONLY_THE_COMPILER]],
  'src/domain/people/sign-in/auth-submit.ts': [
    ["'welcome'", '""', 'Nothing can be submitted at welcome, and what follows is not asked then.'],
    [
      `case 'welcome':
      return modal`,
      "case 'welcome':",
      'Nothing can be submitted at welcome, and what follows is not asked then.',
    ],
  ],
  'src/domain/people/sign-in/forgot-password-failure.ts': [
    ["''", '"Stryker was here!"', 'Only the words of a known refusal matter, and neither text has them.'],
  ],
  'src/domain/people/users/own-account-texts.ts': [
    ["'password'", '""', 'The refusals that are passed on have the same text in both forms.'],
  ],
  'src/domain/people/users/session.ts': [
    ["'signed-in'", '""', 'Only the other kind, `signed-out`, is asked for.'],
    ["'loaded'", '""', 'Only the other kind, `failed`, is asked for.'],
  ],
}
