import { fallbackSeverity, type ErrorPattern, type Severity } from './error-pattern'
import { redact } from './redact'
import { first, member, numberMember, parseReply, textMember, texts, withOwnIds } from './reply-members'

export type ModelFailure =
  | { readonly kind: 'status'; readonly status: number; readonly statusText: string }
  | { readonly kind: 'no-content' }
  | { readonly kind: 'unreadable' }

export type ModelReply =
  | { readonly ok: true; readonly patterns: readonly ErrorPattern[] }
  | { readonly ok: false; readonly failure: ModelFailure }

const STATUS_WORDS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  529: 'Overloaded',
}

/** The words of an HTTP status: a server may leave them out, and HTTP/2 and later have none. */
export function statusWords(status: number): string {
  return STATUS_WORDS[status] ?? 'Unknown'
}

export function modelFailureText(failure: ModelFailure): string {
  switch (failure.kind) {
    case 'status':
      return `Claude API error: ${failure.status} - ${failure.statusText}`
    case 'no-content':
      return 'No content in Claude response'
    case 'unreadable':
      return 'The analysis could not be read'
  }
}

/** `content[0].text`; undefined when it is missing or empty. */
export function replyText(reply: unknown): string | undefined {
  const text = textMember(first(member(reply, 'content')), 'text')
  return text === '' ? undefined : text
}

/** Reads `content[0].text` as JSON with `patterns`, tolerant of prose or a fence around it. */
export function readModelReply(reply: unknown): ModelReply {
  const text = replyText(reply)
  if (text === undefined) return { ok: false, failure: { kind: 'no-content' } }
  const patterns = member(parseReply(text), 'patterns')
  if (!Array.isArray(patterns)) return { ok: false, failure: { kind: 'unreadable' } }
  return { ok: true, patterns: withOwnIds(patterns.flatMap((raw, index) => readPattern(raw, index))) }
}

function readPattern(raw: unknown, index: number): readonly ErrorPattern[] {
  const pattern = textMember(raw, 'pattern')
  if (pattern === '') return []
  const frequency = numberMember(raw, 'frequency')
  const suggestedFix = textMember(raw, 'suggestedFix')
  return [
    {
      id: ownId(textMember(raw, 'id')) ?? `pattern-${index + 1}`,
      title: textMember(raw, 'title') || pattern,
      pattern,
      description: textMember(raw, 'description'),
      frequency,
      severity: readSeverity(member(raw, 'severity'), pattern, frequency),
      category: textMember(raw, 'category'),
      affectedFiles: texts(member(raw, 'affectedFiles')),
      affectedEndpoints: texts(member(raw, 'affectedEndpoints')),
      ...readSpan(member(raw, 'firstSeen'), member(raw, 'lastSeen')),
      ...(suggestedFix !== '' && { suggestedFix }),
    },
  ]
}

/** The model is asked for fixes by these ids, and one that looks like a key would be hidden in that question. */
function ownId(id: string): string | undefined {
  return id !== '' && redact(id) === id ? id : undefined
}

const SEVERITIES: readonly Severity[] = ['critical', 'high', 'medium', 'low']

function readSeverity(value: unknown, pattern: string, frequency: number): Severity {
  return SEVERITIES.find((severity) => severity === value) ?? fallbackSeverity(pattern, frequency)
}

/** The times are left out when one is missing or when they are the wrong way round. */
function readSpan(from: unknown, to: unknown): Pick<ErrorPattern, 'firstSeen' | 'lastSeen'> {
  const [firstSeen, lastSeen] = [timeOf(from), timeOf(to)]
  return firstSeen <= lastSeen ? { firstSeen, lastSeen } : {}
}

function timeOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : NaN
}
