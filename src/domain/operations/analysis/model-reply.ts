import { fallbackSeverity, type ErrorPattern, type Severity } from './error-pattern'

export type ModelFailure =
  | { readonly kind: 'status'; readonly status: number; readonly statusText: string }
  | { readonly kind: 'no-content' }
  | { readonly kind: 'unreadable' }

export type ModelReply =
  | { readonly ok: true; readonly patterns: readonly ErrorPattern[] }
  | { readonly ok: false; readonly failure: ModelFailure }

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

/** Reads `content[0].text` as JSON with `patterns`, tolerant of prose or a fence around it. */
export function readModelReply(reply: unknown, nowMs: number): ModelReply {
  const text = member(first(member(reply, 'content')), 'text')
  if (typeof text !== 'string' || text.trim() === '') return { ok: false, failure: { kind: 'no-content' } }
  const patterns = member(parseJson(text), 'patterns')
  if (!Array.isArray(patterns)) return { ok: false, failure: { kind: 'unreadable' } }
  return { ok: true, patterns: patterns.flatMap((raw, index) => readPattern(raw, index, nowMs)) }
}

function parseJson(text: string): unknown {
  const begins = text.indexOf('{')
  const ends = text.lastIndexOf('}')
  try {
    return JSON.parse(text.slice(begins, ends + 1))
  } catch {
    return undefined
  }
}

function readPattern(raw: unknown, index: number, nowMs: number): readonly ErrorPattern[] {
  const pattern = textMember(raw, 'pattern')
  if (pattern === '') return []
  const frequency = numberMember(raw, 'frequency')
  const suggestedFix = textMember(raw, 'suggestedFix')
  return [
    {
      id: textMember(raw, 'id') || `pattern-${index + 1}`,
      title: textMember(raw, 'title') || pattern,
      pattern,
      description: textMember(raw, 'description'),
      frequency,
      severity: readSeverity(member(raw, 'severity'), pattern, frequency),
      category: textMember(raw, 'category'),
      firstSeen: readTime(member(raw, 'firstSeen'), nowMs),
      lastSeen: readTime(member(raw, 'lastSeen'), nowMs),
      affectedFiles: texts(member(raw, 'affectedFiles')),
      affectedEndpoints: texts(member(raw, 'affectedEndpoints')),
      ...(suggestedFix !== '' && { suggestedFix }),
    },
  ]
}

const SEVERITIES: readonly Severity[] = ['critical', 'high', 'medium', 'low']

function readSeverity(value: unknown, pattern: string, frequency: number): Severity {
  return SEVERITIES.find((severity) => severity === value) ?? fallbackSeverity(pattern, frequency)
}

function readTime(value: unknown, nowMs: number): number {
  const ms = typeof value === 'string' ? Date.parse(value) : NaN
  return Number.isNaN(ms) ? nowMs : ms
}

function textMember(value: unknown, key: string): string {
  const text = member(value, key)
  return typeof text === 'string' ? text.trim() : ''
}

function numberMember(value: unknown, key: string): number {
  const number = member(value, key)
  return typeof number === 'number' && Number.isFinite(number) ? Math.max(0, number) : 0
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
}
