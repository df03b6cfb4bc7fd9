import type { EdgeFigures, EdgesAnswer } from '../../../src/domain/operations/health/edges'
import { createRecord } from '../../support/users'
import { asOperator, CONSOLE, HOME } from './operator'
import type { Screen, Stand } from './screen'

/** The console itself, and how the system is. */
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
    name: 'console-new-version',
    route: CONSOLE,
    path: `${HOME}/infrastructure`,
    prepare: async (stand) => {
      await asOperator(stand)
      await hearOfNewBuild(stand)
    },
    ready: ':text("A new version is ready")',
  },
  {
    name: 'console-api-analytics',
    route: CONSOLE,
    path: `${HOME}/api_insights`,
    prepare: asOperator,
    ready: '[data-chart="error-rate"] canvas',
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
    name: 'console-command-center',
    route: CONSOLE,
    path: `${HOME}/command_center`,
    prepare: asOperator,
    ready: '[data-sport=PGA]',
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

/**
 * The page is of a build before the server's, so each answer names a newer one, whichever comes first. It has no worker
 * that would look for that build.
 */
async function hearOfNewBuild({ page }: Stand): Promise<void> {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('', 'SecurityError'))
  })
  await page.route(
    ({ pathname }) => pathname === `${HOME}/infrastructure`,
    async (route) => {
      const response = await route.fetch()
      const newest = await response.text()
      const body = newest.replace(/(?<=<meta name="build" content=")\w+/, 'before')
      await route.fulfill({ response, body })
    },
  )
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
