import type { HourFigures } from '../health/hour-figures'
import type { HoursAround } from '../investigation/system-impact'
import type { KeptAlert } from '../alerts/alert'
import type { ErrorPattern } from '../analysis/error-pattern'
import type { FixSuggestion } from '../analysis/fix-suggestion'
import type { ListedUser, UserRow } from '../directory/user-row'
import type { ApiHealth } from '../health/api-health'
import { MINUTE_MS } from '../../time/intervals'
import type { LogEntry } from '../logs/log-entry'
import type { UserSession } from '../sessions/session'
import { liveGame, sampleTeam } from '../../testing/sample-game'
import { freshSituation } from '../simulator/fresh-situation'
import type { DeveloperSport, SimulatedGame } from '../simulator/simulated-game'

/** Noon on a Sunday, Eastern time. */
export const NOON = Date.parse('2026-09-06T16:00:00Z')

/** Builders for tests; override what the test is about. */
export function sampleLog(changes: Partial<LogEntry> = {}): LogEntry {
  return { id: 'l1', timestamp: NOON, level: 'info', category: 'API', message: 'fetched', ...changes }
}

export function sampleLogs(count: number, changes: Partial<LogEntry> = {}): readonly LogEntry[] {
  return Array.from({ length: count }, (_, index) => sampleLog({ id: `l${index}`, ...changes }))
}

export function sampleHealth(changes: Partial<ApiHealth> = {}): ApiHealth {
  return {
    service: 'NFL scoreboard',
    endpoint: '/football/nfl/scoreboard',
    sport: 'NFL',
    status: 'healthy',
    successRate: 100,
    seasonActive: true,
    seasonReason: 'regular season',
    requests: [],
    ...changes,
  }
}

export function sampleAlert(changes: Partial<KeptAlert> = {}): KeptAlert {
  return {
    id: 'a1',
    type: 'error',
    title: 'API Error',
    message: 'scoreboard failed',
    timestamp: NOON,
    severity: 'critical',
    source: 'API',
    resolved: false,
    key: 'error API: scoreboard failed',
    lastSeen: NOON,
    count: 1,
    ...changes,
  }
}

export function sampleUser(changes: Partial<ListedUser> = {}): ListedUser {
  return { user_id: 'u1', first_name: 'Ann', last_name: 'Lee', user_email: 'ann@scores.test', ...changes }
}

const NOTHING_COUNTED: HourFigures = {
  errorRate: undefined,
  apiResponseTime: undefined,
  apiCallsLastHour: 0,
}

/** The hours around an issue in which nobody counted anything. */
export const EMPTY_HOURS: HoursAround = { before: NOTHING_COUNTED, after: NOTHING_COUNTED }

export function sampleRow(changes: Partial<UserRow> = {}): UserRow {
  return {
    id: 'u1',
    active: false,
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@scores.test',
    role: 'user',
    verified: false,
    ...changes,
  }
}

export function sampleSession(changes: Partial<UserSession> = {}): UserSession {
  return {
    id: 's1',
    user_id: 'u1',
    session_start: NOON - 10 * MINUTE_MS,
    last_activity: NOON - MINUTE_MS,
    current_sport: 'NFL',
    is_active: true,
    email_verified: true,
    account_age: 3,
    user_agent: '',
    device_type: 'desktop',
    device_info: { browser: 'Firefox', os: 'Linux', isMobile: false, isTablet: false, isDesktop: true },
    ...changes,
  }
}

export function samplePattern(changes: Partial<ErrorPattern> = {}): ErrorPattern {
  return {
    id: 'p1',
    title: 'Timeout after # ms',
    pattern: 'Timeout after # ms',
    description: 'The feed is slow',
    frequency: 3,
    severity: 'low',
    category: 'API',
    firstSeen: NOON,
    lastSeen: NOON,
    affectedFiles: [],
    affectedEndpoints: [],
    ...changes,
  }
}

export function sampleFix(changes: Partial<FixSuggestion> = {}): FixSuggestion {
  return {
    id: 'f1',
    errorPattern: 'p1',
    description: 'Wait longer',
    confidence: 80,
    fixType: 'code_change',
    targetFiles: ['src/poll.ts'],
    codeChanges: [],
    testSuggestions: [],
    riskAssessment: { level: 'low', concerns: [], recommendations: [] },
    ...changes,
  }
}

export function sampleSimulatedGame(
  sport: DeveloperSport = 'NFL',
  changes: Partial<SimulatedGame> = {},
): SimulatedGame {
  return {
    id: '100',
    sport,
    startTime: '2026-09-06T17:00:00Z',
    homeTeam: { abbreviation: 'DAL', score: 7 },
    awayTeam: { abbreviation: 'PHI', score: 3 },
    quarter: '3Q',
    timeLeft: '8:36',
    isUpcoming: false,
    situation: freshSituation(sport),
    from: liveGame({
      homeTeam: sampleTeam({ abbreviation: 'DAL', score: 7 }),
      awayTeam: sampleTeam({ abbreviation: 'PHI', score: 3 }),
    }),
    ...changes,
  }
}
