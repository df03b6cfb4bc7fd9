import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../time/intervals'
import { issue, nothing, session, stepOf } from '../testing/investigated'
import { NOON, sampleLog, sampleLogs } from '../testing/samples'
import { basicPatterns } from '../analysis/basic-patterns'
import { investigate, investigationText, type Evidence } from './investigate'
import type { Issue } from './issue'
import { listedLogs, moreLogsText, relatedLogs } from './related-logs'
import { issuePattern } from './recommendations-step'
import { actionLabel } from './step'

const titles = (evidence: Partial<Evidence>) =>
  investigate(issue, { ...nothing, ...evidence }).steps.map((step) => step.title)

describe('002 section 2: investigation workflow', () => {
  it('has all steps when there are logs and affected users', () => {
    expect(titles({ entries: [sampleLog()], sessions: [session] })).toEqual([
      'Initial Issue Context',
      'Related Log Entries',
      'System Impact Analysis',
      'User Impact Assessment',
      'AI Analysis & Recommendations',
    ])
  })

  it('leaves out Related Log Entries without any and User Impact without affected users', () => {
    expect(titles({})).toEqual([
      'Initial Issue Context',
      'System Impact Analysis',
      'AI Analysis & Recommendations',
    ])
  })

  it('context shows error message, component name, stack trace, URL, viewport size, where known', () => {
    const metadata = {
      error: 'boom',
      componentName: 'GameCard',
      stack: 'at GameCard',
      url: '/nfl',
      additionalContext: { viewport: '390x844', connection: '4g' },
    }
    const facts = (of: Issue) => stepOf('context', {}, of)?.data.map(({ name, value }) => `${name}: ${value}`)
    const line = sampleLog({ message: 'GameCard: boom', buildId: '0a1b2c3d' })
    expect(facts({ ...issue, line, metadata })).toEqual([
      'Error Message: boom',
      'Component: GameCard',
      'Stack Trace: at GameCard',
      'URL: /nfl',
      'Viewport Size: 390x844',
      'Build: 0a1b2c3d',
      'Connection: 4g',
    ])
    expect(facts({ ...issue, line: sampleLog({ message: 'boom' }) })).toEqual(['Error Message: boom'])
    expect(facts({ ...issue, metadata: { url: '' } })).toEqual([])
    expect(facts(issue)).toEqual([])
  })

  it('each step offers what can be done about it', () => {
    const { steps } = investigate(issue, { ...nothing, entries: [sampleLog()], sessions: [session] })
    expect(steps.map(({ id, actions }) => [id, actions])).toEqual([
      ['context', ['acknowledge', 'escalate']],
      ['related-logs', ['view-all-logs', 'export']],
      ['system-impact', ['view-metrics']],
      ['user-impact', ['view-users']],
      ['recommendations', ['automated-fix', 'escalate']],
    ])
  })

  it('user impact says how many people were there, and what that means', () => {
    expect(stepOf('user-impact', { sessions: [session] })).toMatchObject({
      insights: ['Business impact: Low'],
      data: [{ name: 'Affected Users', value: '1' }],
    })
  })

  it('context says what, when, and of which action', () => {
    expect(stepOf('context', {})?.insights).toEqual([
      'Issue type: error',
      'Occurred at 2026-09-06T16:00:00.000Z',
      'Correlation ID: poll-7',
    ])
    const alone: Issue = { type: 'alert', timestamp: NOON, metadata: { networkError: true } }
    expect(stepOf('context', {}, alone)?.insights).toEqual([
      'Issue type: alert',
      'Occurred at 2026-09-06T16:00:00.000Z',
      'The network failed, not the server',
    ])
  })

  it('survives a broken timestamp', () => {
    expect(investigate({ type: 'error', timestamp: NaN }, nothing).steps).toHaveLength(3)
  })

  it('logs show the first 5 entries plus "... and N more logs"', () => {
    expect(listedLogs(sampleLogs(7))).toHaveLength(5)
    expect([moreLogsText(7), moreLogsText(6), moreLogsText(5)]).toEqual([
      '... and 2 more logs',
      '... and 1 more logs',
      undefined,
    ])
  })

  it('every action has words', () => {
    const evidence = { ...nothing, entries: sampleLogs(3), sessions: [session] }
    const actions = investigate(issue, evidence).steps.flatMap((step) => step.actions)
    expect(actions.map(actionLabel).every((label) => label.length > 0)).toBe(true)
    expect(actionLabel('automated-fix')).toBe('Automated Fix')
  })

  it('says what it does while loading', () => {
    expect(investigationText('loading')).toBe('Analyzing incident and gathering related data...')
  })
})

