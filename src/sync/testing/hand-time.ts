import { createBrowserClock, type BrowserClock } from '../../platform/clock'
import { createLocalValues } from '../../platform/local-values'
import type { Timers } from '../../platform/timers'

export const START = Date.parse('2026-01-11T18:00:00.000Z')

/** Runs everything that only waits for settled promises. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await Promise.resolve()
}

export interface HandTime {
  readonly timers: Timers
  readonly wall: () => number
  readonly clock: BrowserClock
  /** Lets so much time pass, timers included. */
  pass(ms: number): Promise<void>
  /** The device sleeps: time passes, but no timer runs. */
  sleep(ms: number): void
}

export function createHandTime(): HandTime {
  let wall = START
  const due = new Set<{ readonly at: number; readonly run: () => void }>()
  const noStorage = () => {
    throw new Error('no storage')
  }

  async function pass(ms: number): Promise<void> {
    const end = wall + ms
    await settle()
    for (let next = firstDue(end); next; next = firstDue(end)) {
      wall = next.at
      due.delete(next)
      next.run()
      await settle()
    }
    wall = end
  }

  function firstDue(end: number) {
    return [...due].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
  }

  return {
    wall: () => wall,
    clock: createBrowserClock(createLocalValues(noStorage), () => wall),
    pass,
    sleep: (ms) => void (wall += ms),
    timers: {
      after(ms, run) {
        const timer = { at: wall + ms, run }
        due.add(timer)
        return () => due.delete(timer)
      },
    },
  }
}
