import { describe, expect, it } from 'vitest'
import type { CallGroup } from '../api-calls/call-group'
import type { LogEntry } from '../logs/log-entry'
import { MINUTE_MS } from '../../time/intervals'
import { NOON, sampleLog } from '../testing/samples'
import { rankCauses } from './causes'
import type { Issue } from './issue'

let count = 0
const line = (minutes: number, changes: Partial<LogEntry>): LogEntry =>
  sampleLog({ id: `l${count++}`, level: 'error', timestamp: NOON + minutes * MINUTE_MS, ...changes })
const feed = (minutes: number, slug = 'nfl') =>
  line(minutes, { category: 'API', message: `The feed failed (league ${slug}, source late, reason 503)` })
const route = (minutes: number, more: Partial<LogEntry> = {}) =>
  line(minutes, {
    category: 'REQUEST',
    message: 'GET /api/games/nfl/401 answered 500',
    metadata: { method: 'GET', url: '/api/games/nfl/401', status: 500 },
    ...more,
  })
const crash = (minutes: number, more: Partial<LogEntry> = {}) =>
  line(minutes, {
    category: 'SCREEN',
    message: 'GameCard: boom',
    metadata: { componentName: 'GameCard', error: 'boom' },
    ...more,
  })
const locked = (minutes: number) =>
  line(minutes, { category: 'SERVER', message: 'A job failed unexpectedly (error database is locked)' })
const letter = (minutes: number) =>
  line(minutes, { category: 'SERVER', message: 'A letter was not sent (kind reset, error 550 refused)' })
const unsent = (minutes: number) =>
  line(minutes, { category: 'MAIL', message: 'The mail server says nothing: letters wait to be sent (2)' })

const issueOf = (entry: LogEntry): Issue => ({
  type: entry.category,
  timestamp: entry.timestamp,
  line: entry,
})
const figureIssue: Issue = { type: 'High Error Rate', timestamp: NOON }
const first = (issue: Issue, entries: readonly LogEntry[], calls: readonly CallGroup[] = []) => {
  const [cause] = rankCauses(issue, { entries, calls })
  return cause && `${cause.kind}: ${cause.name}`
}

