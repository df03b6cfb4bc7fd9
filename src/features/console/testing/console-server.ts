import { abandonOlderThan } from '../../../backend/in-flight'
import type { KeptAlert } from '../../../domain/operations/alerts/alert'
import type { AlertsAnswer } from '../../../domain/operations/alerts/alerts-answer'
import type { CallHistory } from '../../../domain/operations/api-calls/call-history'
import type { CallsAnswer } from '../../../domain/operations/api-calls/call-group'
import type { EdgeFigures, EdgesAnswer } from '../../../domain/operations/health/edges'
import { investigate } from '../../../domain/operations/investigation/investigate'
import type { Investigation } from '../../../domain/operations/investigation/investigation'
import type { LogAnswer } from '../../../domain/operations/logs/log-question'
import { EMPTY_HOURS } from '../../../domain/operations/testing/samples'
import type { Role } from '../../../domain/people/roles/role'
import type { Infrastructure, Overview } from '../../../domain/operations/dashboard/overview'

export const NOON_MS = Date.parse('2026-10-25T16:00:00Z')

export function sampleAccess(role: Role = 'superuser', nowMs = Date.now()) {
  return { role, time: { now: nowMs, rate: 1 } }
}

export function sampleOverview(changes: Partial<Overview['metrics']> = {}): Overview {
  return {
    metrics: {
      status: 'operational',
      uptime: 99.95,
      errorRate: 1.2,
      apiResponseTime: 182,
      apiCallsLastHour: 2310,
      activeAlerts: 0,
      lastUpdated: NOON_MS,
      sportsApi: 'operational',
      database: 'operational',
      authentication: 'operational',
      ...changes,
    },
    people: { activeSessions: 3, activeUsers: 2, totalUsers: 12, averageSession: 34.6 },
    troubles: [],
  }
}

export function sampleInfrastructure(): Infrastructure {
  const service = {
    service: 'NFL scoreboard',
    endpoint: '/football/nfl/scoreboard',
    sport: 'NFL',
    status: 'healthy',
    successRate: 100,
    seasonActive: true,
    seasonReason: 'regular season',
    requestsLastHour: 12,
    errorsLastHour: 0,
    lastCheck: NOON_MS,
    responseTime: 120,
  } as const
  return {
    services: [
      service,
      {
        ...service,
        service: 'MLB scoreboard',
        sport: 'MLB',
        status: 'down',
        successRate: 50,
        errorsLastHour: 6,
        responseTime: 2400,
      },
    ],
    events: [],
    history: sampleHistory(),
  }
}

/** Two hours of a day: football goes well, baseball begins to fail in the later one. */
export function sampleHistory(): CallHistory {
  const step = { calls: 10, refused: 0, broken: 0, timed: 10, sumMs: 1800 }
  return {
    fromMs: NOON_MS - 24 * 3_600_000,
    stepMs: 3_600_000,
    steps: [
      { ...step, step: 22, league: 'nfl' },
      { ...step, step: 23, league: 'nfl' },
      { ...step, step: 22, league: 'mlb' },
      { ...step, step: 23, league: 'mlb', broken: 8, sumMs: 30_000 },
    ],
  }
}

export function sampleCalls(): CallsAnswer {
  return {
    hours: 24,
    groups: [
      { kind: 'scoreboard', league: 'nfl', figures: [90, 9000, 180, { 3: 90 }] },
      { kind: 'summary', league: 'nba', figures: [10, 25_000, 6000, { 10: 10 }, { server_error: 5 }] },
    ],
    history: sampleHistory(),
    slowest: [{ kind: 'summary', league: 'nba', minuteMs: NOON_MS, durationMs: 6000 }],
  }
}

export function sampleLogAnswer(): LogAnswer {
  return {
    entries: [
      {
        id: 'a',
        timestamp: NOON_MS,
        level: 'error',
        category: 'API',
        message: 'The feed failed',
        correlationId: 'act-1',
        userId: 'u1',
        metadata: { status: 503 },
      },
    ],
    found: 1,
    counts: { all: 12, errors: 3, warnings: 2, 'last-5-min': 1 },
    isCut: false,
  }
}

