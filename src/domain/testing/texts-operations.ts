import { failureMessage, failureReason } from '../polling/feed-failure'
import { acknowledgeQuestion, acknowledgeResult, emptyAlertsText } from '../operations/alerts/alert-texts'
import { analysisResult } from '../operations/analysis/analysis-result'
import { applyFix, unknownFixText } from '../operations/analysis/fix-suggestion'
import { modelFailureText, readModelReply } from '../operations/analysis/model-reply'
import { emptyDistributionText } from '../operations/audience/distribution'
import { hourText } from '../operations/audience/engagement-patterns'
import {
  engagementLabel,
  powerUserName,
  powerUsersHeader,
  sportFilterLabel,
} from '../operations/audience/power-user-texts'
import { thisWeekText } from '../operations/audience/user-metrics'
import { ADMIN_TABS, CONSOLE_TITLE, restoredTab, type AdminTab } from '../operations/dashboard/admin-tabs'
import { errorScreen, type Boundary } from '../operations/dashboard/error-screen'
import {
  IDLE,
  REFRESH_ALL,
  refreshButtonAfter,
  refreshButtonText,
} from '../operations/dashboard/refresh-button'
import { realtimeTexts } from '../operations/dashboard/refresh-pace'
import { columnLabel, type UserColumn } from '../operations/directory/user-columns'
import { cellText } from '../operations/directory/user-row'
import { emptyUsersText } from '../operations/directory/user-search'
import { healthErrorType } from '../operations/health/health-error'
import { investigate, investigationText } from '../operations/investigation/investigate'
import { moreLogsText } from '../operations/investigation/related-logs'
import { FILTER_OPERATORS, type FilterOperator } from '../operations/logs/filter-operator'
import { FILTER_FIELDS } from '../operations/logs/log-filter'
import { showingText } from '../operations/logs/log-search'
import { quickFilterLabel } from '../operations/logs/quick-filter'
import { lastActivityText } from '../operations/sessions/last-activity'
import { emptySessionsText } from '../operations/sessions/track-activity'
import { freshSituation } from '../operations/simulator/fresh-situation'
import { gameLabel } from '../operations/simulator/game-label'
import { gameTime } from '../operations/simulator/game-time'
import { gameListText } from '../operations/simulator/loading-text'
import { EMPTY_HOURS, NOON, sampleFix, sampleLog } from '../operations/testing/samples'
import {
  allVisible,
  noneVisible,
  visibilityCounter,
  visibilityText,
} from '../operations/visibility/sport-visibility'
import type { SpecText } from './spec-text'

type Entry = readonly [section: string, text: string, provoke: () => string | undefined]

// Screens show these lists as they are.
const tabLabel = (tab: AdminTab) => ADMIN_TABS.find(({ id }) => id === tab)?.label
const fieldLabel = (name: string) => FILTER_FIELDS.find(({ field }) => field === name)?.label
const operatorLabel = (name: FilterOperator) =>
  FILTER_OPERATORS.find(({ operator }) => operator === name)?.label

const SPORTS = ['NFL', 'NBA', 'MLB', 'NHL', 'NCAAF', 'NCAAB', 'PGA', 'RYDER_CUP']
const OPENER = {
  awayTeam: { abbreviation: 'PHI' },
  homeTeam: { abbreviation: 'DAL' },
  startTime: '2026-09-05T00:20:00Z',
}
const pressed = refreshButtonAfter(IDLE, { kind: 'pressed' })
const twoHidden = { ...allVisible(SPORTS), ...noneVisible(['NFL', 'PGA']) }

const dashboard: readonly Entry[] = [
  ['2', 'Turbo Admin', () => CONSOLE_TITLE],
  ['2', 'Dashboard', () => tabLabel(restoredTab(undefined))],
  ['2', 'Infrastructure', () => tabLabel(restoredTab('infrastructure'))],
  ['2', 'System Logs', () => tabLabel(restoredTab('logs'))],
  ['2', 'User Overview', () => tabLabel(restoredTab('user_overview'))],
  ['2', 'Users', () => tabLabel(restoredTab('users'))],
  ['2', 'Sport Analytics', () => tabLabel(restoredTab('sport_analytics'))],
  ['2', 'API Analytics', () => tabLabel(restoredTab('api_insights'))],
  ['2', 'Alerts', () => tabLabel(restoredTab('alerts'))],
  ['2', 'AI Analysis', () => tabLabel(restoredTab('ai_analysis'))],
  ['2', 'Command Center', () => tabLabel(restoredTab('command_center'))],
  ['2', 'Live', () => realtimeTexts(false).state],
  ['2', 'Pause', () => realtimeTexts(false).action],
  ['2', 'Paused', () => realtimeTexts(true).state],
  ['2', 'Resume', () => realtimeTexts(true).action],
  ['2', 'Refresh All', () => refreshButtonText(IDLE, REFRESH_ALL)],
  ['2', 'Refreshing...', () => refreshButtonText(pressed, REFRESH_ALL)],
  [
    '2',
    'Refreshed!',
    () => refreshButtonText(refreshButtonAfter(pressed, { kind: 'succeeded' }), REFRESH_ALL),
  ],
  ['2', 'Something went wrong', () => boundary({ scope: 'root' })[0]],
  ['8', 'Something went wrong', () => boundary({ scope: 'root' })[0]],
  ['8', 'Try Again', () => boundary({ scope: 'root' })[1]],
  ['8', 'Reload Application', () => boundary({ scope: 'root' })[2]],
]

