import type { KeptAlert } from '../../../src/domain/operations/alerts/alert'
import { alertKeyOf, isOfPage, SYSTEM_MONITOR } from '../../../src/domain/operations/alerts/find-alerts'
import { hourFigures } from '../../../src/domain/operations/health/hour-figures'
import { investigate } from '../../../src/domain/operations/investigation/investigate'
import type { IncidentRef, Investigation } from '../../../src/domain/operations/investigation/investigation'
import type { Issue } from '../../../src/domain/operations/investigation/issue'
import { issuePattern } from '../../../src/domain/operations/investigation/recommendations-step'
import { relatedLogs, type NearbyCounts } from '../../../src/domain/operations/investigation/related-logs'
import {
  affectedEndpoints,
  type HoursAround,
} from '../../../src/domain/operations/investigation/system-impact'
import type { LogEntry } from '../../../src/domain/operations/logs/log-entry'
import {
  AFFECTED_SESSION_WINDOW_MS,
  HOUR_MS,
  IMPACT_WINDOW_MS,
  MINUTE_MS,
  RELATED_LOGS_WINDOW_MS,
} from '../../../src/domain/time/intervals'
import { SOME_VISIT } from '../log/write-client-lines'
import { readJson } from '../server/read-json'
import { rowTime } from '../server/row-time'
import { callGroups } from './call-groups'
import { countHour } from './count-hour'
import { findAlert, openAlerts } from './kept-alerts'
import { readLines, type LinesQuery } from './read-lines'
import { seenSessions } from './seen-sessions'
import { saveWaiting } from './system-now'

/** Lines of the hour before an issue, and as many of the hour after. When there are more, the nearest are read. */
const MOST_LINES = 1500
const MOST_OF_ACTION = 200
const MOST_RELATED = 50

/** All that is known around an alert or a line; nothing when there is no such one (any more). */
export function investigateNow(ref: IncidentRef): Investigation | undefined {
  saveWaiting()
  const found = ref.kind === 'alert' ? issueOfAlert(ref.id) : issueOfLine(ref.id)
  if (!found) return undefined
  const { title, issue } = found
  const entries = linesAround(issue)
  const nearby = countNearby(issue)
  const around = (ms: number) => [issue.timestamp - ms, issue.timestamp + ms] as const
  const evidence = {
    entries,
    nearby,
    sessions: seenSessions(...around(AFFECTED_SESSION_WINDOW_MS)),
    calls: callGroups(...around(IMPACT_WINDOW_MS)),
    hours: hoursAround(issue.timestamp),
  }
  const related = relatedLogs(issue, entries)
  const openAlert = findOpenAlert(ref, issue)
  return {
    ref,
    title,
    issue,
    ...investigate(issue, evidence),
    related: related.slice(0, MOST_RELATED),
    relatedCount: nearby.entries,
    endpoints: affectedEndpoints(issue, entries),
    pattern: issuePattern(issue),
    ...(openAlert && { openAlert: { id: openAlert.id, title: openAlert.title } }),
  }
}

/** Calls are counted by the minute, so the minute of the issue belongs to the hour after it as a whole. */
function hoursAround(issueMs: number): HoursAround {
  const turnMs = Math.floor(issueMs / MINUTE_MS) * MINUTE_MS
  return {
    before: hourFigures(countHour(turnMs - 1)),
    after: hourFigures(countHour(turnMs + HOUR_MS - 1)),
  }
}

interface Found {
  readonly title: string
  readonly issue: Issue
}

/** The latest line of an alert tells more than the alert; where it is gone, the alert has kept the most of it. */
function issueOfAlert(id: string): Found | undefined {
  const alert = findAlert(id)
  if (!alert) return undefined
  const { title, type, message, timestamp, correlationId, metadata, count, source } = alert
  const level = type === 'warning' ? 'warn' : 'error'
  const said = { category: source, message, level, ...(correlationId && { correlationId }) } as const
  const { id: lineId, ...known } = count > 0 ? latestLine(alert) : {}
  const line = count > 0 ? { ...known, ...said, ...(metadata && { metadata }) } : conditionLine(alert)
  const issue = issueOf(title, timestamp, line, { correlationId, metadata })
  return { title, issue: { ...issue, ...(lineId !== undefined && { id: lineId }) } }
}

