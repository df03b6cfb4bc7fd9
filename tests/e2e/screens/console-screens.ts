import type { EdgeFigures, EdgesAnswer } from '../../../src/domain/operations/health/edges'
import { createRecord, makeUser } from '../../support/users'
import { startSignedIn } from '../account'
import { seedLongNames } from './long-names'
import type { Screen, Stand } from './screen'

const CONSOLE = 'CONSOLE_PATH'
const HOME = '/admin/dashboard'

const asOperator = async ({ context, product }: Stand) =>
  void (await startSignedIn(context, product, { superuser: true }))

/** An alert that goes on, one that was acknowledged and one that is over. */
async function seedAlerts({ context, product }: Stand): Promise<void> {
  const past = (changes: object) =>
    createRecord(product, 'alerts', {
      type: 'error',
      title: 'API Error',
      message: 'The feed failed (league nhl, source late, reason 503)',
      timestamp: '2026-10-25 18:10:00.000Z',
      last_seen: '2026-10-25 18:14:00.000Z',
      cleared_at: '2026-10-25 18:24:00.000Z',
      severity: 'critical',
      source: 'API',
      count: 12,
      ...changes,
    })
  const said = { resolved: true, resolved_name: 'Ann Lee', reason: 'The feed is down, its owner knows' }
  await past({ ...said, resolved_at: '2026-10-25 18:20:00.000Z' })
  await past({ severity: 'warning', title: 'Slow API Response', message: 'API calls took 2100ms on average' })
  const line = (changes: object) =>
    createRecord(product, 'logs', { timestamp: '2026-10-25 18:28:00.000Z', level: 'error', ...changes })
  await line({ category: 'API', message: 'The feed failed (league nhl, source late, reason 503)' })
  const message = `BoxScore: cannot read https://scores.example/${'long/'.repeat(16)}`
  await line({ category: 'SCREEN', message, correlationId: 'ab12cd34-7' })
  const { token } = await startSignedIn(context, product, { superuser: true })
  // The server looks by itself as well; that may take a quarter of a minute.
  const response = await fetch(`${product.url}/api/console/alerts/check`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: '{}',
  })
  await response.body?.cancel()
}

const MODEL_ANSWER = JSON.stringify({
  patterns: [
    {
      id: 'p1',
      pattern: 'The feed failed',
      description: 'The feed answers too late',
      frequency: 12,
      severity: 'critical',
      category: 'API',
      suggestedFix: 'Wait longer between polls',
    },
  ],
  fixes: [
    {
      id: 'f1',
      errorPattern: 'p1',
      description: 'Wait longer between polls',
      confidence: 82,
      fixType: 'code_change',
      targetFiles: ['src/domain/polling/query-retry.ts'],
      codeChanges: [
        {
          filePath: 'src/domain/polling/query-retry.ts',
          originalCode: 'const FIRST_MS = 1000\nconst MOST = 6',
          fixedCode: 'const FIRST_MS = 2000\nconst MOST = 6',
          lineNumber: 12,
          explanation: 'The feed gets time to recover.',
        },
      ],
      riskAssessment: { level: 'low', concerns: ['Scores are a second older'], recommendations: [] },
    },
  ],
})

/** Tests ask no model: the browser's request is answered here as the model would answer it. */
async function answerAsModel({ page, product }: Stand): Promise<void> {
  const response = { content: [{ type: 'text', text: MODEL_ANSWER }] }
  await page.route('**/api/anthropic/v1/messages', (route) => route.fulfill({ json: response }))
  await createRecord(product, 'logs', {
    timestamp: '2026-10-25 18:21:00.000Z',
    level: 'error',
    category: 'API',
    message: 'The feed failed (league nhl, source late, reason 503)',
  })
  await page.route('**/api/console/analysis', async (route) => {
    const read = await route.fetch()
    const facts = (await read.json()) as object
    await route.fulfill({ json: { ...facts, hasModel: true } })
  })
}

