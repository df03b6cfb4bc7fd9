import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time/intervals'
import type { LogEntry } from '../logs/log-entry'
import { NOON, sampleFix, sampleLog, sampleLogs, samplePattern } from '../testing/samples'
import { analysisResult, withAnalysis } from './analysis-result'

const errors = sampleLogs(3, { level: 'error', message: 'Timeout after 9 ms' })

const facts = (entries: readonly LogEntry[], count: number, nowMs = NOON, warnings = 0) => ({
  entries,
  errors: count,
  warnings,
  nowMs,
})

describe('002 section 8: AI analysis', () => {
  it('falls back to basic pattern grouping with the note', () => {
    const others = [sampleLog({ id: 'fine' }), sampleLog({ level: 'error', timestamp: NOON - DAY_MS })]
    const result = analysisResult(facts([...errors, ...others], 3), {
      ok: false,
      reason: 'No content in Claude response',
    })
    expect(result.patterns.map((pattern) => pattern.pattern)).toEqual(['Timeout after # ms'])
    expect(result.summary).toEqual({
      totalErrors: 3,
      criticalIssues: 0,
      mostCommonPattern: 'Timeout after # ms',
      recommendedActions: [
        'AI analysis unavailable - using basic pattern detection. Check API key and connection.',
      ],
    })
    expect(result.trouble).toBe('No content in Claude response')
  })

  it('takes what the model found, without the note', () => {
    const patterns = [
      samplePattern({ pattern: 'rare', frequency: 1, severity: 'critical', suggestedFix: 'Restart' }),
      samplePattern({ pattern: 'often', frequency: 9 }),
    ]
    const result = analysisResult(facts(errors, 3), {
      ok: true,
      patterns,
      fixes: [sampleFix()],
      linesAsked: 3,
    })
    expect(result.fixes).toHaveLength(1)
    expect(result.summary).toEqual({
      totalErrors: 3,
      criticalIssues: 1,
      mostCommonPattern: 'often',
      recommendedActions: ['Restart'],
    })
  })

  it('says from how many lines the patterns come when not from all of the day', () => {
    const most = sampleLogs(1000, { level: 'error', message: 'Timeout after 9 ms' })
    const own = (count: number) => analysisResult(facts(most, count), { ok: false }).basis
    expect([own(1000), own(3000)]).toEqual([
      undefined,
      'Patterns come from the latest 1,000 lines, errors first.',
    ])
    const ofModel = (linesAsked: number) =>
      analysisResult(facts(most, 1000), { ok: true, patterns: [], fixes: [], linesAsked }).basis
    expect([ofModel(1000), ofModel(37), ofModel(1)]).toEqual([
      undefined,
      'The model was asked about the latest 37 lines, errors first.',
      'The model was asked about the latest 1 line, errors first.',
    ])
  })

  it('of equally common patterns the first is named', () => {
    const patterns = [samplePattern({ pattern: 'first' }), samplePattern({ pattern: 'second' })]
    const { summary } = analysisResult(facts(errors, 3), { ok: true, patterns, fixes: [], linesAsked: 3 })
    expect(summary.mostCommonPattern).toBe('first')
  })

  it('recommends to look into critical and high patterns that come without a suggested fix', () => {
    const of = (severity: 'critical' | 'high' | 'medium' | 'low') =>
      samplePattern({ title: severity, severity })
    const patterns = [of('low'), of('high'), of('medium'), of('critical')].map(
      ({ suggestedFix: _fix, ...pattern }) => pattern,
    )
    const { summary } = analysisResult(facts(errors, 3), { ok: true, patterns, fixes: [], linesAsked: 3 })
    expect(summary.recommendedActions).toEqual(['Look into high', 'Look into critical'])
  })

  it('recommends a fix only once when it would mend several patterns', () => {
    const patterns = ['one', 'other'].map((pattern) =>
      samplePattern({ pattern, severity: 'high', suggestedFix: 'Wait longer' }),
    )
    const { summary } = analysisResult(facts(errors, 3), { ok: true, patterns, fixes: [], linesAsked: 3 })
    expect(summary.recommendedActions).toEqual(['Wait longer'])
  })

  it('compares the last half day with the one before it', () => {
    const at = (message: string, ...hoursAgo: number[]) =>
      hoursAgo.map((hours) => sampleLog({ level: 'error', message, timestamp: NOON - hours * HOUR_MS }))
    const entries = [
      ...at('more', 1, 2, 13),
      ...at('fewer', 11, 12, 23),
      ...at('as many', 11.9, 12.1),
      ...at('too old', 25),
    ]
    expect(analysisResult(facts(entries, 8), { ok: false }).trends).toEqual({
      increasing: ['more'],
      decreasing: ['fewer'],
      stable: ['as many'],
    })
  })

  it('compares the halves of the time that its errors cover when only the latest of the day were read', () => {
    const at = (message: string, ...minutesAgo: number[]) =>
      minutesAgo.map((minutes) =>
        sampleLog({ level: 'error', message, timestamp: NOON - minutes * MINUTE_MS }),
      )
    const entries = [...at('more', 1, 2, 50), ...at('fewer', 10, 40, 60), ...at('as many', 15, 45)]
    expect(analysisResult(facts(entries, 5000), { ok: false }).trends).toEqual({
      increasing: ['more'],
      decreasing: ['fewer'],
      stable: ['as many'],
    })
  })

  it('reports no trouble and no fixes where no model is set up', () => {
    const result = analysisResult(facts([], 0), { ok: false })
    expect(result).not.toHaveProperty('trouble')
    expect(result.fixes).toEqual([])
  })

  it('002 section 2: covers warnings too, which are no errors', () => {
    const warning = sampleLog({ level: 'warn', message: 'slow' })
    const { patterns, summary, trends, basis } = analysisResult(facts([warning], 0, NOON, 1), { ok: false })
    expect(patterns.map(({ pattern, description }) => [pattern, description])).toEqual([
      ['slow', '1 warning of this kind in API'],
    ])
    expect([summary.totalErrors, basis]).toEqual([0, undefined])
    expect(trends).toEqual({ increasing: [], decreasing: [], stable: [] })
  })

  it('says so when some of the warnings of the day were not read', () => {
    const warning = sampleLog({ level: 'warn', message: 'slow' })
    expect(analysisResult(facts([...errors, warning], 3, NOON, 2), { ok: false }).basis).toBe(
      'Patterns come from the latest 4 lines, errors first.',
    )
  })

  it('finds nothing where there are no errors', () => {
    const { patterns, summary } = analysisResult(facts([], 0), {
      ok: true,
      patterns: [],
      fixes: [],
      linesAsked: 0,
    })
    expect([patterns, summary]).toEqual([[], { totalErrors: 0, criticalIssues: 0, recommendedActions: [] }])
  })

  it('002 section 9: history last 10 results', () => {
    const results = Array.from({ length: 12 }, (_, index) =>
      analysisResult(facts([], 0, index), { ok: false }),
    )
    const kept = results.reduce<ReturnType<typeof withAnalysis>>(withAnalysis, [])
    expect(kept.map((result) => result.timestamp)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })
})