/** The line that the troubled part would write. A figure over its threshold belongs to no part. */
function conditionLine({ key, source, message }: KeptAlert): Issue['line'] {
  if (key.startsWith('down '))
    return { level: 'error', category: 'API_HEALTH', message: `${key.slice(5)}: down` }
  return source === SYSTEM_MONITOR ? undefined : { level: 'error', category: source, message }
}

/**
 * Its id keeps it from being listed as related to itself. An alert of pages stays one when its line is gone; otherwise it
 * would seem to speak of the server.
 */
function latestLine(alert: KeptAlert): Partial<LogEntry> {
  const ofPage = isOfPage(alert)
  const where = `timestamp = {:at} AND message = {:message} AND session_id ${ofPage ? '!=' : '='} ''`
  const [line] = readLines(where, { at: rowTime(alert.lastSeen), message: alert.message }, 1)
  if (!line) return ofPage ? { sessionId: SOME_VISIT } : {}
  const { id, buildId, sessionId } = line
  return { id, ...(buildId !== undefined && { buildId }), ...(sessionId !== undefined && { sessionId }) }
}

function issueOfLine(id: string): Found | undefined {
  const [line] = readLines('id = {:id}', { id }, 1)
  if (!line) return undefined
  const title = `${line.category} ${line.level}`
  return { title, issue: { ...issueOf(title, line.timestamp, line, line), id } }
}

function issueOf(
  type: string,
  timestamp: number,
  line: Issue['line'],
  {
    correlationId,
    metadata,
  }: { correlationId?: string | undefined; metadata?: LogEntry['metadata'] | undefined },
): Issue {
  return {
    type,
    timestamp,
    ...(line && { line }),
    ...(correlationId !== undefined && { correlationId }),
    ...(metadata && { metadata }),
  }
}

/** All lines of the same action at any time, and all lines of the hours before and after. */
function linesAround({ timestamp, correlationId }: Issue): readonly LogEntry[] {
  const before: LinesQuery = {
    from: 'logs',
    where: 'timestamp >= {:from} AND timestamp < {:to}',
    order: 'timestamp DESC, id',
  }
  const after: LinesQuery = {
    from: 'logs',
    where: 'timestamp >= {:from} AND timestamp <= {:to}',
    order: 'timestamp, id',
  }
  const at = rowTime(timestamp)
  const near = [
    ...readLines(before, { from: rowTime(timestamp - IMPACT_WINDOW_MS), to: at }, MOST_LINES),
    ...readLines(after, { from: at, to: rowTime(timestamp + IMPACT_WINDOW_MS) }, MOST_LINES),
  ]
  if (correlationId === undefined) return near
  const known = new Set(near.map(({ id }) => id))
  const action = readLines(
    "correlationId = {:id} AND correlationId != ''",
    { id: correlationId },
    MOST_OF_ACTION,
  )
  return [...near, ...action.filter(({ id }) => !known.has(id))]
}

/** On a bad night there are more lines around an issue than are read. */
function countNearby({ timestamp, id = '' }: Issue): NearbyCounts {
  return readJson(
    `SELECT json_object('entries', COUNT(*), 'errors', COALESCE(SUM(level = 'error'), 0)) AS json FROM logs
     WHERE timestamp >= {:from} AND timestamp <= {:to} AND id != {:id}`,
    {
      from: rowTime(timestamp - RELATED_LOGS_WINDOW_MS),
      to: rowTime(timestamp + RELATED_LOGS_WINDOW_MS),
      id,
    },
  )
}

function findOpenAlert({ kind, id }: IncidentRef, { line }: Issue) {
  const key = line && alertKeyOf(line)
  return openAlerts($app).find(
    (alert) => !alert.resolved && (kind === 'alert' ? alert.id === id : alert.key === key),
  )
}
