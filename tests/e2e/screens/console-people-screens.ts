import { createRecord, makeUser } from '../../support/users'
import { seedLongNames } from './long-names'
import { asOperator, CONSOLE, HOME } from './operator'
import type { Screen, Stand } from './screen'

/** A user with a long name who has come on some days and is there now. */
const asOperatorOfPeople = async (stand: Stand) => {
  const { product } = stand
  const names = { first_name: 'Maximiliana', last_name: 'Featherstonehaugh-Cholmondeley' }
  const { id } = await makeUser(product, { record: names })
  const sports = ['NFL', 'NBA', 'NFL', 'MLB', 'NFL', 'NHL']
  for (const [daysAgo, sport] of sports.entries()) {
    const day = String(25 - daysAgo).padStart(2, '0')
    await createRecord(product, 'user_sessions', {
      user_id: id,
      session_start: `2026-10-${day} 1${daysAgo}:20:00.000Z`,
      last_activity: `2026-10-${day} 18:29:00.000Z`,
      current_sport: sport,
      sports_opened: `${sport} PGA`,
      is_active: daysAgo === 0,
      device_type: daysAgo % 2 === 0 ? 'mobile' : 'desktop',
    })
  }
  await asOperator(stand)
}

const asOperatorOfLongNames = (q: string) => async (stand: Stand) => {
  await seedLongNames(stand.product, q)
  await asOperator(stand)
}

/** Letters that no mail carries, seen in a browser that lets no page copy. */
const asOperatorOfLetters = async (stand: Stand) => {
  const letter = (recipient: string, changes: object) =>
    createRecord(stand.product, 'letters', {
      recipient,
      kind: 'reset',
      state: 'held',
      expires: Date.now() + 3_600_000,
      ...changes,
    })
  await letter('frieda@scores.example', {
    link: `https://scores.example/reset-password#${'a1B2'.repeat(48)}`,
  })
  await letter('otto@scores.example', { kind: 'confirm', state: 'waiting' })
  const refusal =
    '550 5.1.1 The mailbox is not known here, and nobody of that name has ever lived at this address'
  await letter(`${'maximiliana.'.repeat(2)}featherstonehaugh@scores.example`, {
    state: 'failed',
    error: refusal,
  })
  await stand.page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not without TLS'))
  })
  await asOperator(stand)
}

/** Users, their visits, and the letters that wait for them. */
export const CONSOLE_PEOPLE_SCREENS: readonly Screen[] = [
  {
    name: 'console-end-sessions',
    route: CONSOLE,
    dialogs: ['src/features/console/users/end-sessions.tsx'],
    path: `${HOME}/users`,
    prepare: asOperatorOfPeople,
    ready: '[data-user]',
    sizes: [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ],
    onceThere: ({ page }) =>
      page
        .getByRole('button', { name: /^End sessions of/ })
        .first()
        .click(),
  },
  {
    name: 'console-user-overview',
    route: CONSOLE,
    path: `${HOME}/user_overview`,
    prepare: asOperatorOfPeople,
    ready: '[data-chart="active-users"] canvas',
  },
  {
    name: 'console-users',
    route: CONSOLE,
    path: `${HOME}/users?q=example&sort=lastActive`,
    prepare: asOperatorOfPeople,
    ready: 'tr[data-user]',
  },
  {
    name: 'console-mail-links',
    route: CONSOLE,
    path: `${HOME}/users?q=nobody-of-that-name`,
    prepare: asOperatorOfLetters,
    ready: 'th:has-text("frieda")',
    onceThere: async ({ page }) => {
      await page.getByRole('button', { name: 'Copy link for frieda@scores.example' }).click()
      await page.getByRole('textbox', { name: 'Link for frieda@scores.example' }).focus()
    },
  },
  {
    name: 'console-long-names',
    route: CONSOLE,
    path: `${HOME}/users?q=long-names`,
    prepare: asOperatorOfLongNames('long-names'),
    ready: 'tr[data-user]',
  },
  {
    name: 'console-long-names-there',
    route: CONSOLE,
    path: `${HOME}/user_overview`,
    prepare: asOperatorOfLongNames('there'),
    ready: '[data-session]',
  },
  {
    name: 'console-long-names-often',
    route: CONSOLE,
    path: `${HOME}/sport_analytics?tab=power`,
    prepare: asOperatorOfLongNames('often'),
    ready: 'tr[data-user]',
  },
  {
    name: 'console-long-names-asked',
    route: CONSOLE,
    path: `${HOME}/users?q=asked`,
    prepare: asOperatorOfLongNames('asked'),
    ready: 'tr[data-user]',
    sizes: [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ],
    onceThere: ({ page }) => page.getByRole('button', { name: /^End sessions of Llanfair/ }).click(),
  },
  {
    name: 'console-edit-user',
    route: CONSOLE,
    dialogs: ['src/features/console/users/person-form.tsx'],
    path: `${HOME}/users?q=featherstonehaugh`,
    prepare: asOperatorOfPeople,
    ready: 'tr[data-user]',
    onceThere: ({ page }) => page.getByRole('button', { name: /^Edit/ }).first().click(),
  },
  {
    name: 'console-sport-analytics',
    route: CONSOLE,
    path: `${HOME}/sport_analytics`,
    prepare: asOperatorOfPeople,
    ready: '[data-chart="session-hours"] canvas',
  },
  {
    name: 'console-power-users',
    route: CONSOLE,
    path: `${HOME}/sport_analytics?tab=power`,
    prepare: asOperatorOfPeople,
    ready: 'tr[data-user]',
  },
  {
    name: 'console-users-offline',
    route: CONSOLE,
    path: `${HOME}/users`,
    prepare: async (stand) => {
      await asOperator(stand)
      await stand.page.route('**/api/rpc/get_users_with_sessions', (route) => route.abort())
    },
    ready: ':text("The server cannot be reached.")',
  },
]
