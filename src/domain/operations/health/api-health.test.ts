import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../time/intervals'
import { NOON, sampleHealth } from '../testing/samples'
import {
  errorsLastHour,
  healthAfter,
  initialHealth,
  isCheckSkipped,
  requestsLastHour,
  type HealthEvent,
} from './api-health'

const endpoint = { service: 'NFL', endpoint: '/nfl', sport: 'NFL', seasonReason: 'regular season' }
const answered = (status: number, durationMs = 200): HealthEvent => ({ kind: 'answered', status, durationMs })

describe('002 section 4: API health per service', () => {
  it('is initially healthy if the sport is in season', () => {
    expect(initialHealth({ ...endpoint, seasonActive: true })).toMatchObject({
      status: 'healthy',
      successRate: 100,
      requests: [],
    })
  })

  it('else degraded with success rate 50', () => {
    expect(initialHealth({ ...endpoint, seasonActive: false })).toMatchObject({
      status: 'degraded',
      successRate: 50,
      requests: [],
    })
  })

  it('becomes down with success rate 0 when a sport leaves its season', () => {
    const after = healthAfter(sampleHealth(), { kind: 'season', active: false, reason: 'over' }, NOON)
    expect(after).toMatchObject({ status: 'down', successRate: 0, seasonActive: false, seasonReason: 'over' })
  })

  it('starts afresh when the season begins, and only then', () => {
    const season: HealthEvent = { kind: 'season', active: true, reason: 'begun' }
    const requests = [{ atMs: NOON - 1, ok: false }]
    const before = sampleHealth({ status: 'down', seasonActive: false, successRate: 0, requests })
    const after = healthAfter(before, season, NOON)
    expect(after).toMatchObject({ status: 'healthy', successRate: 100, requests: [] })
    const running = sampleHealth({ status: 'down', seasonActive: true, successRate: 10 })
    expect(healthAfter(running, season, NOON)).toMatchObject({ status: 'down', successRate: 10 })
  })

  const table: readonly [what: string, sport: string, event: HealthEvent, status: string][] = [
    ['a successful response', 'NFL', answered(200), 'healthy'],
    ['exactly 5000 ms', 'NFL', answered(200, 5000), 'healthy'],
    ['slower than 5000 ms', 'NFL', answered(200, 5001), 'degraded'],
    ['not modified', 'NFL', answered(304), 'healthy'],
    ['400', 'NFL', answered(400), 'down'],
    ['199', 'NFL', answered(199), 'down'],
    ['a failed status', 'NFL', answered(500), 'down'],
    ['404', 'NFL', answered(404), 'down'],
    ['404 of the golf API (no tournament)', 'PGA', answered(404), 'healthy'],
    ['404 of the golf API (no cup)', 'RYDER_CUP', answered(404), 'healthy'],
    ['a slow 404 of the golf API', 'PGA', answered(404, 5001), 'degraded'],
    ['500 of the golf API', 'PGA', answered(500), 'down'],
    ['a golf network error', 'PGA', { kind: 'unreachable' }, 'degraded'],
    ['another network error', 'NFL', { kind: 'unreachable' }, 'down'],
    ['a skipped check', 'PGA', { kind: 'skipped' }, 'healthy'],
  ]
  it.each(table)('%s (%s): %j gives %s', (_what, sport, event, status) => {
    const before = sampleHealth({ sport, status: 'degraded' })
    expect(healthAfter(before, event, NOON)).toMatchObject({ status, lastCheck: NOON })
  })

  it('counts the success rate over the requests of the last hour', () => {
    const events = [answered(200), answered(503), answered(200), answered(200)]
    const health = events.reduce(
      (state, event, index) => healthAfter(state, event, NOON + index * MINUTE_MS),
      sampleHealth(),
    )
    expect(health.successRate).toBe(75)
    const nowMs = NOON + 4 * MINUTE_MS
    expect([requestsLastHour(health, nowMs), errorsLastHour(health, nowMs)]).toEqual([4, 1])
    expect(requestsLastHour(health, NOON + HOUR_MS)).toBe(3)
    expect(healthAfter(health, answered(200), NOON + 2 * HOUR_MS).successRate).toBe(100)
  })

  it.each(['NFL', 'PGA'])('a network error counts as an error (%s)', (sport) => {
    const health = healthAfter(sampleHealth({ sport }), { kind: 'unreachable' }, NOON)
    expect([errorsLastHour(health, NOON), health.successRate]).toEqual([1, 0])
  })

  it('without an answer there is no response time, as that of the answer before says nothing any more', () => {
    const quick = healthAfter(sampleHealth(), answered(200, 90), NOON)
    expect(quick.responseTime).toBe(90)
    expect(healthAfter(quick, { kind: 'unreachable' }, NOON)).not.toHaveProperty('responseTime')
  })

  it.each([
    ['PGA', '2024-12-18T00:00:00Z', true],
    ['PGA', '2024-12-19T00:00:00Z', false],
    ['PGA', '2026-07-01T00:00:00Z', false],
    ['NFL', '2024-01-01T00:00:00Z', false],
  ])('%s is skipped on %s: %s (before 2025-01-02 by more than 14 days)', (sport, time, skipped) => {
    expect(isCheckSkipped(sport, Date.parse(time))).toBe(skipped)
  })

  it('has a known status and a rate of 0 to 100 after any events', () => {
    const event = fc.oneof(
      fc.record({ kind: fc.constant('answered' as const), status: fc.integer(), durationMs: fc.double() }),
      fc.constant<HealthEvent>({ kind: 'unreachable' }),
      fc.constant<HealthEvent>({ kind: 'skipped' }),
      fc.record({ kind: fc.constant('season' as const), active: fc.boolean(), reason: fc.string() }),
    )
    const step = fc.tuple(event, fc.integer({ min: 0, max: 2 * HOUR_MS }))
    fc.assert(
      fc.property(
        fc.constantFrom('NFL', 'PGA'),
        fc.boolean(),
        fc.array(step),
        (sport, seasonActive, steps) => {
          let nowMs = NOON
          let health = initialHealth({ ...endpoint, sport, seasonActive })
          for (const [next, waitMs] of steps) health = healthAfter(health, next, (nowMs += waitMs))
          expect(['healthy', 'degraded', 'down']).toContain(health.status)
          expect(health.successRate >= 0 && health.successRate <= 100).toBe(true)
          expect(errorsLastHour(health, nowMs)).toBeLessThanOrEqual(requestsLastHour(health, nowMs))
        },
      ),
    )
  })
})
