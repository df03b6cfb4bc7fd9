import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubLoops } from '../server/testing/stub-loops'

const logged: unknown[][] = []
const loops = stubLoops({ logger: () => ({ error: (...line: unknown[]) => logged.push(line) }) })
/** Product time runs twice as fast as the wall clock. */
const clock = { start: 0, anchor: 0, rate: 2 }
vi.stubGlobal('$os', { getenv: () => JSON.stringify({ clock }) })

vi.resetModules()
const { nextRunAt, runNow, runUntilMinuteEnds } = await import('./run-job')
const { notedRuns } = await import('./note-run')
const { lockOfLoop } = await import('../server/minute-loop')

const MINUTE = Date.parse('2026-01-04T20:00:00.000Z')
const HOUR_MS = 3_600_000
let runs: number[]
let work: (goOn: () => boolean) => number

const job = {
  name: 'alerts',
  firstAfterMs: 20_000,
  run: (goOn: () => boolean) => {
    runs.push(sinceMinute())
    return work(goOn)
  },
} as const
const sinceMinute = () => Date.now() - MINUTE

beforeEach(() => {
  vi.useFakeTimers({ now: MINUTE })
  loops.forget()
  loops.whileItSleeps = () => undefined
  runs = []
  work = () => HOUR_MS
})
afterEach(() => vi.useRealTimers())

describe('a job', () => {
  it('runs first when it says so, and then at the product time that each run names', () => {
    work = () => 60_000
    runUntilMinuteEnds(job)
    expect(runs).toEqual([10_000, 40_000])
    expect(nextRunAt(job)).toBe(MINUTE + 70_000)
  })

  it('that fails runs again a minute of product time later', () => {
    work = () => {
      throw new Error('no rows')
    }
    runUntilMinuteEnds(job)
    expect(runs).toEqual([10_000, 40_000])
  })

  it('may go on as long as it holds its lock', () => {
    const may: boolean[] = []
    work = (goOn) => {
      may.push(goOn())
      loops.forget()
      lockOfLoop('job:alerts')
      may.push(goOn())
      return HOUR_MS
    }
    runNow(job)
    expect(may).toEqual([true, false])
  })

  it('does not wait until the clock, which was set back, has caught up', () => {
    runNow(job)
    vi.setSystemTime(MINUTE - HOUR_MS)
    expect(nextRunAt(job)).toBeUndefined()
    runUntilMinuteEnds(job)
    expect(runs).toEqual([0, 10_000 - HOUR_MS])
  })

  it('has a time of its own', () => {
    runNow(job)
    expect(nextRunAt({ name: 'retention' })).toBeUndefined()
  })

  it('that somebody asks for runs at once and leaves its place to others', () => {
    expect([runNow(job), runs]).toEqual([true, [0]])
    expect(nextRunAt(job)).toBe(MINUTE + HOUR_MS / 2)
    expect(lockOfLoop('job:alerts')).toBeDefined()
  })

  it('that somebody asks for and that fails has run nevertheless: operators read of its failure', () => {
    work = () => {
      throw new Error('no rows')
    }
    logged.length = 0
    expect(runNow(job)).toBe(true)
    expect(logged).toEqual([['A job failed unexpectedly', 'job', 'job:alerts', 'error', 'Error: no rows']])
    expect([notedRuns('alerts').lastRun?.trouble, nextRunAt(job)]).toEqual([
      'Error: no rows',
      MINUTE + 30_000,
    ])
  })

  it('that somebody asks for while it works runs once more, whatever time it names itself', () => {
    work = () => {
      if (runs.length === 1) expect(runNow(job)).toBe(false)
      return HOUR_MS
    }
    runUntilMinuteEnds(job)
    expect(runs).toEqual([10_000, 11_000])
  })

  it('that another runtime asks for at the very end of its run runs once more', () => {
    work = () => {
      if (runs.length === 1) loops.afterReading('job-asked:alerts', () => expect(runNow(job)).toBe(false))
      return HOUR_MS
    }
    runUntilMinuteEnds(job)
    expect(runs).toEqual([10_000, 11_000])
  })

  it('that somebody asks for while it runs begins again as soon as that run has ended', () => {
    const lastRun = lockOfLoop('job:alerts')
    loops.whileItSleeps = () => sinceMinute() >= 3000 && lastRun?.release()
    expect(runNow(job)).toBe(false)
    runUntilMinuteEnds(job)
    expect(runs).toEqual([3000])
  })
})
