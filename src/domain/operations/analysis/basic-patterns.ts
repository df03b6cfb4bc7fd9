import { countText } from '../figure-text'
import type { LogEntry } from '../logs/log-entry'
import { groupBy, sortedBy, type Group } from '../statistics'
import { fallbackSeverity, type ErrorPattern } from './error-pattern'
import { messagePattern } from './message-pattern'

const SOURCE_FILE = /[\w./-]+\.(?:tsx?|jsx?)(?=:\d)/g

/** Groups errors and warnings by what their messages have in common, the most frequent first. */
export function basicPatterns(lines: readonly LogEntry[]): readonly ErrorPattern[] {
  const groups = groupBy(lines, (entry) => `${entry.category}: ${messagePattern(entry.message)}`)
  const patterns = [...groups].map(([id, group]) => patternOf(id, group))
  return sortedBy(
    patterns,
    (pattern) => -pattern.frequency,
    (pattern) => pattern.id,
  )
}

function patternOf(id: string, group: Group<LogEntry>): ErrorPattern {
  const times = group.map((entry) => entry.timestamp)
  const [{ message, category }] = group
  return {
    id,
    title: message,
    pattern: messagePattern(message),
    description: `${countsText(group)} of this kind in ${category}`,
    frequency: group.length,
    severity: fallbackSeverity(id, group.length),
    category,
    firstSeen: times.reduce((a, b) => Math.min(a, b), Infinity),
    lastSeen: times.reduce((a, b) => Math.max(a, b), -Infinity),
    affectedFiles: distinct(group.flatMap((entry) => entry.metadata?.stack?.match(SOURCE_FILE) ?? [])),
    affectedEndpoints: distinct(group.flatMap((entry) => entry.metadata?.url ?? [])),
  }
}

function countsText(group: Group<LogEntry>): string {
  const errors = group.filter(({ level }) => level === 'error').length
  const warnings = group.length - errors
  const counts = [
    ...(errors > 0 ? [countText(errors, 'error')] : []),
    ...(warnings > 0 ? [countText(warnings, 'warning')] : []),
  ]
  return counts.join(' and ')
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)]
}