export function sampleAlert(changes: Partial<KeptAlert> = {}): KeptAlert {
  return {
    id: 'alert-1',
    key: 'error API: The feed failed',
    type: 'error',
    title: 'API Error',
    message: 'The feed failed (league nfl)',
    timestamp: NOON_MS,
    severity: 'critical',
    source: 'API',
    resolved: false,
    lastSeen: NOON_MS + 60_000,
    count: 4,
    ...changes,
  }
}

export function sampleAlerts(...alerts: readonly KeptAlert[]): AlertsAnswer {
  return {
    alerts,
    isChecked: true,
    figures: {
      errorRate: 6,
      apiResponseTime: 182,
      activeUsers: 0,
      subStatuses: { sportsApi: 'down', database: 'operational', authentication: 'operational' },
    },
  }
}

export function sampleInvestigation(changes: Partial<Investigation> = {}): Investigation {
  const line = { level: 'error', category: 'API', message: 'The feed failed (league nfl)' } as const
  const issue = { type: 'API Error', timestamp: NOON_MS, line }
  const entries = Array.from({ length: 7 }, (_, index) => ({
    id: `line-${index}`,
    timestamp: NOON_MS + index,
    ...(index < 5 ? line : { ...line, category: 'SCREEN', message: 'GameCard: boom' }),
  }))
  const nearby = { entries: entries.length, errors: entries.length }
  const sessions = [{ userId: 'u', sessionStart: NOON_MS - 1, lastActivity: NOON_MS }]
  return {
    ref: { kind: 'alert', id: 'abcdefghij01234' },
    title: 'API Error',
    issue,
    ...investigate(issue, { entries, nearby, sessions, calls: [], hours: EMPTY_HOURS }),
    related: entries,
    relatedCount: entries.length,
    endpoints: [],
    pattern: 'The feed failed (league nfl)',
    openAlert: { id: 'abcdefghij01234', title: 'API Error' },
    ...changes,
  }
}

export const HEALTHY_EDGE: EdgeFigures = {
  name: 'http://10.0.0.5:8101',
  streams: 14_210,
  pushes: 5230,
  failures: 0,
  lagMs: 4,
  toldAtMs: NOON_MS - 15_000,
  behindMs: 0,
}

/** Figures that the server sends twelve seconds after they were counted. */
export function sampleEdges(changes: Partial<EdgesAnswer> = {}): EdgesAnswer {
  const nowMs = NOON_MS + 12_000
  return { status: 'ok', edges: [HEALTHY_EDGE], atMs: NOON_MS, nowMs, ...changes }
}

interface Refusal {
  readonly status: number
  readonly message: string
}

type Answer = object | number | Refusal | 'offline'
/** The answer may depend on the body of the request. */
type Answers = Record<string, Answer | ((body: unknown) => Answer | undefined)>

/**
 * A fake console server in place of `fetch`: it answers by address and records the requests. An answer that is a number
 * is a status.
 */
export function consoleServer(answers: Answers) {
  const asked: string[] = []
  const bodies: unknown[] = []
  const before = globalThis.fetch
  const held = new Map<string, Promise<void>>()
  const serve = (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${path}`)
    if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body))
    const body: unknown = bodies.at(-1)
    const [address = ''] = path.split('?')
    const answer = () => {
      const told = answers[address]
      return responseOf(typeof told === 'function' ? told(body) : told)
    }
    const release = held.get(address)
    held.delete(address)
    return release ? release.then(answer) : answer()
  }
  globalThis.fetch = serve as typeof fetch
  return {
    asked,
    bodies,
    answers,
    /** The next request to this address waits for its answer until the returned function is called. */
    holdNext(address: string): () => void {
      let release = () => {}
      held.set(address, new Promise((resolve) => (release = resolve)))
      return () => release()
    },
    close() {
      globalThis.fetch = before
      // A request that never gets an answer would make the requests of the next test wait for their turn.
      abandonOlderThan(-Infinity)
    },
  }
}

function responseOf(answer: Answer | undefined): Promise<Response> {
  if (answer === undefined) return new Promise<Response>(() => undefined)
  if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'))
  const status = statusOf(answer)
  const body = typeof answer === 'number' ? {} : answer
  return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }))
}

function statusOf(answer: object | number): number {
  if (typeof answer === 'number') return answer
  return 'status' in answer && typeof answer.status === 'number' ? answer.status : 200
}
