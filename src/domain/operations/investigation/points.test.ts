import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../logs/log-entry'
import { MINUTE_MS } from '../../time/intervals'
import { NOON, sampleLog } from '../testing/samples'
import { rankCauses } from './causes'

const line = (minutes: number, changes: Partial<LogEntry>): LogEntry =>
  sampleLog({ level: 'error', timestamp: NOON + minutes * MINUTE_MS, ...changes })
const feed = (minutes: number) => line(minutes, { category: 'API', message: 'The feed failed (league nfl)' })
const route = (minutes: number) =>
  line(minutes, { category: 'REQUEST', metadata: { method: 'GET', url: '/api/games/nfl/401' } })
const crash = (minutes: number) => line(minutes, { category: 'SCREEN', message: 'GameCard: boom' })
const letter = (minutes: number) => line(minutes, { category: 'SERVER', message: 'A letter was not sent' })

const failed = (minutes: number, name: string) =>
  line(minutes, { category: 'SERVER', message: `${name} failed` })

const ranked = (issue: LogEntry, entries: readonly LogEntry[]) =>
  rankCauses({ type: issue.category, timestamp: issue.timestamp, line: issue }, { entries, calls: [] })

describe('the points of a cause are counted', () => {
  it('a deeper part that explains the issue has those of the part, of the first, of its share and of its depth', () => {
    expect(ranked(route(0), [feed(-2), feed(-1), route(0), route(1), route(2)])).toEqual([
      {
        kind: 'upstream',
        name: 'NFL scoreboard',
        sinceMs: NOON - 2 * MINUTE_MS,
        // 30 as it explains the issue, 12 for 2 of 5 lines, 20 as it came first, 15 for its depth.
        points: 77,
        evidence: [
          'It explains the trouble of GET /api/games/nfl/#',
          'Its trouble came first',
          '2 of 5 lines of trouble speak of it',
        ],
      },
      {
        kind: 'route',
        name: 'GET /api/games/nfl/#',
        sinceMs: NOON,
        // 10 as something else explains it, 18 for 3 of 5 lines, 4 for its depth.
        points: 32,
        evidence: ['The issue is trouble of this part', '3 of 5 lines of trouble speak of it'],
      },
    ])
  })

  it('trouble that has nothing to do with the issue counts half', () => {
    expect(
      ranked(crash(0), [letter(-4), letter(-3), crash(0)]).map(({ name, points }) => [name, points]),
    ).toEqual([
      // 30 as the issue is its own, 10 for 1 of 3 lines, 2 for its depth.
      ['GameCard', 42],
      // Half of 20 for 2 of 3 lines, 20 as it came first and 12 for its depth.
      ['Mail server', 26],
    ])
  })

  it('a part that only warned counts half around what is its own', () => {
    const warning = { ...crash(0), level: 'warn' } as const
    // 30 as the issue is its own, and half of 30 for all lines, 20 as it came first and 2 for its depth.
    expect(ranked(warning, [warning])[0]?.points).toBe(56)
  })

  it('trouble that began half way to the issue has half of the points for the first', () => {
    const causes = ranked(crash(0), [letter(-10), feed(-5), crash(0)])
    // Upstream: 30 as it explains the crash, 10 for 1 of 3 lines, 10 for when it began, 15 for its depth.
    expect(causes.map(({ name, points }) => [name, points])).toEqual([
      ['NFL scoreboard', 65],
      // 10 as something else explains it, 10 for 1 of 3 lines, 2 for its depth.
      ['GameCard', 22],
      // Half of 10 for 1 of 3 lines, 20 as it came first and 12 for its depth.
      ['Mail server', 21],
    ])
  })
})

it('five causes are shown at most', () => {
  const entries = ['D', 'B', 'C', 'A', 'E', 'F'].map((name) =>
    line(0, { category: 'SCREEN', message: `${name}: boom` }),
  )
  const causes = ranked(entries[5]!, entries)
  expect(causes.map(({ name }) => name)).toEqual(['F', 'A', 'B', 'C', 'D'])
})

it('of equally likely causes the one whose trouble came first stands first', () => {
  const issue = { type: 'High Error Rate', timestamp: NOON }
  const causes = rankCauses(issue, { entries: [failed(0, 'A'), failed(-0.5, 'B')], calls: [] })
  // 15 for 1 of 2 lines, 20 as both began within a minute, 8 for their depth. Nothing halves them: no part owns the issue.
  expect(causes.map(({ name, points }) => [name, points])).toEqual([
    ['B failed', 43],
    ['A failed', 43],
  ])
})

it('trouble of a minute before the issue began with it', () => {
  const points = (minutes: number) =>
    ranked(crash(0), [letter(minutes), crash(0)]).find(({ name }) => name === 'GameCard')?.points
  // 30 as the issue is its own, 15 for 1 of 2 lines, 2 for its depth, and 20 if nothing came before it.
  expect([points(-1), points(-1.01)]).toEqual([67, 47])
})
