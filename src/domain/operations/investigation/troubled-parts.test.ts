import { describe, expect, it } from 'vitest'
import type { CallGroup } from '../api-calls/call-group'
import type { LogEntry } from '../logs/log-entry'
import { MINUTE_MS } from '../../time/intervals'
import { NOON, sampleLog } from '../testing/samples'
import type { Issue } from './issue'
import type { TroubledPart } from './troubled-part'
import { troubledParts } from './troubled-parts'

const line = (minutes: number, changes: Partial<LogEntry>): LogEntry =>
  sampleLog({ level: 'error', timestamp: NOON + minutes * MINUTE_MS, ...changes })
const feed = (minutes: number, slug = 'nfl', more: Partial<LogEntry> = {}) =>
  line(minutes, { category: 'API', message: `The feed failed (league ${slug})`, ...more })
const crash = (buildId?: string) =>
  line(0, { category: 'SCREEN', message: 'GameCard: boom', ...(buildId && { buildId }) })
const refused = line(0, {
  level: 'warn',
  category: 'SERVER',
  message: 'A letter was not sent (kind reset, error 550 refused)',
})
const calls = (league: string, figures: CallGroup['figures'], kind = 'scoreboard'): CallGroup => ({
  kind,
  league,
  figures,
})

const FIGURE: Issue = { type: 'High Error Rate', timestamp: NOON }
const PART: TroubledPart = {
  kind: 'upstream',
  name: 'NFL scoreboard',
  sinceMs: NOON,
  weight: 1,
  isOwn: false,
  isTimed: true,
  isBroken: true,
  isSaidByPart: false,
  facts: ['1 of 1 lines of trouble speak of it'],
}
const parts = (entries: readonly LogEntry[], groups: readonly CallGroup[] = [], issue = FIGURE) =>
  troubledParts(issue, { entries, calls: groups })
const names = (...args: Parameters<typeof parts>) => parts(...args).map(({ name }) => name)

describe('a part with trouble', () => {
  it('is one that lines of the hour before and the half hour after the issue speak of', () => {
    const entries = [feed(-60.01), feed(-60), feed(30), feed(30.01), feed(0, 'nfl', { level: 'info' })]
    expect(parts(entries)).toEqual([
      { ...PART, sinceMs: NOON - 60 * MINUTE_MS, weight: 2, facts: ['2 of 2 lines of trouble speak of it'] },
    ])
    expect(parts([feed(0, 'nfl', { level: 'warn' })])).toEqual([{ ...PART, isBroken: false }])
  })

  it('weighs more by the calls that failed or were slow', () => {
    const failing = calls('nfl', [10, 30_000, 9000, {}, { server_error: 2 }])
    expect(parts([feed(0)], [failing])).toEqual([
      {
        ...PART,
        weight: 13,
        facts: [
          '1 of 1 lines of trouble speak of it',
          '2 of 10 calls failed',
          '10 calls took 3000ms on average',
        ],
      },
    ])
  })

  it('may be one of which only calls speak, and nobody knows since when', () => {
    const failing = calls('nba', [20, 900, 90, {}, { server_error: 2 }], 'summary')
    const told = { weight: 2, isTimed: false, facts: ['2 of 20 calls failed'] }
    expect(parts([], [failing])).toEqual([{ ...PART, name: 'NBA summary', ...told }])
    expect(parts([], [calls('nba', [1, 2001, 2001, {}])])).toMatchObject([
      { isBroken: false, weight: 1, facts: ['1 call took 2001ms'] },
    ])
    const one = calls('nba', [1, 900, 900, {}, { server_error: 1 }])
    expect(parts([], [one])).toMatchObject([{ facts: ['1 of 1 call failed'] }])
    expect(parts([], [calls('nba', [1, 2000, 2000, {}]), calls('nfl', [0, 0, 0, {}])])).toEqual([])
  })

  it('is that of the issue, also when the log has no line of it any more', () => {
    const issue = { ...FIGURE, line: refused }
    const mail = {
      ...PART,
      kind: 'mail',
      name: 'Mail server',
      isOwn: true,
      isBroken: false,
      isSaidByPart: true,
    }
    expect(parts([], [], issue)).toEqual([{ ...mail, facts: [] }])
    expect(parts([refused], [], issue)).toEqual([mail])
    expect(parts([], [], { ...FIGURE, line: feed(0) })).toMatchObject([{ isOwn: true, isBroken: true }])
  })

  it('has said itself what is wrong if one of its lines says so', () => {
    const unreached = { ...refused, message: 'A letter was not sent (kind reset, error no route)' }
    expect(parts([refused, unreached])).toMatchObject([{ name: 'Mail server', isSaidByPart: true }])
    expect(parts([unreached])).toMatchObject([{ name: 'Mail server', isSaidByPart: false }])
  })

  it('belongs to the issue when it failed in the same action', () => {
    const issue = { ...FIGURE, line: refused, correlationId: 'tap-1' }
    const facts = [...PART.facts, 'It failed in the same action']
    expect(parts([feed(0, 'nfl', { correlationId: 'tap-1' })], [], issue)).toEqual([
      { ...PART, isOwn: true, facts },
    ])
    expect(parts([feed(0)])[0]?.isOwn).toBe(false)
    const isOwn = (...lines: readonly LogEntry[]) => parts(lines, [], issue)[0]?.isOwn
    expect(isOwn(feed(0, 'nfl', { correlationId: 'tap-2' }))).toBe(false)
    expect(isOwn(feed(0), feed(0, 'nfl', { correlationId: 'tap-1' }))).toBe(true)
  })
})

