import { describe, expect, it } from 'vitest'
import type { HourFigures } from '../health/hour-figures'
import type { LogEntry } from '../logs/log-entry'
import { NOON, sampleHealth, sampleLog } from '../testing/samples'
import { ALERT_QUIET_MS, findAlerts as find, isOfPage, type Trouble } from './find-alerts'

const calm: HourFigures = { errorRate: 0, apiResponseTime: 100, apiCallsLastHour: 10 }
const parts = { edges: { status: 'none' }, stuckLetters: 0 } as const
const findAlerts = (
  troubles: readonly Trouble[],
  figures: HourFigures,
  nowMs: number,
  open?: ReadonlySet<string>,
) => find({ troubles, figures, services: [], parts }, nowMs, open)
const trouble = (changes: Partial<LogEntry>, more: Partial<Trouble> = {}): Trouble => {
  const latest = sampleLog({ level: 'error', ...changes })
  return { latest, count: 1, phones: ['ann'], sinceMs: latest.timestamp, ...more }
}

describe('002 section 9: alerts', () => {
  it('an error is critical and a warning can wait; other lines raise no alert', () => {
    const troubles = [trouble({ category: 'API' }), trouble({ level: 'warn', category: 'SERVER' })]
    const found = findAlerts(troubles, calm, NOON)
    expect(found.map(({ type, severity, title, source }) => [type, severity, title, source])).toEqual([
      ['error', 'critical', 'API Error', 'API'],
      ['warning', 'warning', 'SERVER Warning', 'SERVER'],
    ])
  })

  it('lines that differ only in numbers are one alert, as old as the first and with the words of the latest', () => {
    const troubles = [
      trouble({ message: 'Timeout after 31 ms', timestamp: NOON - 5 }, { count: 4, sinceMs: NOON - 900 }),
      trouble({ message: 'Timeout after 7 ms', timestamp: NOON, correlationId: 'act-1' }),
    ]
    expect(findAlerts(troubles, calm, NOON)).toEqual([
      {
        key: 'error API: Timeout after # ms',
        type: 'error',
        severity: 'critical',
        title: 'API Error',
        message: 'Timeout after 7 ms',
        timestamp: NOON - 900,
        lastSeen: NOON,
        source: 'API',
        count: 5,
        correlationId: 'act-1',
      },
    ])
  })

  it('slow calls are one alert, whatever was called', () => {
    const slow = ['scoreboard, league nfl', 'scoreboard, league nba', 'weather'].map((kind, at) =>
      trouble({ level: 'warn', message: `A slow call (kind ${kind}, ms 2100)`, timestamp: NOON - at }),
    )
    expect(findAlerts(slow, calm, NOON)).toMatchObject([
      { message: 'A slow call (kind scoreboard, league nfl, ms 2100)', count: 3, timestamp: NOON - 2 },
    ])
  })

  it.each([
    [
      'pictures of one host',
      (name: string) => `A picture could not be read (path /i/${name}.png, error gif)`,
    ],
    ['ids that somebody claims', (name: string) => `User id mismatch: ann reported activity of ${name}`],
  ])('trouble with %s is one alert, however many there are', (_what, messageOf) => {
    const troubles = ['kc', 'buf', 'phi'].map((name) => trouble({ level: 'warn', message: messageOf(name) }))
    expect(findAlerts(troubles, calm, NOON)).toMatchObject([{ message: messageOf('kc'), count: 3 }])
  })

  it('the same words of a page and of the server are two alerts', () => {
    const troubles = [trouble({ category: 'SCREEN' }), trouble({ category: 'SCREEN', sessionId: 'visit-1' })]
    expect(findAlerts(troubles, calm, NOON).map(isOfPage)).toEqual([false, true])
  })

  it('trouble is over when no line has told of it for ten minutes', () => {
    const at = (timestamp: number) => findAlerts([trouble({ timestamp })], calm, NOON).length
    expect([at(NOON - ALERT_QUIET_MS + 1), at(NOON - ALERT_QUIET_MS)]).toEqual([1, 0])
  })

  it.each(['PERFORMANCE', 'OUTBOX'])(
    '%s trouble raises no alert as long as two phones have it, however often, but does with the third',
    (category) => {
      const alertsOf = (...groups: readonly string[][]) => {
        const troubles = groups.map((some, at) =>
          trouble({ level: 'warn', category, message: `Took ${at} ms` }, { count: 9, phones: some }),
        )
        return findAlerts(troubles, calm, NOON).length
      }
      expect([alertsOf(['ann', 'ben']), alertsOf(['ann'], ['ben'], ['ann'])]).toEqual([0, 0])
      expect([alertsOf(['ann', 'ben', 'cal']), alertsOf(['ann'], ['ben', 'cal'])]).toEqual([1, 1])
    },
  )

  it.each(['PERFORMANCE', 'OUTBOX'])(
    '%s trouble that has raised an alert goes on until no line has told of it for ten minutes',
    (category) => {
      const line = trouble({ level: 'warn', category, timestamp: NOON })
      const [begun] = findAlerts([{ ...line, phones: ['ann', 'ben', 'cal'] }], calm, NOON)
      const later = (ms: number) => findAlerts([line], calm, NOON + ms, new Set([begun!.key])).length
      expect([later(ALERT_QUIET_MS - 1), later(ALERT_QUIET_MS)]).toEqual([1, 0])
      expect(findAlerts([line], calm, NOON, new Set(['another']))).toEqual([])
    },
  )

  it('a scoreboard that is down in its season is an alert as long as it stays down, not for its one line', () => {
    const down = (changes: Parameters<typeof sampleHealth>[0]) =>
      find({ troubles: [], figures: calm, services: [sampleHealth(changes)], parts }, NOON).map(
        ({ title }) => title,
      )
    expect(down({ status: 'down' })).toEqual(['Service Down'])
    expect(down({ status: 'down', seasonActive: false })).toEqual([])
    expect(down({ status: 'degraded' })).toEqual([])
    expect(findAlerts([trouble({ category: 'API_HEALTH' })], calm, NOON)).toEqual([])
  })

  it.each([
    ['high error rate above 5%', { errorRate: 5.1 }, ['system', 'critical', 'High Error Rate']],
    ['not at 5%', { errorRate: 5 }, undefined],
    ['slow API above 2000 ms', { apiResponseTime: 2001 }, ['performance', 'warning', 'Slow API Response']],
    ['not at 2000 ms', { apiResponseTime: 2000 }, undefined],
    ['not without data', { errorRate: undefined, apiResponseTime: undefined }, undefined],
  ] as const)('%s', (_words, figures, expected) => {
    const [alert] = findAlerts([], { ...calm, ...figures }, NOON)
    expect(alert && [alert.type, alert.severity, alert.title]).toEqual(expected)
  })
})
