import type { SpecText } from './spec-text'

/**
 * Where a test gets a text from the product itself: it renders the screen, calls the route, or reads the log of a
 * server that says it. A function that returns the text proves nothing. `scripts/check/texts.ts` checks that the file
 * has it.
 */
export type Proof =
  | { readonly provenIn: string }
  /** Why nothing can say it. This list must only get shorter. */
  | { readonly neverSaid: string }

const provenIn = (path: string): Proof => ({ provenIn: path })

const AUTH_MODAL = provenIn('src/features/account/sign-in/auth-modal.test.tsx')
const AUTH_MAILS = provenIn('src/features/account/sign-in/auth-modal-mails.test.tsx')
const PROFILE = provenIn('src/features/account/settings/profile-form.test.tsx')
const CONFIRM_EMAIL = provenIn('src/features/account/links/confirm-email.test.tsx')
const VERIFY_LINK = provenIn('src/features/account/links/verify-link.test.tsx')
const SET_PASSWORD = provenIn('src/features/account/first-password/set-password.test.tsx')
const OWN_ACCOUNT = provenIn('src/features/account/settings/own-account.test.tsx')
const RESET = provenIn('src/features/account/links/reset-password.test.tsx')
const BOX_SCORE = provenIn('src/features/box-score/box-score-view.test.tsx')
const GAME_CARD = provenIn('src/features/scoreboard/card/game-card.test.tsx')
const CUP_SCREEN = provenIn('tests/e2e/screens/golf-screens.ts')
const LEAGUE_PAGE = provenIn('src/app/league-page.test.tsx')
const ROOT = provenIn('src/app/root-boundary.test.tsx')
const BOARDS = provenIn('tests/server/boards.test.ts')
const GAMES = provenIn('tests/server/games.test.ts')
const STATS = provenIn('tests/server/games-stats.test.ts')
const SERVER_TEXTS = provenIn('tests/server/texts.test.ts')
const UNREADABLE = provenIn('src/features/account/sign-in/unreadable-answers.test.tsx')
const AUTH_CALLBACK = provenIn('src/features/account/links/auth-callback.test.tsx')
const ANALYSIS = provenIn('src/features/console/analysis/analysis.test.tsx')
const DEVELOPER = provenIn('src/app/developer-page.test.tsx')
const HEALTH = provenIn('tests/server/console-infrastructure.test.ts')
const EDIT_USER = provenIn('src/features/console/users/edit-user.test.tsx')
const INVITE_USER = provenIn('src/features/console/users/invite-user.test.tsx')
const NOBODY: Proof = {
  neverSaid: 'We cancel no request that anybody waits for, and know why each of ours failed.',
}

/**
 * Every text of section 8 of the three documents, in their order. `{…}` stands for a value that depends on the
 * situation. Codes and descriptions without fixed wording are not in the list.
 */
