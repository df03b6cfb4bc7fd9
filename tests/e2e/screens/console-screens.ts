import { createRecord } from '../../support/users'
import { startSignedIn } from '../account'
import type { Screen, Stand } from './screen'

const CONSOLE = 'CONSOLE_PATH'
const HOME = '/admin/dashboard'

const asOperator = async ({ context, product }: Stand) =>
  void (await startSignedIn(context, product, { superuser: true }))

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
      await asOperator(stand)
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
  { name: 'console-denied', route: CONSOLE, path: HOME, ready: ':text("Access Denied")' },
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
