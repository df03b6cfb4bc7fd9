import type { AnalysisFacts } from './analysis-facts'
import { analysedLogs } from './analysed-logs'
import { basicPatterns } from './basic-patterns'
import type { ErrorPattern } from './error-pattern'
import { errorStatistics, type ErrorStatistics } from './error-statistics'
import type { FixSuggestion } from './fix-suggestion'
import { countText } from '../figure-text'
import { ANALYSIS_WINDOW_MS } from '../../time/intervals'

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
  /** Error message patterns, grouped by how their number changed between the halves of the time that was read. */
  readonly trends: ErrorStatistics['trends']
  /** From which lines the patterns come; absent when from all of them. */
  readonly basis?: string
  /** Why asking the model failed; absent when no model is set up. */
  readonly trouble?: string
}

const MAX_ANALYSES_KEPT = 10

const UNAVAILABLE = 'AI analysis unavailable - using basic pattern detection. Check API key and connection.'

/** What the model found, or why it could not be asked. */
export type ModelFindings =
  | {
      readonly ok: true
      readonly patterns: readonly ErrorPattern[]
      readonly fixes: readonly FixSuggestion[]
      /** How many lines the model was asked about. */
      readonly linesAsked: number
    }
  | { readonly ok: false; /** Absent when no model is set up. */ readonly reason?: string }

/**
 * When the model cannot be asked, our own grouping of errors and warnings replaces its findings, and the result says so.
 */
export function analysisResult(
  { entries, errors: totalErrors, warnings, nowMs }: Omit<AnalysisFacts, 'hasModel'>,
  findings: ModelFindings,
): AnalysisResult {
  const lines = analysedLogs(entries, nowMs)
  const patterns = findings.ok ? findings.patterns : basicPatterns(lines)
  const mostCommon = patterns.reduce<ErrorPattern | undefined>(
    (most, next) => (!most || next.frequency > most.frequency ? next : most),
    undefined,
  )
  return {
    patterns,
    fixes: findings.ok ? findings.fixes : [],
    summary: {
      totalErrors,
      criticalIssues: patterns.filter((pattern) => pattern.severity === 'critical').length,
      ...(mostCommon && { mostCommonPattern: mostCommon.pattern }),
      recommendedActions: [...(findings.ok ? [] : [UNAVAILABLE]), ...recommendedActions(patterns)],
    },
    timestamp: nowMs,
    trends: trendsOf(
      lines.filter(({ level }) => level === 'error'),
      totalErrors,
      nowMs,
    ),
    ...basisOf(findings, lines.length, totalErrors + warnings),
    ...(!findings.ok && findings.reason !== undefined && { trouble: findings.reason }),
  }
}

export function withAnalysis(
  history: readonly AnalysisResult[],
  result: AnalysisResult,
): readonly AnalysisResult[] {
  return [...history, result].slice(-MAX_ANALYSES_KEPT)
}

/** Figures of patterns look like those of the whole day, even when only some of its lines were read. */
function basisOf(findings: ModelFindings, read: number, total: number): Pick<AnalysisResult, 'basis'> {
  const used = findings.ok ? findings.linesAsked : read
  if (used >= total) return {}
  const source = findings.ok ? 'The model was asked about' : 'Patterns come from'
  return { basis: `${source} the latest ${countText(used, 'line')}, errors first.` }
}

/**
 * Compares the halves of the day. When only the latest errors of it were read, it compares the halves of the time that
 * they cover: the first half of the day would look as if nothing had gone wrong in it.
 */
function trendsOf(errors: AnalysisFacts['entries'], totalErrors: number, nowMs: number) {
  const spanMs =
    errors.length < totalErrors
      ? errors.reduce((longest, { timestamp }) => Math.max(longest, nowMs - timestamp), 0)
      : ANALYSIS_WINDOW_MS
  const isLate = ({ timestamp }: { readonly timestamp: number }) => timestamp > nowMs - spanMs / 2
  return errorStatistics(
    errors.filter(isLate),
    errors.filter((entry) => !isLate(entry)),
  ).trends
}

/** A model may suggest the same action for several patterns; the list has it once. */
function recommendedActions(patterns: readonly ErrorPattern[]): readonly string[] {
  const urgent = patterns.filter((pattern) => pattern.severity === 'critical' || pattern.severity === 'high')
  return [...new Set(urgent.map((pattern) => pattern.suggestedFix ?? `Look into ${pattern.title}`))]
}