export const SECTION_8: Readonly<Record<SpecText['document'], Readonly<Record<string, Proof>>>> = {
  '000': {
    'HTTP error! status: {code}': BOX_SCORE,
    '{sport} API HTTP error! status: {code}': GAMES,
    '{sport} game details API error! status: {code}': GAMES,
    'Failed to load {sport} games: {status}': DEVELOPER,
    'Failed to fetch MLB games: {reason}': SERVER_TEXTS,
    'Failed to fetch NBA games: {reason}': SERVER_TEXTS,
    'Failed to fetch NHL games: {reason}': SERVER_TEXTS,
    'Failed to fetch NCAA Football games: {reason}': SERVER_TEXTS,
    'Failed to fetch MLB game stats: {reason}': GAMES,
    'Failed to fetch NBA game stats: {reason}': SERVER_TEXTS,
    'Failed to fetch NHL game stats: {reason}': SERVER_TEXTS,
    'Failed to fetch NCAA Football game stats: {reason}': SERVER_TEXTS,
    'Failed to fetch next season NBA games: {reason}': SERVER_TEXTS,
    'Failed to fetch next season NHL games: {reason}': SERVER_TEXTS,
    'Failed to fetch next season NCAA Football games: {reason}': SERVER_TEXTS,
    'Failed to fetch game details: {reason}': GAMES,
    'Failed to fetch {sport} scoreboard data: {reason}': SERVER_TEXTS,
    'Failed to fetch game details: Unknown error': NOBODY,
    'Invalid game data: event is null, undefined, or missing required properties': SERVER_TEXTS,
    'Invalid game data: missing competition': SERVER_TEXTS,
    'Invalid NBA game data: missing competitors array': SERVER_TEXTS,
    'Invalid game data: missing team information': SERVER_TEXTS,
    'Invalid NBA game data: missing status information': SERVER_TEXTS,
    'Invalid NHL game data: missing competition data': SERVER_TEXTS,
    'Invalid NHL game data: missing team information': SERVER_TEXTS,
    'Invalid game data: event is null or not an object': SERVER_TEXTS,
    'Invalid game data: missing competition data': SERVER_TEXTS,
    'Invalid game data: missing competitors data': SERVER_TEXTS,
    'Invalid game data: missing home or away team': SERVER_TEXTS,
    'Invalid game data: missing status information': SERVER_TEXTS,
    'Invalid API response: missing events data': SERVER_TEXTS,
    'Invalid API response: missing or malformed events data': SERVER_TEXTS,
    'Unsupported sport: {sport}. Supported sports: {sports}': BOARDS,
    'Request was cancelled': NOBODY,
    'Request timed out. Please check your connection.': GAMES,
    'Network error. Please check your connection and try again.': LEAGUE_PAGE,
    'Invalid data received. Please try again later.': GAMES,
    'Failed to load {sport} data. Please try again.': LEAGUE_PAGE,
    Clear: GAME_CARD,
  },
  '001': {
    'If you had an account before our recent migration, please use the password reset option to regain access.':
      AUTH_MODAL,
    'No account found with this email. Please sign up first.': AUTH_MODAL,
    'Incorrect password. Please try again.': AUTH_MODAL,
    'Invalid email or password. Please check your credentials.': AUTH_MODAL,
    'Sign in failed. Please try again.': AUTH_MODAL,
    'User creation failed': UNREADABLE,
    'Sign in failed': UNREADABLE,
    'No authenticated user or email': provenIn('src/features/account/settings/verify-address.test.tsx'),
    'This email is already on our team! Try signing in instead. 🤝': AUTH_MODAL,
    "Let's make that password stronger! 🛡️": AUTH_MODAL,
    "Hmm, that email doesn't look right. Double-check it! ✉️": AUTH_MODAL,
    "Something went wrong. Let's try that again! 🔄": AUTH_MODAL,
    'Email not verified yet. Check your inbox and click the verification link! 📧': AUTH_MAILS,
    'Something went wrong checking your email. Try again! 🔄': AUTH_MAILS,
    "Couldn't send another email right now. Try again in a moment! ⏰": AUTH_MAILS,
    'Too many reset attempts. Please wait a few minutes and try again.': AUTH_MAILS,
    'No account found with this email address. Please check the email or sign up.': AUTH_MAILS,
    'Failed to send reset email. Please check your email address and try again.': AUTH_MAILS,
    'Failed to update profile': PROFILE,
    'Failed to change password': OWN_ACCOUNT,
    'Unable to process upgrade right now. Please try again shortly.': provenIn(
      'src/features/box-score/locked-part.test.tsx',
    ),
    'Invalid or expired reset link. Please request a new password reset.': RESET,
    'Return to Home': RESET,
    'Failed to reset password. Please try again.': RESET,
    'Invalid confirmation link': CONFIRM_EMAIL,
    'Invalid confirmation link. If you already confirmed your email, try signing in.': CONFIRM_EMAIL,
    'Failed to confirm email. Please try again or contact support.': CONFIRM_EMAIL,
    'Failed to confirm email': CONFIRM_EMAIL,
    'This confirmation link has expired. Please sign in and request a new confirmation email.': CONFIRM_EMAIL,
    'Authentication failed': AUTH_CALLBACK,
    'Invalid authentication callback. Please try signing in again.': AUTH_CALLBACK,
    'Authentication failed. Please try again.': AUTH_CALLBACK,
    'Invalid verification link - missing token': VERIFY_LINK,
    'Verification failed: {message}': VERIFY_LINK,
    'Verification failed. Please try signing in.': VERIFY_LINK,
    'Failed to set password. Please try again.': SET_PASSWORD,
    'Failed to verify superuser access': DEVELOPER,
    'HTTP error! status: {code}': BOX_SCORE,
    'Invalid sport': GAMES,
    'Unsupported sport': STATS,
    'Failed to fetch Ryder Cup data: {status}': SERVER_TEXTS,
    'Failed to load Ryder Cup data': CUP_SCREEN,
  },
  '002': {
    'First name and last name are required': EDIT_USER,
    'Please enter a valid email address': EDIT_USER,
    'Failed to update email': EDIT_USER,
    'Failed to update user. Please check the console for details.': EDIT_USER,
    'All fields are required': INVITE_USER,
    'This email is already registered. The user can sign in or reset their password.': provenIn(
      'tests/server/console-edits.test.ts',
    ),
    'Failed to create user account': INVITE_USER,
    'Failed to send invitation. Please try again.': INVITE_USER,
    'Failed to set password. Please try again.': SET_PASSWORD,
    'not found': HEALTH,
    timeout: HEALTH,
    'rate limited': HEALTH,
    'server error': HEALTH,
    unknown: HEALTH,
    'No games found for the selected date.': DEVELOPER,
    'Failed to load games': DEVELOPER,
    'Developer mode is not configured for {sport}': DEVELOPER,
    'Failed to load {sport} games: {status}': DEVELOPER,
    'Claude API error: {status} - {statusText}': ANALYSIS,
    'No content in Claude response': ANALYSIS,
    'Fix with ID {id} not found': ANALYSIS,
    'AI analysis unavailable - using basic pattern detection. Check API key and connection.': ANALYSIS,
    'Browser environment cannot directly modify files. Please apply the fix manually to {file}': ANALYSIS,
    'Something went wrong': ROOT,
    'Try Again': ROOT,
    'Reload Application': ROOT,
  },
}
