import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_LEAGUES } from '../../league'
import { CALL_OUTCOMES } from './api-call'
import { CLASS_ENDS_MS, classOf, p95Ms } from './call-histogram'
import { mergeMinutes, minuteCalls, minuteOf, serviceOfKind, type MeasuredCall } from './minute-calls'

const call = (changes: Partial<MeasuredCall> = {}): MeasuredCall => ({
  kind: 'scoreboard',
  league: 'nfl',
  outcome: 'success',
  durationMs: 120,
  ...changes,
})

describe('calls of a minute', () => {
  it('are counted by kind and league: how many, how long, how they ended', () => {
    const calls = [
      call(),
      call({ durationMs: 2500.4, outcome: 'server_error' }),
      call({ durationMs: 10_000, outcome: 'network_error' }),
      call({ kind: 'image', league: '' }),
    ]
    expect(minuteCalls(calls)).toEqual({
      'scoreboard nfl': [3, 12_620, 10_000, { 3: 1, 10: 1, 13: 1 }, { server_error: 1, network_error: 1 }],
      image: [1, 120, 120, { 3: 1 }],
    })
  })

  it('belong to the minute in which they ended', () => {
    expect(minuteOf(Date.parse('2026-10-25T18:30:59.999Z'))).toBe('2026-10-25 18:30:00.000Z')
  })

  it('come out the same however they are split up', () => {
    const some = fc.record({
      kind: fc.constantFrom('scoreboard', 'summary'),
      league: fc.constantFrom('nfl', 'nba'),
      outcome: fc.constantFrom(...CALL_OUTCOMES),
      durationMs: fc.nat(12_000),
    })
    fc.assert(
      fc.property(fc.array(some), fc.array(some), (first, second) => {
        const whole = minuteCalls([...first, ...second])
        expect(mergeMinutes(minuteCalls(first), minuteCalls(second))).toEqual(whole)
      }),
    )
  })

  it('fall into the class whose end they do not exceed', () => {
    expect([0, 25, 26, 2000, 2001, 7500, 7501].map(classOf)).toEqual([0, 0, 1, 9, 10, 12, 13])
  })

  it('have a 95th percentile that is at most one class above the true one', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12_000), { minLength: 1 }), (durations) => {
        const figures = minuteCalls(durations.map((durationMs) => call({ durationMs })))['scoreboard nfl']!
        const sorted = durations.toSorted((a, b) => a - b)
        const exact = sorted[Math.ceil(sorted.length * 0.95) - 1]!
        const told = p95Ms(figures[3], figures[2])
        const end = CLASS_ENDS_MS.find((one) => exact <= one) ?? Infinity
        expect(told).toBeGreaterThanOrEqual(exact)
        expect(told).toBeLessThanOrEqual(end)
      }),
    )
    expect(p95Ms({ 0: 19, 9: 1 }, 1900)).toBe(25)
    expect(p95Ms({ 0: 18, 9: 2 }, 1900)).toBe(1900)
  })

  it('of 30 days stay under 50 MB when every league is live all the time', () => {
    const busy = ALL_LEAGUES.flatMap(({ slug }) =>
      ['scoreboard', 'summary'].flatMap((kind) =>
        [80, 180, 280, 80].map((durationMs) => call({ kind, league: slug, durationMs })),
      ),
    )
    const bytes = JSON.stringify(minuteCalls(busy)).length
    // A row also has its id, its minute and an index over each of the two.
    const row = bytes + 120
    expect(row * 30 * 24 * 60).toBeLessThan(50_000_000)
  })
})

it.each([
  ['scoreboard', 'feed'],
  ['summary', 'feed'],
  ['leaderboard', 'feed'],
  ['schedule', 'feed'],
  ['odds', 'feed-core'],
  ['image', 'images'],
  ['weather', 'weather'],
  ['ai', 'other'],
])('a call of kind %s goes to the service %s', (kind, service) => {
  expect(serviceOfKind(kind)).toBe(service)
})
