import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubLoops } from './testing/stub-loops'

const logged: unknown[][] = []
const loops = stubLoops({ logger: () => ({ error: (...line: unknown[]) => logged.push(line) }) })

vi.resetModules()
const { lockOfLoop, loopUntilMinuteEnds, noteCronTick } = await import('./minute-loop')

const MINUTE = Date.parse('2026-01-04T20:00:00.000Z')
let steps: number[]

beforeEach(() => {
  vi.useFakeTimers({ now: MINUTE })
  loops.forget()
  logged.length = 0
  steps = []
})
afterEach(() => vi.useRealTimers())

const HOUR_MS = 3_600_000
const sinceMinute = () => Date.now() - MINUTE

/** Work that comes again so long after each step. */
function workEvery(ms: number, step: () => unknown = () => undefined): void {
  let dueAt = MINUTE
  loopUntilMinuteEnds({
    name: 'work',
    dueAt: () => dueAt,
    step() {
      steps.push(sinceMinute())
      dueAt = Date.now() + ms
      step()
    },
  })
}

function lastMinuteGoesOnFor(ms: number): void {
  const lastMinute = lockOfLoop('work')
  loops.whileItSleeps = () => sinceMinute() >= ms && lastMinute?.release()
}

describe('work that comes again', () => {
  it.each([
    [25_000, [0, 25_000, 50_000]],
    [59_600, [0, 59_600]],
    [59_800, [0]],
  ])('is done whenever it is due until just before cron fires again: every %s ms', (ms, times) => {
    workEvery(ms)
    expect(steps).toEqual(times)
  })

  it('leaves its place to others when nothing is due in this minute', () => {
    workEvery(120_000)
    expect([steps, sinceMinute()]).toEqual([[0], 0])
    expect(lockOfLoop('work')).toBeDefined()
  })

  it('is left to the next loop when a step lasts until this one has to end', () => {
    workEvery(1000, () => vi.setSystemTime(MINUTE + 59_700))
    expect(steps).toEqual([0])
  })

  it('ends a whole number of minutes after the last tick of a cron that no longer fires on the minute', () => {
    vi.setSystemTime(MINUTE + 20_000)
    noteCronTick()
    workEvery(25_000)
    expect(steps).toEqual([20_000, 45_000, 70_000])
    expect(sinceMinute()).toBeLessThan(80_000)
  })

  it('is done by one loop only, however many are started', () => {
    workEvery(50_000, () => workEvery(0))
    expect(steps).toEqual([0, 50_000])
  })

  it('goes on in the next minute when the work of the last one reaches into it', () => {
    lastMinuteGoesOnFor(44_000)
    workEvery(5000)
    expect(steps).toEqual([44_000, 49_000, 54_000, 59_000])
  })

  it('is left alone for the minute when the work of the last one goes on for longer', () => {
    lastMinuteGoesOnFor(50_000)
    workEvery(5000)
    expect(steps).toEqual([])
    expect(sinceMinute()).toBeLessThan(50_000)
  })

  it('tells operators of an unexpected error, and is done again a second later at the earliest', () => {
    workEvery(0, () => {
      if (steps.length < 3) throw new Error('disk full')
      vi.setSystemTime(MINUTE + 60_000)
    })
    expect(steps).toEqual([0, 1000, 2000])
    const line = ['A job failed unexpectedly', 'job', 'work', 'error', 'Error: disk full']
    expect(logged).toEqual([line, line])
  })

  it('goes on at the next tick when the clock is set back by an hour in the middle of it', () => {
    loops.whileItSleeps = () => {
      vi.setSystemTime(Date.now() - HOUR_MS)
      loops.whileItSleeps = () => undefined
    }
    workEvery(25_000)
    expect([steps, sinceMinute()]).toEqual([[0], 10_000 - HOUR_MS])
    steps = []
    vi.setSystemTime(MINUTE - HOUR_MS + 60_000)
    loopUntilMinuteEnds({
      name: 'work',
      dueAt: () => (steps.length === 0 ? 0 : Infinity),
      step: () => void steps.push(sinceMinute()),
    })
    expect(steps).toEqual([60_000 - HOUR_MS])
  })

  it('waits for no lock from before the clock was set back, neither a released one nor one of a loop that died', () => {
    lockOfLoop('work')?.release()
    lockOfLoop('other work')
    vi.setSystemTime(MINUTE - HOUR_MS)
    expect([lockOfLoop('work'), lockOfLoop('other work')]).not.toContain(undefined)
  })

  it('keeps its lock when the clock is corrected by a moment', () => {
    lockOfLoop('work')
    vi.setSystemTime(MINUTE - 500)
    expect(lockOfLoop('work')).toBeUndefined()
  })

  it('ends for a loop whose lock somebody else has taken', () => {
    workEvery(20_000, () => {
      loops.forget()
      lockOfLoop('work')
    })
    expect(steps).toEqual([0])
  })
})
