import { messagePattern } from '../analysis/message-pattern'
import { PICTURE_TROUBLE, SLOW_CALL } from '../api-calls/api-call'
import { figureTextBeside } from '../figure-text'
import type { ApiHealth } from '../health/api-health'
import type { HourFigures } from '../health/hour-figures'
import { ID_MISMATCH } from '../logs/auth-line'
import type { LogEntry } from '../logs/log-entry'
import { groupBy, newestFirst } from '../statistics'
import { MINUTE_MS, SLOW_API_OVER_MS } from '../../time/intervals'
import type { FoundAlert } from './alert'
import { alertKey } from './alert-key'
import { partTroubles, type PartFacts } from './part-troubles'

export const ERROR_RATE_ALERT_PERCENT = 5
/** The source of an alert that a figure raises. */
export const SYSTEM_MONITOR = 'System Monitor'
/** Trouble is over when no log line has told of it for this long. */
export const ALERT_QUIET_MS = 10 * MINUTE_MS
const OF_PAGE = 'page '

/**
 * Trouble of one phone (a slow request, a refused choice) is a matter of that phone. Only when several phones have it
 * within minutes is it trouble of the server; from then on each further line shows that it goes on.
 */
const TROUBLE_OF_SINGLE_PHONES: readonly string[] = ['PERFORMANCE', 'OUTBOX']
const PHONES_FOR_ALERT = 3

/** Log lines with the same words. */
export interface Trouble {
  readonly latest: LogEntry
  readonly count: number
  /** The accounts that the lines are about, and the visits of pages without one. */
  readonly phones: readonly string[]
  /** When the first line came. */
  readonly sinceMs: number
}

/**
 * Where alerts are looked for: log lines of the last minutes, figures of the last hour, the scoreboards' status now.
 */
export interface AlertFacts {
  readonly troubles: readonly Trouble[]
  readonly figures: HourFigures
  readonly services: readonly Pick<ApiHealth, 'service' | 'endpoint' | 'status' | 'seasonActive'>[]
  readonly parts: PartFacts
}

/**
 * All trouble there is now; `open` are the keys of alerts that were raised and are not over. Lines that differ only in ids and numbers are one alert, or a bad night would raise a
 * thousand. A scoreboard that goes down writes a single line, so its status decides and that line is ignored.
 */
export function findAlerts(
  { troubles, figures, services, parts }: AlertFacts,
  nowMs: number,
  open: ReadonlySet<string> = new Set(),
): readonly FoundAlert[] {
  const recent = troubles.filter(
    ({ latest }) => latest.timestamp > nowMs - ALERT_QUIET_MS && latest.category !== 'API_HEALTH',
  )
  const alike = [...groupBy(recent, ({ latest }) => troubleKey(latest))]
  return [
    ...alike.flatMap(([key, group]) => alertOfLines(key, group, open.has(key))),
    ...services.flatMap((service) => serviceAlert(service, nowMs)),
    ...partTroubles(parts, nowMs),
    ...errorRateAlert(figures.errorRate, nowMs),
    ...slowApiAlert(figures.apiResponseTime, nowMs),
  ]
}

type Line = Pick<LogEntry, 'level' | 'category' | 'message' | 'sessionId'>

/** The key of the alert that a line raises. */
export function troubleKey({ level, category, message, sessionId }: Line): string {
  return alertKey(`${sessionId === undefined ? '' : OF_PAGE}${level} ${category}: ${alikeWords(message)}`)
}

/** The key of the alert that is about the same trouble as a line: that of a scoreboard is raised by its status. */
export function alertKeyOf(line: Line): string {
  const { level, category, message, sessionId } = line
  const tellsOfScoreboard = level === 'error' && category === 'API_HEALTH' && sessionId === undefined
  return tellsOfScoreboard ? downKey(message.split(':')[0]!) : troubleKey(line)
}

function downKey(service: string): string {
  return `down ${service}`
}

/** Whether lines of pages raised the alert. Anybody can send such lines, in the server's own words too. */
export function isOfPage({ key }: Pick<FoundAlert, 'key'>): boolean {
  return key.startsWith(OF_PAGE)
}

/**
 * Lines that begin like this are alike, whatever follows. Calls are slow in all leagues at once, pictures come from one
 * host, and anybody may claim any ids: an alert for each would leave no place for others.
 */
export const ALIKE: readonly string[] = [SLOW_CALL, PICTURE_TROUBLE, ID_MISMATCH]

function alikeWords(message: string): string {
  return ALIKE.find((beginning) => message.startsWith(beginning)) ?? messagePattern(message)
}

function alertOfLines(key: string, group: readonly Trouble[], isOpen: boolean): readonly FoundAlert[] {
  const [latest] = newestFirst(group.map((trouble) => trouble.latest))
  const count = group.reduce((sum, trouble) => sum + trouble.count, 0)
  if (!latest) return []
  const phonesWithIt = new Set(group.flatMap((trouble) => trouble.phones)).size
  const isOfFew = TROUBLE_OF_SINGLE_PHONES.includes(latest.category) && phonesWithIt < PHONES_FOR_ALERT
  if (isOfFew && !isOpen) return []
  const { category, message, level, timestamp: lastSeen, correlationId, metadata } = latest
  const isError = level === 'error'
  return [
    {
      key,
      type: isError ? 'error' : 'warning',
      severity: isError ? 'critical' : 'warning',
      title: `${category} ${isError ? 'Error' : 'Warning'}`,
      message,
      timestamp: group.reduce((first, { sinceMs }) => Math.min(first, sinceMs), Infinity),
      lastSeen,
      source: category,
      count,
      ...(correlationId !== undefined && { correlationId }),
      ...(metadata && { metadata }),
    },
  ]
}

function serviceAlert(
  { service, endpoint, status, seasonActive }: AlertFacts['services'][number],
  nowMs: number,
): readonly FoundAlert[] {
  if (status !== 'down' || !seasonActive) return []
  return [
    {
      ...condition(downKey(service), `${service} is down`, nowMs),
      type: 'system',
      severity: 'critical',
      title: 'Service Down',
      metadata: { url: endpoint },
    },
  ]
}

function errorRateAlert(percent: number | undefined, nowMs: number): readonly FoundAlert[] {
  if (percent === undefined || percent <= ERROR_RATE_ALERT_PERCENT) return []
  const message = `${figureTextBeside(percent, ERROR_RATE_ALERT_PERCENT, 'percent')} of the last hour's log entries are errors`
  return [
    {
      ...condition('high-error-rate', message, nowMs),
      type: 'system',
      severity: 'critical',
      title: 'High Error Rate',
    },
  ]
}

function slowApiAlert(ms: number | undefined, nowMs: number): readonly FoundAlert[] {
  if (ms === undefined || ms <= SLOW_API_OVER_MS) return []
  const message = `API calls took ${figureTextBeside(ms, SLOW_API_OVER_MS, 'milliseconds')} on average in the last hour`
  return [
    {
      ...condition('slow-api', message, nowMs),
      type: 'performance',
      severity: 'warning',
      title: 'Slow API Response',
    },
  ]
}

function condition(key: string, message: string, nowMs: number) {
  return { key, message, timestamp: nowMs, lastSeen: nowMs, source: SYSTEM_MONITOR, count: 0 }
}
