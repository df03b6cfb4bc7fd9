import type { LogEntry } from '../logs/log-entry'
import { analysedLogs } from './analysed-logs'
import { basicPatterns } from './basic-patterns'
import type { ErrorPattern } from './error-pattern'
import type { FixSuggestion } from './fix-suggestion'

export interface AnalysisSummary {
  readonly totalErrors: number
  readonly criticalIssues: number
  /** Absent when there is no pattern. */
  readonly mostCommonPattern?: string
  readonly recommendedActions: readonly string[]
}

export interface AnalysisResult {
  readonly patterns: readonly ErrorPattern[]
  readonly fixes: readonly FixSuggestion[]
  readonly summary: AnalysisSummary
  readonly timestamp: number
}

export const MAX_ANALYSES_KEPT = 10

const UNAVAILABLE = 'AI analysis unavailable - using basic pattern detection. Check API key and connection.'

/** What the model found, or nothing because it could not be asked. */
export type ModelFindings =
  | {
      readonly ok: true
      readonly patterns: readonly ErrorPattern[]
      readonly fixes: readonly FixSuggestion[]
    }
  | { readonly ok: false }

/** Without the model our own grouping takes its place and says so. */
export function analysisResult(
  entries: readonly LogEntry[],
  findings: ModelFindings,
  nowMs: number,
): AnalysisResult {
  const errors = analysedLogs(entries, nowMs).filter((entry) => entry.level === 'error')
  const patterns = findings.ok ? findings.patterns : basicPatterns(errors)
  const [first, ...rest] = patterns
  const mostCommon = rest.reduce(
    (most, next) => (next.frequency > (most?.frequency ?? 0) ? next : most),
    first,
  )
  return {
    patterns,
    fixes: findings.ok ? findings.fixes : [],
    summary: {
      totalErrors: errors.length,
      criticalIssues: patterns.filter((pattern) => pattern.severity === 'critical').length,
      ...(mostCommon && { mostCommonPattern: mostCommon.pattern }),
      recommendedActions: [...(findings.ok ? [] : [UNAVAILABLE]), ...recommendedActions(patterns)],
    },
    timestamp: nowMs,
  }
}

export function withAnalysis(
  history: readonly AnalysisResult[],
  result: AnalysisResult,
): readonly AnalysisResult[] {
  return [...history, result].slice(-MAX_ANALYSES_KEPT)
}

function recommendedActions(patterns: readonly ErrorPattern[]): readonly string[] {
  const urgent = patterns.filter((pattern) => pattern.severity === 'critical' || pattern.severity === 'high')
  return urgent.map((pattern) => pattern.suggestedFix ?? `Look into ${pattern.title}`)
}
