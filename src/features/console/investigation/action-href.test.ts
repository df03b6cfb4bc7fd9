import { expect, it } from 'vitest'
import { NOON_MS, sampleInvestigation } from '../testing/console-server'
import { actionHref } from './action-href'

const HALF_AN_HOUR_MS = 1_800_000
const about = (correlationId?: string) =>
  sampleInvestigation({
    issue: { type: 'error', timestamp: NOON_MS, ...(correlationId !== undefined && { correlationId }) },
    pattern: 'Timeout after #',
  })

it.each([
  ['view-metrics', '/admin/dashboard/api_insights?hours=24'],
  ['view-users', '/admin/dashboard/user_overview'],
  ['automated-fix', '/admin/dashboard/ai_analysis?pattern=Timeout+after+%23'],
] as const)('%s leads to the section that has it', (action, href) => {
  expect(actionHref(action, about(), NOON_MS + HALF_AN_HOUR_MS)).toBe(href)
})

it.each([
  [1, 24],
  [24, 24],
  [25, 168],
  [24 * 8, 168],
])('the figures of an incident of %i hours ago span %i hours', (ago, hours) => {
  const href = actionHref('view-metrics', about(), NOON_MS + 2 * ago * HALF_AN_HOUR_MS)
  expect(href).toBe(`/admin/dashboard/api_insights?hours=${hours}`)
})

it('the logs are those of the half hours around it, and of the same action where that is known', () => {
  const span = `time=custom&from=${NOON_MS - HALF_AN_HOUR_MS}&to=${NOON_MS + HALF_AN_HOUR_MS}`
  const href = `/admin/dashboard/logs?${span}`
  expect(actionHref('view-all-logs', about(), NOON_MS)).toBe(href)
  expect(actionHref('view-all-logs', about('poll-7'), NOON_MS)).toBe(`${href}&q=poll-7`)
})
