import { createRecord } from '../../support/users'
import { startSignedIn } from '../account'
import { asOperator, CONSOLE, HOME } from './operator'
import type { Screen, Stand } from './screen'

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

/** Log lines, and the alerts, investigations and analyses that follow from them. */
export const CONSOLE_TROUBLE_SCREENS: readonly Screen[] = [
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
    name: 'console-alerts',
    route: CONSOLE,
    path: `${HOME}/alerts`,
    prepare: seedAlerts,
    ready: '[data-alert]',
  },
  {
    name: 'console-alerts-unchecked',
    route: CONSOLE,
    path: `${HOME}/alerts`,
    prepare: async (stand) => {
      await asOperator(stand)
      await stand.page.route('**/api/console/alerts', async (route) => {
        const read = (await (await route.fetch()).json()) as object
        await route.fulfill({ json: { ...read, alerts: [], isChecked: false } })
      })
    },
    ready: '[data-calm=false]',
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
]

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