const people: readonly Entry[] = [
  ['2', '+12 this week', () => thisWeekText(12)],
  ['2', 'No sport engagement data available', () => emptyDistributionText([])],
  ['2', 'No active sessions', () => emptySessionsText([])],
  ['2', 'Active now', () => lastActivityText(NOON, NOON)],
  ['2', '7m ago', () => lastActivityText(NOON - 7 * 60_000, NOON)],
  ['2', 'No users found', () => emptyUsersText([])],
  ['2', '-', () => cellText('Not available')],
  ...columns({ active: 'Active', firstName: 'First Name', lastName: 'Last Name', email: 'Email' }),
  ...columns({ role: 'Role', lastActive: 'Last Active', verified: 'Verified' }),
  ['2', 'All Sports', () => sportFilterLabel()],
  ['2', '20:00', () => hourText(20)],
  ['2', 'User 4q5r6s', () => powerUserName({ userId: '1n2o3p4q5r6s', userEmail: '' })],
  ['2', 'very high', () => engagementLabel('very_high')],
  ['2', 'Showing top 12 power users for NFL', () => powerUsersHeader(12, 'NFL')],
  ['2', 'Showing top 12 power users across all sports', () => powerUsersHeader(12)],
  ['2', 'All sports hidden - Header navigation disabled', () => visibilityText(noneVisible(SPORTS), SPORTS)],
  ['2', 'All sports visible', () => visibilityText(allVisible(SPORTS), SPORTS)],
  ['2', '2 sports hidden', () => visibilityText(twoHidden, SPORTS)],
  ['2', '6 / 8 Sports Active', () => visibilityCounter(twoHidden, SPORTS)],
]

const logs: readonly Entry[] = [
  ['2', 'Last 5 min', () => quickFilterLabel('last-5-min')],
  ['2', 'API logs', () => quickFilterLabel('api')],
  ['2', 'Auth logs', () => quickFilterLabel('auth')],
  ['2', 'Showing 5 of 12 logs', () => showingText(5, 12)],
  ['2', 'Log Level', () => fieldLabel('level')],
  ['2', 'Category', () => fieldLabel('category')],
  ['2', 'Message', () => fieldLabel('message')],
  ['2', 'Timestamp', () => fieldLabel('timestamp')],
  ['2', 'equals', () => operatorLabel('equals')],
  ['2', 'contains', () => operatorLabel('contains')],
  ['2', 'greater than', () => operatorLabel('greater_than')],
  ['2', 'less than', () => operatorLabel('less_than')],
  ['2', 'between', () => operatorLabel('between')],
  ['2', 'in', () => operatorLabel('in')],
  ['2', 'not in', () => operatorLabel('not_in')],
  ['2', 'Acknowledge alert: "High Error Rate"?', () => acknowledgeQuestion({ title: 'High Error Rate' })],
  ['2', 'Alert acknowledged successfully', () => acknowledgeResult(true)],
  ['2', 'All Clear!', () => emptyAlertsText([], true)?.title],
  ['2', 'No active alerts detected. Your system is running smoothly.', () => emptyAlertsText([], true)?.text],
  ['2', 'Analyzing incident and gathering related data...', () => investigationText('loading')],
  ['2', 'Initial Issue Context', () => stepTitles()[0]],
  ['2', 'Related Log Entries', () => stepTitles()[1]],
  ['2', 'System Impact Analysis', () => stepTitles()[2]],
  ['2', 'User Impact Assessment', () => stepTitles()[3]],
  ['2', 'AI Analysis & Recommendations', () => stepTitles()[4]],
  ['2', '... and 3 more logs', () => moreLogsText(8)],
  ['8', 'not found', () => healthErrorType(404)],
  ['8', 'timeout', () => healthErrorType(504)],
  ['8', 'rate limited', () => healthErrorType(429)],
  ['8', 'server error', () => healthErrorType(503)],
  ['8', 'unknown', () => healthErrorType(418)],
]