describe('the whole feed', () => {
  it('has trouble when three leagues have it, or two from the same minute on', () => {
    const whole = { ...PART, name: 'Sports feed', sinceMs: NOON - 3 * MINUTE_MS, weight: 3 }
    const leagues = 'NFL scoreboard, NBA scoreboard, NHL scoreboard'
    const three = [feed(-3), feed(-2, 'nba'), feed(-1, 'nhl')]
    const facts = [`3 leagues have trouble at once: ${leagues}`]
    expect(parts(three)).toEqual([{ ...whole, facts }])
    expect(parts(three, [], { ...FIGURE, line: three[1]! })).toEqual([{ ...whole, isOwn: true, facts }])
    expect(names([feed(-3), feed(-2, 'nba')])).toEqual(['Sports feed'])
    expect(names([feed(-3), feed(-1.99, 'nba')])).toEqual(['NFL scoreboard', 'NBA scoreboard'])
  })

  it('is known by three leagues of which only calls speak, not by two, and not by other calls', () => {
    const failing = ['nfl', 'nba', 'nhl'].map((league) => calls(league, [9, 9, 1, {}, { server_error: 1 }]))
    expect(parts([], failing)).toMatchObject([{ name: 'Sports feed', weight: 3, isTimed: false }])
    expect(names([], failing.slice(1))).toEqual(['NBA scoreboard', 'NHL scoreboard'])
    expect(
      names(
        [],
        failing.map((one) => ({ ...one, kind: 'summary' })),
      ),
    ).toHaveLength(3)
    expect(parts([feed(0)], failing)).toMatchObject([{ name: 'Sports feed', isTimed: true }])
    // Nobody knows whether the calls of the second began to fail at once with the lines of the first.
    expect(names([feed(0)], failing.slice(1, 2))).toEqual(['NFL scoreboard', 'NBA scoreboard'])
  })

  it('has nothing to do with parts of the app that are called scoreboards', () => {
    const broken = ['Small', 'Large', 'Old'].map((name) =>
      line(0, { category: 'SCREEN', message: `${name} scoreboard: boom` }),
    )
    expect(names(broken)).toEqual(['Small scoreboard', 'Large scoreboard', 'Old scoreboard'])
  })

  it('is broken by leagues that fail; those that are only slow count where none fails', () => {
    const slow = (slug: string) => feed(0, slug, { level: 'warn' })
    expect(parts([slow('nfl'), slow('nba')])).toMatchObject([{ name: 'Sports feed', isBroken: false }])
    expect(names([slow('nfl'), slow('nba'), feed(0, 'nhl')])).toHaveLength(3)
    expect(names([slow('nfl'), feed(0, 'nba'), feed(0, 'nhl')])).toEqual(['NFL scoreboard', 'Sports feed'])
  })
})

describe('a build of the app', () => {
  it('has trouble when a component breaks in it alone and another build is in use', () => {
    const component = { ...PART, kind: 'component', name: 'GameCard', isOwn: false } as const
    const well = line(0, { category: 'AUTH', level: 'warn', buildId: 'old' })
    const build = { ...component, kind: 'build', name: 'new' }
    expect(parts([crash('new'), well])).toContainEqual({
      ...build,
      facts: ['Only pages of this build have trouble with GameCard'],
    })
    expect(names([crash('new')])).toEqual(['GameCard'])
    expect(names([crash('new'), crash('old')])).toEqual(['GameCard'])
    // What the server says is of no build, and so is a crash that does not name its build.
    expect(names([crash('new'), feed(0)])).toEqual(['GameCard', 'NFL scoreboard'])
    const unnamed = parts([crash(), well, feed(0, 'nfl', { buildId: 'new' })])
    expect(unnamed.map(({ kind }) => kind)).not.toContain('build')
  })
})
