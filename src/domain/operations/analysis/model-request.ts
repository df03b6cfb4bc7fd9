import type { LogEntry } from '../logs/log-entry'
import { utf8Bytes } from '../../utf8'
import { sortedBy } from '../statistics'
import { isoTimeText } from '../time-text'
import { analysedLogs } from './analysed-logs'
import type { ErrorPattern } from './error-pattern'
import { redact } from './redact'

export interface ModelRequest {
  readonly model: string
  readonly max_tokens: number
  readonly messages: readonly { readonly role: 'user'; readonly content: string }[]
}

export const MAX_LOGS_SENT = 50
export const MAX_TOKENS = 4000
/** Bytes. The server takes no body of more than 64 KB. */
export const LARGEST_REQUEST = 60_000

const LONGEST_TEXT = 300
const LONGEST_STACK = 600
const INSTRUCTION =
  'Find the patterns in these error logs. Answer with JSON only: {"patterns": [{"id", "pattern", "description", ' +
  '"frequency", "severity": "critical|high|medium|low", "category", "firstSeen": ISO time, "lastSeen": ISO time, ' +
  '"affectedFiles": [], "suggestedFix"}]}.'
const FIX_INSTRUCTION =
  'Suggest fixes for these error patterns of a TypeScript app. Answer with JSON only: {"fixes": [{"id", ' +
  '"errorPattern": the id of the pattern, "description", "confidence": 0 to 100, "fixType": ' +
  '"code_change|config_change|dependency_update|documentation", "targetFiles": [], "codeChanges": [{"filePath", ' +
  '"originalCode", "fixedCode", "lineNumber", "explanation"}], "testSuggestions": [], "riskAssessment": ' +
  '{"level": "low|medium|high", "concerns": [], "recommendations": []}}]}.'

export interface ModelQuestion {
  readonly request: ModelRequest
  /** Long lines leave room for fewer than fifty. */
  readonly linesAsked: number
}

/** Asks for an analysis of the latest errors. */
export function modelQuestion(model: string, entries: readonly LogEntry[], nowMs: number): ModelQuestion {
  const logs = worstLogs(analysedLogs(entries, nowMs)).map(sentLog)
  const { request, itemsAsked: linesAsked } = fittingRequest(model, INSTRUCTION, logs)
  return { request, linesAsked }
}

/** The second request: it asks for fixes of the patterns that the first request has found. */
export function fixRequest(model: string, patterns: readonly ErrorPattern[]): ModelRequest {
  const asked = patterns.map(({ firstSeen: _first, lastSeen: _last, ...pattern }) => pattern)
  return fittingRequest(model, FIX_INSTRUCTION, asked).request
}

/** The prompt has as many items as fit; the last are left out first. */
function fittingRequest(model: string, instruction: string, items: readonly unknown[]) {
  const asking = (content: string): ModelRequest => ({
    model,
    max_tokens: MAX_TOKENS,
    messages: [{ role: 'user', content }],
  })
  const bytes = (content: string) => utf8Bytes(JSON.stringify(asking(content)))
  const prompt = (count: number) =>
    `${instruction}\n\n${redact(JSON.stringify(items.slice(0, count), null, 2))}`
  // Half of the rest is tried each time, because fifty long items take a while to redact.
  let [fitting, tooMany] = [1, items.length + 1]
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2)
    if (bytes(prompt(middle)) > LARGEST_REQUEST) tooMany = middle
    else fitting = middle
  }
  let content = prompt(fitting)
  // A single item may be too large. Its characters differ in their bytes, so the first cut may not be enough.
  for (let size = bytes(content); size > LARGEST_REQUEST; size = bytes(content))
    content = content.slice(0, Math.floor((content.length * LARGEST_REQUEST) / size))
  return { request: asking(content), itemsAsked: Math.min(fitting, items.length) }
}

function sentLog({ timestamp, level, category, message, metadata }: LogEntry): object {
  return {
    timestamp: isoTimeText(timestamp),
    level,
    category,
    message: message.slice(0, LONGEST_TEXT),
    ...(metadata && {
      metadata: {
        ...metadata,
        ...(metadata.error !== undefined && { error: metadata.error.slice(0, LONGEST_TEXT) }),
        ...(metadata.stack !== undefined && { stack: metadata.stack.slice(0, LONGEST_STACK) }),
      },
    }),
  }
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
