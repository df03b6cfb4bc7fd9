import type { LogEntry } from '../logs/log-entry'
import { sortedBy } from '../statistics'
import { isoTimeText } from '../time-text'
import { analysedLogs } from './analysed-logs'

export interface ModelRequest {
  readonly model: string
  readonly max_tokens: number
  readonly messages: readonly { readonly role: 'user'; readonly content: string }[]
}

export const MAX_LOGS_SENT = 50

const MAX_TOKENS = 4000
const INSTRUCTION =
  'Find the patterns in these error logs. Answer with JSON only: {"patterns": [{"id", "pattern", "description", ' +
  '"frequency", "severity": "critical|high|medium|low", "category", "affectedFiles": [], "suggestedFix"}]}.'

/** The request for an analysis of the latest errors. */
export function modelRequest(model: string, entries: readonly LogEntry[], nowMs: number): ModelRequest {
  const sent = worstLogs(analysedLogs(entries, nowMs)).map(
    ({ timestamp, level, category, message, metadata }) => ({
      timestamp: isoTimeText(timestamp),
      level,
      category,
      message,
      ...(metadata && { metadata }),
    }),
  )
  const content = `${INSTRUCTION}\n\n${JSON.stringify(sent, null, 2)}`
  return { model, max_tokens: MAX_TOKENS, messages: [{ role: 'user', content }] }
}

/** Errors before warnings, the latest first. */
function worstLogs(entries: readonly LogEntry[]): readonly LogEntry[] {
  const ordered = sortedBy(
    entries,
    (entry) => entry.level,
    (entry) => -entry.timestamp,
  )
  return ordered.slice(0, MAX_LOGS_SENT)
}
