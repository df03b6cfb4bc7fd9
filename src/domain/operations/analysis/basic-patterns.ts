import { inThousands } from '../figure-text'
import type { LogEntry } from '../logs/log-entry'
import { groupBy, sortedBy, type Group } from '../statistics'
import { fallbackSeverity, type ErrorPattern } from './error-pattern'
import { messagePattern } from './message-pattern'

const SOURCE_FILE = /[\w./-]+\.(?:tsx?|jsx?)(?=:\d)/g

/** Groups errors by what their messages have in common, the most frequent first. */
export function basicPatterns(errors: readonly LogEntry[]): readonly ErrorPattern[] {
  const groups = groupBy(errors, (entry) => `${entry.category}: ${messagePattern(entry.message)}`)
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
    description: `${group.length === 1 ? '1 error' : `${inThousands(group.length)} errors`} of this kind in ${category}`,
    frequency: group.length,
    severity: fallbackSeverity(id, group.length),
    category,
    firstSeen: times.reduce((a, b) => Math.min(a, b), Infinity),
    lastSeen: times.reduce((a, b) => Math.max(a, b), -Infinity),
    affectedFiles: distinct(group.flatMap((entry) => entry.metadata?.stack?.match(SOURCE_FILE) ?? [])),
    affectedEndpoints: distinct(group.flatMap((entry) => entry.metadata?.url ?? [])),
  }
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)]
}