/** The server of the tests has no edges, so the browser's request is answered here with figures of edges. */
async function answerWithEdges({ page }: Stand): Promise<void> {
  const nowMs = Date.parse('2026-10-25T18:30:00Z')
  const counts = { pushes: 52_310, failures: 0, lagMs: 4, behindMs: 0 }
  const edge = { ...counts, streams: 14_210, toldAtMs: nowMs - 15_000 }
  const edges: EdgeFigures[] = [
    { ...edge, name: 'http://10.0.0.5:8101' },
    { ...edge, name: 'http://10.0.0.6:8101|http://10.0.0.7:8101', silent: ['http://10.0.0.7:8101'] },
    { ...edge, name: 'http://edge-in-another-town.scores.example:8101', failures: 41, behindMs: 12_000 },
    { ...counts, name: 'http://10.0.0.8:8101', streams: 0, pushes: 0 },
    { ...counts, name: 'http://10.0.0.9:8101', pushes: 0, failures: 230, behindMs: 240_000 },
  ]
  const answer: EdgesAnswer = { status: 'behind', edges, atMs: nowMs - 3000, nowMs }
  await page.route('**/api/console/edges', (route) => route.fulfill({ json: answer }))
}

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

/** One of each state, as seen on a night on which time stands still. */
async function seedScreens(stand: Stand): Promise<void> {
  const nowMs = Date.parse('2026-10-25T18:30:00Z')
  const minutesAgo = (minutes: number) => nowMs - minutes * 60_000
  const screen = (name: string, changes: object) =>
    createRecord(stand.product, 'screens', {
      id: `${name}${Date.now().toString(36).slice(-4)}00000000000`.slice(0, 15),
      league: 'nfl',
      build: '0a1b2c3d',
      begun_at: minutesAgo(300),
      heard_at: nowMs,
      frame_at: nowMs,
      board_at: minutesAgo(1),
      ...changes,
    })
  await screen('k7f2', {})
  await screen('9qx1', { league: 'ncaab', frame_at: minutesAgo(4) })
  await screen('b03c', { heard_at: minutesAgo(75), frame_at: minutesAgo(75), board_at: minutesAgo(76) })
  await screen('zz4d', {
    behind_since: minutesAgo(3),
    board_at: minutesAgo(40),
    reload_asked_at: minutesAgo(2),
  })
  await screen('m1n8', { league: '', board_at: 0 })
  await asOperator(stand)
}

