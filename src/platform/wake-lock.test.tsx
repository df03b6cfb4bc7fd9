import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '../domain/time/intervals'
import type { Cancel } from './timers'
import { keepAwake } from './wake-lock'

interface Lock {
  released: boolean
  release(): Promise<void>
}

let locks: Lock[] = []
let refuses = false
let stop: Cancel

beforeEach(() => {
  vi.useFakeTimers()
  locks = []
  refuses = false
  vi.stubGlobal('navigator', {
    wakeLock: { request: async () => (refuses ? Promise.reject(new Error()) : lock()) },
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function lock(): Lock {
  const made: Lock = { released: false, release: async () => void (made.released = true) }
  locks.push(made)
  return made
}

const passMinutes = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS)

it('is asked for once as long as the browser keeps it', async () => {
  stop = keepAwake()
  await passMinutes(60)
  expect(locks).toHaveLength(1)
})

it('is asked for again within a minute when the browser has let go by itself', async () => {
  stop = keepAwake()
  await passMinutes(1)
  locks[0]!.released = true
  await passMinutes(1)
  expect(locks.map(({ released }) => released)).toEqual([true, false])
})

it('is asked for until the browser no longer refuses', async () => {
  refuses = true
  stop = keepAwake()
  await passMinutes(5)
  refuses = false
  await passMinutes(1)
  expect(locks).toHaveLength(1)
})

it('is given back in the end, also when the browser grants it too late', async () => {
  stop = keepAwake()
  stop()
  await passMinutes(5)
  expect(locks.map(({ released }) => released)).toEqual([true])
})