const analysis: readonly Entry[] = [
  [
    '8',
    'Claude API error: 529 - Overloaded',
    () => modelFailureText({ kind: 'status', status: 529, statusText: 'Overloaded' }),
  ],
  ['8', 'No content in Claude response', () => emptyReplyText()],
  ['8', 'Fix with ID f9 not found', () => unknownFixText('f9')],
  [
    '8',
    'AI analysis unavailable - using basic pattern detection. Check API key and connection.',
    () =>
      analysisResult({ entries: [], errors: 0, warnings: 0, nowMs: NOON }, { ok: false }).summary
        .recommendedActions[0],
  ],
  [
    '8',
    'Browser environment cannot directly modify files. Please apply the fix manually to src/poll.ts',
    () => applyFix(sampleFix()),
  ],
]

const simulator: readonly Entry[] = [
  ['8', 'No games found for the selected date.', () => gameListText({ kind: 'loaded', games: 0 })],
  ['8', 'Failed to load games', () => gameListText({ kind: 'failed' })],
  [
    '8',
    'Developer mode is not configured for PGA',
    () => gameListText({ kind: 'not-configured', sport: 'PGA' }),
  ],
  ['8', 'Failed to load NFL games: 503', () => gameListText({ kind: 'refused', sport: 'NFL', status: 503 })],
  ['2', 'PHI @ DAL • Sep 4 8:20 PM ET', () => gameLabel(OPENER)],
  ['4', 'Even', () => hockeyStrength()],
  ['4', 'TBD', () => gameTime('NFL', { status: '??', tied: false }).displayTime],
]

/** What a failed poll says, by document 000. */
const feed: readonly Entry[] = [
  ['8', 'HTTP error! status: 503', () => failureReason({ kind: 'status', status: 503 })],
  ['8', 'Failed to load NFL games: 503', () => gameListText({ kind: 'refused', sport: 'NFL', status: 503 })],
  ['8', 'Request was cancelled', () => failureMessage({ kind: 'abort' }, 'NFL')],
  ['8', 'Request timed out. Please check your connection.', () => failureMessage({ kind: 'timeout' }, 'NFL')],
  [
    '8',
    'Network error. Please check your connection and try again.',
    () => failureMessage({ kind: 'network' }, 'NFL'),
  ],
  [
    '8',
    'Invalid data received. Please try again later.',
    () => failureMessage({ kind: 'validation', reason: '' }, 'NFL'),
  ],
  [
    '8',
    'Failed to load NFL data. Please try again.',
    () => failureMessage({ kind: 'status', status: 404 }, 'NFL'),
  ],
  ['2', 'Something went wrong', () => boundary({ scope: 'root' })[0]],
  ['2', 'Try Again', () => boundary({ scope: 'root' })[1]],
  ['2', 'Reload Application', () => boundary({ scope: 'root' })[2]],
]

/** The screen of a broken component, by document 001. */
const component: readonly Entry[] = [
  ['2', 'Something went wrong in BoxScore', () => boundary({ scope: 'component', component: 'BoxScore' })[0]],
  ['2', 'Technical Details', () => boundary({ scope: 'component', component: 'BoxScore' })[1]],
  ['2', 'Try Again', () => boundary({ scope: 'component', component: 'BoxScore' })[2]],
  ['2', 'Reload Page', () => boundary({ scope: 'component', component: 'BoxScore' })[3]],
]

export const texts: readonly SpecText[] = [
  ...[...dashboard, ...people, ...logs, ...analysis, ...simulator].map((entry) => specText('002', entry)),
  ...feed.map((entry) => specText('000', entry)),
  ...component.map((entry) => specText('001', entry)),
]

function specText(document: SpecText['document'], [section, text, provoke]: Entry): SpecText {
  return { document, section, text, provoke: () => provoke() ?? '' }
}

function boundary(where: Boundary): readonly string[] {
  const { title, details, tryAgain, reload } = errorScreen(where)
  return [title, ...(details === undefined ? [] : [details]), tryAgain, reload]
}

function columns(labels: Readonly<Partial<Record<UserColumn, string>>>): readonly Entry[] {
  const named = Object.entries(labels) as readonly [UserColumn, string][]
  return named.map(([column, text]): Entry => ['2', text, () => columnLabel(column)])
}

function stepTitles(): readonly string[] {
  const sessions = [{ userId: 'u1', sessionStart: NOON, lastActivity: NOON }]
  const nearby = { entries: 1, errors: 0 }
  const evidence = { entries: [sampleLog()], nearby, sessions, calls: [], hours: EMPTY_HOURS }
  const { steps } = investigate({ type: 'error', timestamp: NOON }, evidence)
  return steps.map((step) => step.title)
}

function emptyReplyText(): string | undefined {
  const reply = readModelReply({ content: [] })
  return reply.ok ? undefined : modelFailureText(reply.failure)
}

function hockeyStrength(): string | undefined {
  const situation = freshSituation('NHL')
  return situation.kind === 'hockey' ? situation.strength : undefined
}
