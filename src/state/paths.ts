import type { Slug } from '../domain/league'

/** Where the pages are. Links and redirects are made from these and nowhere else. */
export const HOME_PATH = '/all'

/** Leads to the league looked at last, or to the first that is shown when an operator has hidden that one. */
export const START_PATH = '/'

/** Where links lead that set a password; `npm run operator` prints such a link too. */
export const RESET_PASSWORD_PATH = '/reset-password'

/** Where the link in a sign-up's mail leads. */
export const CONFIRM_EMAIL_PATH = '/confirm-email'

/** Where a sign-in at a provider returns to. */
export const AUTH_CALLBACK_PATH = '/auth/callback'

/** Where links with a token or a code lead. */
export const VERIFY_PATH = /^\/auth\/(?:v1\/verify|confirm)\/?$/

/** The operators' console. The pattern also matches its sections. */
export const CONSOLE_HOME = '/admin/dashboard'
export const CONSOLE_PATH = /^\/admin\/dashboard(?:\/[a-z_]*)?\/?$/

/** Developer Mode, for superusers. */
export const DEVELOPER_PATH = '/developermode'

export function boardPath(slug: Slug): string {
  return `/${slug}`
}

/** The box score of one game. */
export function gamePath(slug: Slug, gameId: string): string {
  return `/${slug}/game/${encodeURIComponent(gameId)}`
}

/** All games of a league on one Eastern day. */
export function dayPath(slug: Slug, day: string): string {
  return `/${slug}/day/${day}`
}

/** How one team plays this season. */
export function teamPath(slug: Slug, team: string): string {
  return `/${slug}/team/${encodeURIComponent(team)}`
}

/** Navigation state of a game that was opened from a board, a day or a team: closing it goes back there. */
export const FROM_BOARD = { fromBoard: true }