describe('the true cause comes first', () => {
  const cases: readonly (readonly [string, string, Issue, readonly LogEntry[]])[] = [
    ['a feed that answers 503', 'upstream: NFL scoreboard', issueOf(feed(0)), [feed(0), feed(1)]],
    [
      'a route that fails since the feed does',
      'upstream: NFL scoreboard',
      issueOf(route(0)),
      [feed(-2), feed(-1), route(0), route(1), route(2)],
    ],
    [
      'a page that breaks since the feed does',
      'upstream: NFL scoreboard',
      issueOf(crash(0)),
      [feed(-1), crash(0), crash(1)],
    ],
    [
      'a route that fails by itself while something else of later is slow',
      'route: GET /api/games/nfl/#',
      issueOf(route(0)),
      [route(0), route(1), feed(5, 'nba')],
    ],
    [
      'a database that takes no write',
      'database: Database',
      issueOf(route(0)),
      [locked(-1), route(0), crash(1), feed(2)],
    ],
    [
      'a mail server that refuses',
      'mail: Mail server',
      issueOf(letter(0)),
      [feed(-20), letter(0), letter(1)],
    ],
    [
      'a mail server that refuses right after a database that took no write',
      'mail: Mail server',
      issueOf(letter(0)),
      [locked(-2), locked(-1), locked(0), letter(0)],
    ],
    [
      'a letter that never came to the mail server because the database took no write',
      'database: Database',
      issueOf(unsent(0)),
      [locked(-2), locked(-1), unsent(0)],
    ],
    [
      'a page that breaks a minute before the feed is found to fail',
      'upstream: NFL scoreboard',
      issueOf(crash(0)),
      [crash(0), feed(1)],
    ],
    [
      'a page that breaks longer before the feed does',
      'component: GameCard',
      issueOf(crash(0)),
      [crash(0), feed(1.01)],
    ],
    ['a component of a page', 'component: GameCard', issueOf(crash(0)), [crash(0), crash(2)]],
    [
      'many leagues at once',
      'upstream: Sports feed',
      figureIssue,
      [feed(-3), feed(-2, 'nba'), feed(-1, 'nhl'), route(0)],
    ],
    [
      'a component that breaks while parts of its build are gone',
      'component: GameCard',
      issueOf(crash(0, { buildId: 'old' })),
      [
        crash(0, { buildId: 'old' }),
        crash(-1, {
          buildId: 'old',
          message: 'Settings: Failed to fetch dynamically imported module: /a.js',
          metadata: {
            componentName: 'Settings',
            error: 'Failed to fetch dynamically imported module: /a.js',
          },
        }),
      ],
    ],
    [
      'two leagues that fail from the same minute on',
      'upstream: Sports feed',
      issueOf(feed(0)),
      [feed(0), feed(1, 'nhl')],
    ],
    [
      'one league among others that failed before',
      'upstream: NFL scoreboard',
      issueOf(feed(0)),
      [feed(-20, 'nhl'), feed(0), feed(1)],
    ],
    [
      'something that was silent an hour ago',
      'component: GameCard',
      issueOf(crash(0)),
      [feed(-61), crash(0)],
    ],
  ]
  it.each(cases)('%s: %s', (_words, expected, issue, entries) => {
    expect(first(issue, entries)).toBe(expected)
  })

  it('a build, when pages of another are well', () => {
    const entries = [
      crash(0, { buildId: 'new' }),
      crash(1, { buildId: 'new' }),
      line(1, {
        level: 'warn',
        category: 'PERFORMANCE',
        message: 'Slow API call: /api/x took 2100ms',
        buildId: 'old',
      }),
    ]
    expect(first(issueOf(entries[0]!), entries)).toBe('build: new')
    const [build] = rankCauses(issueOf(entries[0]!), { entries, calls: [] })
    expect(build?.evidence).toContain('It explains the trouble of GameCard')
    const everywhere = [...entries, crash(2, { buildId: 'old' })]
    expect(first(issueOf(entries[0]!), everywhere)).toBe('component: GameCard')
  })

  it('failing calls point to an upstream that no line mentions', () => {
    const calls: readonly CallGroup[] = [
      { kind: 'weather', league: '', figures: [10, 25_000, 9000, {}] },
      { kind: 'summary', league: 'nba', figures: [20, 900, 90, {}, { server_error: 17, missing: 1 }] },
    ]
    const causes = rankCauses(figureIssue, { entries: [], calls })
    expect(causes.map(({ name, evidence }) => [name, evidence])).toEqual([
      ['NBA summary', ['Its trouble came first', '17 of 20 calls failed']],
      ['Weather service', ['Its trouble came first', '10 calls took 2500ms on average']],
    ])
  })

  it('slow calls never explain a crash, however many there were', () => {
    const slow = ['nfl', 'nba', 'nhl', 'mlb'].map((league) =>
      line(-5, {
        level: 'warn',
        category: 'API',
        message: `A slow call (kind scoreboard, league ${league}, outcome success, ms 2701)`,
      }),
    )
    const entries = [...slow, ...slow, crash(0)]
    expect(first(issueOf(crash(0)), entries)).toBe('component: GameCard')
    expect(first({ type: 'Slow API Response', timestamp: NOON }, slow)).toBe('upstream: Sports feed')
    expect(first(issueOf(feed(0)), [...slow, feed(0)])).toBe('upstream: NFL scoreboard')
  })

  it('a model that takes long is no trouble, as it always does', () => {
    const calls: readonly CallGroup[] = [{ kind: 'ai', league: '', figures: [2, 60_000, 40_000, {}] }]
    expect(rankCauses(figureIssue, { entries: [], calls })).toEqual([])
  })

  it('failing calls alone explain nothing, as nobody measured when they began', () => {
    const calls: readonly CallGroup[] = [
      { kind: 'scoreboard', league: 'nba', figures: [50, 900, 90, {}, { server_error: 1 }] },
    ]
    const entries = [crash(0), crash(1), crash(2)]
    const [cause] = rankCauses(issueOf(entries[0]!), { entries, calls })
    expect(cause?.name).toBe('GameCard')
  })

  it('the same action ties trouble together, however many other lines there are', () => {
    const action = { correlationId: 'tap-1' }
    const entries = [route(-1, action), crash(0, action), ...[1, 2, 3].map((minutes) => letter(minutes))]
    const causes = rankCauses({ ...issueOf(entries[1]!), ...action }, { entries, calls: [] })
    expect(causes[0]?.name).toBe('GET /api/games/nfl/#')
  })
})

it('whatever order the evidence comes in, the ranking is the same; without evidence there is none', () => {
  const entries = [feed(-2), route(0), crash(1), letter(2), locked(3)]
  const ranked = rankCauses(issueOf(entries[1]!), { entries, calls: [] })
  expect(rankCauses(issueOf(entries[1]!), { entries: entries.toReversed(), calls: [] })).toEqual(ranked)
  expect(rankCauses(figureIssue, { entries: [], calls: [] })).toEqual([])
})