describe('002 section 9: investigation', () => {
  it('a line is not related to itself, so one that stands alone has no related log entries', () => {
    const line = sampleLog({ id: 'own', correlationId: 'poll-7' })
    const alone = { ...issue, id: 'own', timestamp: line.timestamp }
    expect(stepOf('related-logs', { entries: [line] }, alone)).toBeUndefined()
    const other = sampleLog({ id: 'other', correlationId: 'poll-7' })
    expect(stepOf('related-logs', { entries: [line, other] }, alone)?.insights).toContain(
      'With the same correlation ID: 1',
    )
  })

  it('related logs are within ±30 min, those of the same action first, then the nearest', () => {
    const entries = [
      sampleLog({ id: 'edge', timestamp: NOON - 30 * MINUTE_MS }),
      sampleLog({ id: 'out', timestamp: NOON + 30 * MINUTE_MS + 1 }),
      sampleLog({ id: 'near', timestamp: NOON + MINUTE_MS }),
      sampleLog({ id: 'same', timestamp: NOON - 20 * MINUTE_MS, correlationId: 'poll-7' }),
    ]
    expect(relatedLogs(issue, entries).map((entry) => entry.id)).toEqual(['same', 'near', 'edge'])
    const equallyNear = ['b', 'a', 'c'].map((id) => sampleLog({ id }))
    expect(relatedLogs(issue, equallyNear).map((entry) => entry.id)).toEqual(['a', 'b', 'c'])
  })

  it('a related line is listed with its level; lines without an action are not of the same one', () => {
    const { correlationId: _none, ...lonely } = issue
    const entries = [sampleLog({ level: 'warn', message: 'Slow page' })]
    expect(stepOf('related-logs', { entries }, lonely)).toMatchObject({
      insights: ['Log entries within 30 minutes: 0', 'Errors among them: 0'],
      data: [{ name: 'warn', value: 'Slow page' }],
    })
  })

  it('counts lines of the same action only when there are any', () => {
    const insights = (correlationId: string) =>
      stepOf('related-logs', {
        entries: [sampleLog({ correlationId, level: 'error' })],
        nearby: { entries: 4000, errors: 3500 },
      })?.insights
    expect(insights('poll-7')).toEqual([
      'Log entries within 30 minutes: 4,000',
      'Errors among them: 3,500',
      'With the same correlation ID: 1',
    ])
    expect(insights('other')).toHaveLength(2)
  })
})

describe('design 6.2: measured figures instead of canned ones', () => {
  it('where nothing else went wrong there is no confidence', () => {
    expect(stepOf('recommendations', {})?.insights).toEqual(['Nothing else went wrong around it'])
    expect(stepOf('recommendations', {})?.data).toEqual([
      { name: 'Confidence', value: 'No data' },
      { name: 'Similar Incidents', value: '0' },
    ])
  })

  it('confidence is what speaks for the first cause, and similar incidents are counted in the log', () => {
    const line = sampleLog({ level: 'error', category: 'SERVER', message: 'Timeout after 900 ms' })
    const step = stepOf(
      'recommendations',
      {
        entries: [
          ...sampleLogs(2, { ...line, message: 'Timeout after 12 ms', timestamp: NOON - 1 }),
          sampleLog({ message: 'Timeout after 12 ms', timestamp: NOON - 1 }),
          sampleLog({ level: 'error', message: 'Refused', timestamp: NOON - 4 * HOUR_MS }),
          line,
        ],
      },
      { ...issue, line },
    )
    expect(step?.insights).toEqual([
      'Most likely: Server: Timeout after # ms',
      'The issue is trouble of this part',
      '3 of 3 lines of trouble speak of it',
    ])
    expect(step?.data.map((fact) => fact.value)).toEqual(['88%', '2'])
    expect(step?.actions).toEqual(['automated-fix', 'escalate'])
  })

  it('warnings are similar incidents as well, and lines of no trouble are none', () => {
    const line = sampleLog({ level: 'warn', message: 'Slow API call: /api/x took 2500ms' })
    const earlier = { ...line, message: 'Slow API call: /api/x took 3100ms', timestamp: NOON - 1 }
    const entries = [...sampleLogs(2, earlier), sampleLog({ ...earlier, level: 'info' }), line]
    expect(stepOf('recommendations', { entries }, { ...issue, line })?.data[1]).toEqual({
      name: 'Similar Incidents',
      value: '2',
    })
  })

  it('no line is like an issue that a figure raised', () => {
    const entries = [sampleLog({ level: 'error', message: '?x=1', timestamp: NOON - 1 })]
    expect(stepOf('recommendations', { entries })?.data[1]).toEqual({ name: 'Similar Incidents', value: '0' })
    expect(issuePattern(issue)).toBe('')
  })

  it('Automated Fix looks for the pattern under which the analysis groups the line', () => {
    const line = sampleLog({ level: 'error', message: 'GameCard: boom 7', metadata: { error: 'boom 7' } })
    expect(issuePattern({ ...issue, line, metadata: { error: 'boom 7' } })).toBe(
      basicPatterns([line])[0]?.pattern,
    )
  })
})
