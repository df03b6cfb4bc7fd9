import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubLoops } from '../server/testing/stub-loops'

const loops = stubLoops()
vi.stubGlobal('$os', { getenv: () => JSON.stringify({ clock: { rate: 1, startMs: 0, wallStartMs: 0 } }) })

vi.resetModules()
const { runNow, runUntilMinuteEnds } = await import('./run-job')
const { lockOfLoop } = await import('../server/minute-loop')

const MINUTE = Date.parse('2026-01-04T20:00:00.000Z')
const HOUR_MS = 3_600_000
const runs: number[] = []
const job = {
  name: 'alerts',
  firstAfterMs: 0,
  run: () => {
    runs.push(Date.now() - MINUTE)
    return HOUR_MS
  },
} as const

beforeEach(() => {
  vi.useFakeTimers({ now: MINUTE })
  runs.length = 0
  loops.forget()
})
afterEach(() => vi.useRealTimers())

function lastMinuteGoesOnFor(ms: number): void {
  const lastMinute = lockOfLoop('job:alerts')
  loops.whileItSleeps = () => Date.now() >= MINUTE + ms && lastMinute?.release()
}

it('a job that is due runs also in a minute at whose beginning its last run still goes on', () => {
  lastMinuteGoesOnFor(8000)
  runUntilMinuteEnds(job)
  expect(runs).toHaveLength(1)
  expect(runs[0]).toBeGreaterThanOrEqual(8000)
})

it('a job is left alone for the minute when its last run goes on for longer than ten seconds', () => {
  lastMinuteGoesOnFor(40_000)
  runUntilMinuteEnds(job)
  expect(runs).toEqual([])
  expect(Date.now() - MINUTE).toBeLessThan(15_000)
})

it('a job that somebody asks for runs at once, or again when the run of now has ended', () => {
  expect(runNow(job)).toBe(true)
  lastMinuteGoesOnFor(3000)
  expect(runNow(job)).toBe(false)
  runUntilMinuteEnds(job)
  expect(runs).toHaveLength(2)
})
