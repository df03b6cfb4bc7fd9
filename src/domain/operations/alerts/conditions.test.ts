import { describe, expect, it } from 'vitest'
import { NOON, sampleHealth, sampleLog } from '../testing/samples'
import { alertKeyOf, findAlerts, troubleKey, type AlertFacts } from './find-alerts'
import { canBeAcknowledged, partTroubles, storageAlert } from './part-troubles'

const FACTS: AlertFacts = {
  troubles: [],
  figures: { errorRate: 0, apiResponseTime: 100, apiCallsLastHour: 10 },
  services: [],
  parts: { edges: { status: 'none' }, stuckLetters: 0 },
}
const found = (changes: Partial<AlertFacts>) => findAlerts({ ...FACTS, ...changes }, NOON)
const now = { timestamp: NOON, lastSeen: NOON, count: 0 }
const CRITICAL = { type: 'system', severity: 'critical', ...now }

describe('an alert raised without a log line says what is wrong, and which part has seen it', () => {
  it('for a scoreboard that is down, with its address', () => {
    const service = sampleHealth({ service: 'NFL', endpoint: 'https://feed.example/nfl', status: 'down' })
    expect(found({ services: [service] })).toEqual([
      {
        ...CRITICAL,
        key: 'down NFL',
        title: 'Service Down',
        message: 'NFL is down',
        source: 'System Monitor',
        metadata: { url: 'https://feed.example/nfl' },
      },
    ])
  })

  it('for many errors, and for slow answers', () => {
    const figures = { errorRate: 7.25, apiResponseTime: 2500.4, apiCallsLastHour: 10 }
    expect(found({ figures })).toEqual([
      {
        ...CRITICAL,
        key: 'high-error-rate',
        title: 'High Error Rate',
        message: "7.3% of the last hour's log entries are errors",
        source: 'System Monitor',
      },
      {
        ...now,
        type: 'performance',
        severity: 'warning',
        key: 'slow-api',
        title: 'Slow API Response',
        message: 'API calls took 2500ms on average in the last hour',
        source: 'System Monitor',
      },
    ])
  })

  it('with a figure that is more than the threshold as written, too', () => {
    const figures = { errorRate: 5.04, apiResponseTime: 2000.4, apiCallsLastHour: 10 }
    expect(found({ figures }).map(({ message }) => message)).toEqual([
      "5.1% of the last hour's log entries are errors",
      'API calls took 2001ms on average in the last hour',
    ])
  })

  it('for edges, letters and the disk', () => {
    const edge = { name: 'a', pushes: 1, failures: 0, lagMs: 2, behindMs: 9000 }
    const facts = {
      edges: { status: 'behind', now: { edges: [edge], atMs: NOON } },
      stuckLetters: 2,
      disk: { freeBytes: 123_400_000, allBytes: 1e11 },
    } as const
    expect(partTroubles(facts, NOON)).toEqual([
      {
        ...CRITICAL,
        key: 'edge a',
        title: 'Edge Behind',
        message: 'The edge a has not taken changes (behind 9s)',
        source: 'EDGE',
      },
      {
        ...CRITICAL,
        key: 'mail-stuck',
        title: 'Mail Stuck',
        message: 'The mail server says nothing: letters wait to be sent (2)',
        source: 'MAIL',
      },
      {
        ...CRITICAL,
        key: 'disk',
        title: 'Disk Almost Full',
        message: 'The disk is almost full (123 MB are free)',
        source: 'STORAGE',
      },
    ])
  })

  it('for edges that nobody counts any more, and not for edges of which nothing is known', () => {
    const edges = { status: 'unknown', now: { edges: [], atMs: NOON } } as const
    expect(partTroubles({ edges, stuckLetters: 0 }, NOON)).toEqual([
      {
        ...CRITICAL,
        key: 'edges',
        title: 'Edges Not Watched',
        message: 'Nobody counts what edges take',
        source: 'EDGE',
      },
    ])
    expect(partTroubles({ edges: { status: 'behind' }, stuckLetters: 0 }, NOON)).toEqual([])
  })

  it('may be acknowledged, but for that of a database that could not keep the acknowledgement', () => {
    const [mail] = partTroubles({ edges: { status: 'none' }, stuckLetters: 1 }, NOON)
    expect(canBeAcknowledged(mail!)).toBe(true)
    expect(canBeAcknowledged(storageAlert('s1', NOON, NOON))).toBe(false)
  })

  it('for a database that takes no writes, with the time since when', () => {
    expect(storageAlert('s1', NOON - 5000, NOON)).toEqual({
      ...CRITICAL,
      id: 's1',
      key: 'storage',
      title: 'Storage Refuses Writes',
      message: 'The database takes no write. What is read is as it was before',
      source: 'STORAGE',
      timestamp: NOON - 5000,
    })
  })
})

describe('a line of the log', () => {
  const line = {
    level: 'error',
    category: 'API_HEALTH',
    message: 'NFL: down (timeout), before healthy',
  } as const

  it('that says that a scoreboard is down belongs to the alert of that scoreboard', () => {
    const [alert] = found({ services: [sampleHealth({ service: 'NFL', status: 'down' })] })
    expect(alertKeyOf(line)).toBe(alert?.key)
  })

  it.each([
    ['of a page', { ...line, sessionId: 'ab12cd34' }],
    ['of a scoreboard that is only slow', { ...line, level: 'warn' as const }],
    ['of another part', { ...line, category: 'API' }],
  ])('%s belongs to the alert that it raises itself', (_whose, other) => {
    expect(alertKeyOf(other)).toBe(troubleKey(other))
  })
})

describe('an alert raised by log lines', () => {
  const alertOf = (metadata?: { readonly url: string }) => {
    const latest = sampleLog({ level: 'error', ...(metadata && { metadata }) })
    return found({ troubles: [{ latest, count: 1, phones: [], sinceMs: NOON }] })[0]
  }

  it('carries the metadata of the latest line', () => {
    expect(alertOf({ url: 'https://feed.example' })?.metadata).toEqual({ url: 'https://feed.example' })
    expect(alertOf()).not.toHaveProperty('metadata')
    expect(alertOf()).not.toHaveProperty('correlationId')
  })

  it('has a key of three hundred letters at most', () => {
    const message = 'no answer '.repeat(60)
    expect(troubleKey(sampleLog({ message }))).toHaveLength(300)
  })
})