export const CONSOLE_SCREENS: readonly Screen[] = [
  {
    name: 'console-dashboard',
    route: CONSOLE,
    path: HOME,
    // An error of the last hour, with a text that has nowhere to break.
    prepare: async (stand) => {
      await createRecord(stand.product, 'logs', {
        timestamp: '2026-10-25 18:20:00.000Z',
        level: 'error',
        category: 'SCREEN',
        message: `Scoreboard: cannot read https://scores.example/${'long/'.repeat(24)}`,
      })
      await asOperator(stand)
    },
    ready: 'h2:text("Recent Critical Events")',
  },
  {
    name: 'console-infrastructure',
    route: CONSOLE,
    path: `${HOME}/infrastructure`,
    prepare: asOperator,
    ready: 'tr[data-service=PGA]',
  },
  {
    name: 'console-edges',
    route: CONSOLE,
    path: `${HOME}/infrastructure`,
    prepare: async (stand) => {
      await asOperator(stand)
      await answerWithEdges(stand)
    },
    ready: 'tr[data-edge]',
  },
  {
    name: 'console-drawer',
    route: CONSOLE,
    path: `${HOME}/infrastructure`,
    prepare: asOperator,
    ready: 'tr[data-service=PGA]',
    sizes: [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ],
    onceThere: ({ page }) => page.getByRole('button', { name: 'Sections' }).click(),
  },
  {
    name: 'console-api-analytics',
    route: CONSOLE,
    path: `${HOME}/api_insights`,
    prepare: asOperator,
    ready: 'h2:text("By Endpoint Type")',
  },
  {
    name: 'console-logs',
    route: CONSOLE,
    path: `${HOME}/logs?q=answered&time=custom&filters=${encodeURIComponent('[{"field":"level","operator":"in","value":"error, warn"}]')}`,
    prepare: async (stand) => {
      await createRecord(stand.product, 'logs', {
        timestamp: '2026-10-25 18:22:00.000Z',
        level: 'error',
        category: 'REQUEST',
        message: `GET /api/odds/nfl answered 500, ${'and so on '.repeat(20)}`,
        correlationId: 'seeded-action',
        metadata: { url: `/api/${'long/'.repeat(30)}`, status: 500, duration: 1200 },
      })
      const { id } = await startSignedIn(stand.context, stand.product, { superuser: true })
      // As many as there may be. Every second name is one long word, which cannot break into lines.
      const searches = Array.from({ length: 20 }, (_, n) => ({
        name: `${n % 2 === 0 ? 'Bad nights ' : 'W'.repeat(58)}${n}`,
        search: `q=${n}`,
      }))
      await createRecord(stand.product, 'log_searches', { user_id: id, searches })
    },
    ready: 'summary:has-text("answered 500")',
    onceThere: ({ page }) => page.locator('summary', { hasText: 'answered 500' }).first().click(),
  },
  {
    name: 'console-jobs',
    route: CONSOLE,
    path: `${HOME}/jobs`,
    prepare: asOperator,
    ready: '[data-job=retention]',
  },
  {
    name: 'console-screens',
    route: CONSOLE,
    path: `${HOME}/screens`,
    prepare: seedScreens,
    ready: '[data-screen]',
  },
  {
    name: 'console-alerts',
    route: CONSOLE,
    path: `${HOME}/alerts`,
    prepare: seedAlerts,
    ready: '[data-alert]',
  },
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
    name: 'console-acknowledge',
    route: CONSOLE,
    dialogs: ['src/features/console/alerts/acknowledge.tsx'],
    path: `${HOME}/alerts`,
    prepare: seedAlerts,
    ready: '[data-alert]',
    sizes: [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ],
    onceThere: ({ page }) =>
      page
        .getByRole('button', { name: /^Acknowledge/ })
        .first()
        .click(),
  },
  {
    name: 'console-investigation',
    route: CONSOLE,
    dialogs: ['src/features/console/investigation/investigation-panel.tsx'],
    path: `${HOME}/alerts`,
    prepare: seedAlerts,
    ready: '[data-alert]',
    onceThere: async ({ page }) => {
      await page.locator('[data-alert]', { hasText: 'BoxScore' }).getByRole('link').click()
      await page.getByRole('button', { name: /Related Log Entries/ }).click()
    },
  },
  {
    name: 'console-ai-analysis',
    route: CONSOLE,
    path: `${HOME}/ai_analysis`,
    prepare: async (stand) => {
      await asOperator(stand)
      await answerAsModel(stand)
    },
    ready: 'h1:text("AI Analysis")',
    onceThere: async ({ page }) => {
      await page.locator('button', { hasText: 'Run Analysis' }).click()
      await page
        .getByRole('button', { name: /^Preview/ })
        .first()
        .click()
    },
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
    name: 'console-command-center',
    route: CONSOLE,
    path: `${HOME}/command_center`,
    prepare: asOperator,
    ready: '[data-sport=PGA]',
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
  { name: 'console-denied', route: CONSOLE, path: HOME, ready: ':text("Access Denied")' },
  {
    name: 'console-unchecked',
    route: CONSOLE,
    path: HOME,
    prepare: async (stand) => {
      await asOperator(stand)
      await stand.page.route('**/api/console/access', (route) => route.abort())
    },
    ready: ':text("No answer from the server")',
  },
  {
    name: 'console-unreachable',
    route: CONSOLE,
    path: HOME,
    prepare: async (stand) => {
      await asOperator(stand)
      await stand.page.route('**/api/console/overview', (route) => route.abort())
    },
    ready: ':text("The server cannot be reached.")',
  },
]
