import type { Equivalent } from './equivalent'

const ROOM = 'src/domain/people'
const TEXT = '"Stryker was here!"'
const LIST = '["Stryker was here"]'

const FOR_THE_COMPILER = 'The other half of the condition is false for anything else; only the compiler asks.'
const ONLY_ONE_HAS_IT = 'No other member of the union has what is read then; only the compiler asks.'
const NO_KEY_EITHER = 'The first part of a split is always there, and no key has such an id.'

export const PEOPLE: readonly Equivalent[] = [
  {
    file: `${ROOM}/budgets/row-budgets.ts`,
    from: "''",
    to: TEXT,
    why: 'An address without `::` has eight groups before it, and only the first four are kept.',
  },
  {
    file: `${ROOM}/engagement/stored-engagement.ts`,
    from: "typeof value === 'number'",
    to: 'true',
    why: FOR_THE_COMPILER,
  },
  {
    file: `${ROOM}/engagement/stored-engagement.ts`,
    from: 'value >= 0',
    to: 'value > 0',
    why: 'A count that cannot be read is zero as well, and no prompt was shown in 1970.',
  },
  { file: `${ROOM}/favourites/team-key.ts`, from: "''", to: TEXT, why: NO_KEY_EITHER },
  {
    file: `${ROOM}/favourites/team-key.ts`,
    from: 'key !== undefined',
    to: 'true',
    why: FOR_THE_COMPILER,
  },
  { file: `${ROOM}/game-alerts/alert-target.ts`, from: "''", to: TEXT, why: NO_KEY_EITHER },
  {
    file: `${ROOM}/game-alerts/alert-rule.ts`,
    from: "typeof to === 'number'",
    to: 'true',
    why: FOR_THE_COMPILER,
  },
  {
    file: `${ROOM}/game-alerts/alert-rule.ts`,
    from: "typeof at === 'number'",
    to: 'true',
    why: FOR_THE_COMPILER,
  },
  {
    file: `${ROOM}/game-alerts/game-occasions.ts`,
    from: 'awayTeam.score > homeTeam.score',
    to: 'awayTeam.score >= homeTeam.score',
    why: 'Equal scores have no leader, and were answered in the line before.',
  },
  {
    file: `${ROOM}/links/auth-callback.ts`,
    from: "page.kind === 'error'",
    to: 'true',
    why: ONLY_ONE_HAS_IT,
  },
  {
    file: `${ROOM}/links/email-confirmation.ts`,
    from: "page.kind === 'error'",
    to: 'true',
    why: ONLY_ONE_HAS_IT,
  },
  {
    file: `${ROOM}/links/password-reset.ts`,
    from: "page.kind === 'invalid'",
    to: 'true',
    why: ONLY_ONE_HAS_IT,
  },
  {
    file: `${ROOM}/links/link-token.ts`,
    from: "''",
    to: TEXT,
    why: 'No decoder makes an object of either text, so a token without a payload has no claims.',
  },
  {
    file: `${ROOM}/outbox/outbox-entry.ts`,
    from: "typeof at === 'number'",
    to: 'true',
    why: FOR_THE_COMPILER,
  },
  {
    file: `${ROOM}/passwords/new-password.ts`,
    from: '[]',
    to: LIST,
    why: 'Only a password made of this text, which the tool made up, would show it.',
  },
  {
    file: `${ROOM}/passwords/password-patterns.ts`,
    from: 'password.toLowerCase()',
    to: 'password.toUpperCase()',
    why: 'In a repetition it only counts which signs are the same.',
  },
  {
    file: `${ROOM}/passwords/password-patterns.ts`,
    from: "''",
    to: TEXT,
    why: 'Only a password made of this text, which the tool made up, would show it behind a row.',
  },
  {
    file: `${ROOM}/passwords/set-password-modal.ts`,
    from: "modal.kind === 'done'",
    to: 'true',
    why: ONLY_ONE_HAS_IT,
  },
  {
    file: `${ROOM}/roles/menu.ts`,
    from: "'logging-entry'",
    to: '""',
    why: 'All features but the dashboard are for superusers alone; the name says which one it is.',
  },
  {
    file: `${ROOM}/roles/role.ts`,
    from: "'developer-mode'",
    to: '""',
    why: 'All features but the dashboard are for superusers alone; the name says which one it is.',
  },
  {
    file: `${ROOM}/sign-in/auth-modal.ts`,
    from: "modal.activity.kind === 'calling'",
    to: 'true',
    why: ONLY_ONE_HAS_IT,
  },
  {
    file: `${ROOM}/sign-in/auth-modal.ts`,
    from: "activity.kind === 'leaving'",
    to: 'true',
    why: ONLY_ONE_HAS_IT,
  },
  {
    file: `${ROOM}/sign-in/auth-steps.ts`,
    from: "action.kind === 'go'",
    to: 'true',
    why: ONLY_ONE_HAS_IT,
  },
  {
    file: `${ROOM}/sign-in/auth-submit.ts`,
    from: "'welcome'",
    to: '""',
    why: 'Nothing can be submitted at welcome, and what follows is not asked then.',
  },
  {
    file: `${ROOM}/sign-in/auth-submit.ts`,
    from: "case 'welcome':\n      return modal",
    to: "case 'welcome':",
    why: 'Nothing can be submitted at welcome, and what follows is not asked then.',
  },
  {
    file: `${ROOM}/sign-in/forgot-password-failure.ts`,
    from: "''",
    to: TEXT,
    why: 'Only the words of a known refusal matter, and neither text has them.',
  },
  {
    file: `${ROOM}/users/own-account-texts.ts`,
    from: "'password'",
    to: '""',
    why: 'The refusals that are passed on have the same text in both forms.',
  },
  {
    file: `${ROOM}/users/session.ts`,
    from: "'signed-in'",
    to: '""',
    why: 'Only the other kind, `signed-out`, is asked for.',
  },
  {
    file: `${ROOM}/users/session.ts`,
    from: "'loaded'",
    to: '""',
    why: 'Only the other kind, `failed`, is asked for.',
  },
]
