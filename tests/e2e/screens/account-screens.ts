import {
  openApiKeys,
  openAuthModal,
  openMyTeams,
  openPreferences,
  openSettings,
  startSignedIn,
} from '../account'
import { BOARD, DIALOG, fewGames, SIGNED_IN } from './board'
import type { Screen } from './screen'

const SETTINGS = 'src/features/account/settings'

const AUTH = { ...BOARD, dialogs: ['src/features/account/sign-in/auth-modal.tsx'] } as const

/** Signing in, mailed links, and what belongs to an account or its settings. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  {
    name: 'reset-password',
    route: 'RESET_PASSWORD_PATH',
    path: `/reset-password?token=${mailedToken(4e9)}`,
    // The form also stands when the server cannot be asked about the link.
    prepare: ({ page }) => page.route('**/api/account/link', (route) => route.abort()),
    ready: 'form input',
  },
  {
    name: 'reset-password-over',
    route: 'RESET_PASSWORD_PATH',
    path: `/reset-password?token=${mailedToken(1)}`,
    ready: ':text("Invalid or expired reset link")',
  },
  {
    name: 'confirm-email-over',
    route: 'CONFIRM_EMAIL_PATH',
    path: `/confirm-email?token=${mailedToken(1)}`,
    // The server reports only tokens that it signed as expired; it calls any other token invalid.
    prepare: ({ page }) =>
      page.route('**/confirm-verification', (route) =>
        route.fulfill({ status: 400, json: { data: { token: { code: 'otp_expired' } } } }),
      ),
    ready: ':text("Link expired")',
  },
  {
    name: 'verify-link-broken',
    route: 'VERIFY_PATH',
    path: '/auth/v1/verify',
    ready: ':text("Invalid verification link - missing token")',
  },
  {
    name: 'auth-callback-refused',
    route: 'AUTH_CALLBACK_PATH',
    path: '/auth/callback',
    ready: ':text("Invalid authentication callback")',
  },
  {
    name: 'auth-welcome',
    ...AUTH,
    onceThere: async ({ page }) => {
      await openAuthModal(page, 'Sign In')
      await page.locator(DIALOG).getByRole('button', { name: /back/i }).click()
    },
  },
  { name: 'auth-sign-in', ...AUTH, onceThere: ({ page }) => openAuthModal(page, 'Sign In') },
  { name: 'auth-sign-up', ...AUTH, onceThere: ({ page }) => openAuthModal(page, 'Sign Up') },
  {
    name: 'auth-forgot-password',
    ...AUTH,
    onceThere: async ({ page }) => {
      await openAuthModal(page, 'Sign In')
      await page.locator(DIALOG).getByRole('button', { name: 'Forgot password?' }).click()
    },
  },
  {
    name: 'set-password',
    ...BOARD,
    dialogs: ['src/features/account/first-password/set-password.tsx'],
    prepare: async (stand) => {
      await startSignedIn(stand.context, stand.product, { record: { invited_by_admin: true } })
      await fewGames(stand)
    },
    ready: `${DIALOG} :text("Set Your Password")`,
  },
  {
    name: 'settings',
    ...SIGNED_IN,
    // A sheet on phones, a dialog on desktops.
    dialogs: [`${SETTINGS}/settings-sheet.tsx`, `${SETTINGS}/settings-dialog.tsx`],
    onceThere: ({ page }) => openSettings(page),
  },
  {
    name: 'my-teams',
    ...BOARD,
    onceThere: async ({ page }) => {
      await openMyTeams(page)
      await page.getByRole('region', { name: 'All teams' }).getByRole('listitem').first().waitFor()
    },
  },
  { name: 'preferences', ...SIGNED_IN, onceThere: ({ page }) => openPreferences(page) },
  {
    name: 'api-keys',
    ...SIGNED_IN,
    onceThere: async ({ page }) => {
      await openApiKeys(page)
      await page.getByLabel('Name of the program').fill('Scoreboard in the hall')
      await page.getByRole('button', { name: 'Create key' }).click()
      await page.locator('[data-new-key]').waitFor()
    },
  },
  {
    name: 'api-keys-locked',
    ...BOARD,
    prepare: async (stand) => {
      await startSignedIn(stand.context, stand.product)
      await fewGames(stand)
    },
    sizes: [
      { width: 320, height: 640 },
      { width: 1440, height: 900 },
    ],
    onceThere: async ({ page }) => {
      await openApiKeys(page)
      await page.locator(`${DIALOG} [data-locked]`).waitFor()
    },
  },
]

/** The page reads only one thing from a link's token: until when it is valid, in seconds since 1970. */
function mailedToken(exp: number): string {
  return `head.${btoa(JSON.stringify({ exp, email: 'ann@fans.example' })).replaceAll('=', '')}.sign`
}
