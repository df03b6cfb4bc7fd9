import type {
  Infrastructure,
  Overview,
  PeopleNow,
  ServiceHealth,
} from '../../domain/operations/dashboard/overview'
import type { SystemMetrics } from '../../domain/operations/health/system-metrics'
import {
  LOG_LEVELS,
  type LogEntry,
  type LogLine,
  type LogMetadata,
} from '../../domain/operations/logs/log-entry'
import { isObject } from '../../domain/json'
import type { CallGroup, CallsAnswer, LongCall } from '../../domain/operations/api-calls/call-group'
import type { CallHistory, CallStep } from '../../domain/operations/api-calls/call-history'
import type { CallFigures } from '../../domain/operations/api-calls/minute-calls'
import type { LogPage, LogPlace } from '../../domain/operations/logs/log-page'
import type { LogAnswer } from '../../domain/operations/logs/log-question'
import {
  isFlag,
  isNumber,
  isText,
  listOf,
  objectOf,
  oneOf,
  optional,
  type Guard,
  type Members,
} from './guards'

const isContext = objectOf<NonNullable<LogMetadata['additionalContext']>>({
  viewport: optional(isText),
  connection: optional(isText),
})

export const isMetadata = objectOf<LogMetadata>({
  error: optional(isText),
  stack: optional(isText),
  componentName: optional(isText),
  url: optional(isText),
  method: optional(isText),
  status: optional(isNumber),
  duration: optional(isNumber),
  networkError: optional(isFlag),
  additionalContext: optional(isContext),
})

const LOG_LINE: Members<LogLine> = {
  level: oneOf(...LOG_LEVELS),
  category: isText,
  message: isText,
  correlationId: optional(isText),
  buildId: optional(isText),
  sessionId: optional(isText),
  userId: optional(isText),
  metadata: optional(isMetadata),
}
export const isLogLine = objectOf(LOG_LINE)
export const isLogEntry = objectOf<LogEntry>({ id: isText, timestamp: isNumber, ...LOG_LINE })

export const isSubStatus = oneOf('operational', 'degraded', 'down')

const isMetrics = objectOf<SystemMetrics>({
  status: oneOf('operational', 'degraded', 'outage'),
  uptime: optional(isNumber),
  errorRate: optional(isNumber),
  apiResponseTime: optional(isNumber),
  apiCallsLastHour: isNumber,
  activeAlerts: optional(isNumber),
  lastUpdated: isNumber,
  sportsApi: isSubStatus,
  database: isSubStatus,
  authentication: isSubStatus,
})

const isPeople = objectOf<PeopleNow>({
  activeSessions: isNumber,
  activeUsers: isNumber,
  totalUsers: isNumber,
  averageSession: optional(isNumber),
  uncounted: optional(isNumber),
})

export const isOverview = objectOf<Overview>({
  metrics: isMetrics,
  people: isPeople,
  troubles: listOf(isLogEntry),
})

const isService = objectOf<ServiceHealth>({
  service: isText,
  endpoint: isText,
  sport: isText,
  status: oneOf('healthy', 'degraded', 'down'),
  successRate: isNumber,
  seasonActive: isFlag,
  seasonReason: isText,
  lastCheck: optional(isNumber),
  responseTime: optional(isNumber),
  requestsLastHour: isNumber,
  errorsLastHour: isNumber,
})

const isHistory = objectOf<CallHistory>({
  fromMs: isNumber,
  stepMs: isNumber,
  steps: listOf(
    objectOf<CallStep>({
      step: isNumber,
      league: isText,
      calls: isNumber,
      refused: isNumber,
      broken: isNumber,
      timed: isNumber,
      sumMs: isNumber,
    }),
  ),
})

export const isInfrastructure = objectOf<Infrastructure>({
  services: listOf(isService),
  events: listOf(isLogEntry),
  history: isHistory,
})

const isCounts: Guard<Readonly<Record<number, number>>> = (
  value,
): value is Readonly<Record<number, number>> => isObject(value) && Object.values(value).every(isNumber)

const isOutcomes: Guard<CallFigures[4]> = (value): value is CallFigures[4] =>
  value === undefined || isCounts(value)

const isFigures: Guard<CallFigures> = (value): value is CallFigures =>
  Array.isArray(value) &&
  [value[0], value[1], value[2]].every(isNumber) &&
  isCounts(value[3]) &&
  isOutcomes(value[4])

export const isCallsAnswer = objectOf<CallsAnswer>({
  hours: isNumber,
  groups: listOf(
    objectOf<CallGroup>({ kind: isText, league: isText, method: optional(isText), figures: isFigures }),
  ),
  slowest: listOf(
    objectOf<LongCall>({
      kind: isText,
      league: isText,
      method: optional(isText),
      minuteMs: isNumber,
      durationMs: isNumber,
    }),
  ),
  history: isHistory,
})

export const isLogAnswer = objectOf<LogAnswer>({
  entries: listOf(isLogEntry),
  found: isNumber,
  counts: objectOf<LogAnswer['counts']>({
    all: isNumber,
    errors: isNumber,
    warnings: isNumber,
    'last-5-min': isNumber,
  }),
  isCut: isFlag,
})

const isLogPlace = objectOf<LogPlace>({ nowMs: isNumber, timestamp: isNumber, id: isText })

export const isLogPage = objectOf<LogPage>({ entries: listOf(isLogEntry), next: optional(isLogPlace) })
