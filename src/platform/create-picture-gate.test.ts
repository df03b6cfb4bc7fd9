import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPictureGate } from './create-picture-gate'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('pictures', () => {
  it('come with the first scores where the line is fast or the device was here before', async () => {
    let paint = () => {}
    const painted = new Promise<void>((resolve) => (paint = resolve))
    const time = createPictureGate(painted, () => false)
    const told = vi.fn()
    time.subscribe(told)
    await passed(60_000)
    expect(time.isOpen()).toBe(false)
    paint()
    await passed(0)
    expect([time.isOpen(), told.mock.calls.length]).toEqual([true, 1])
  })

  it('wait on a slow line for what is live', async () => {
    const time = createPictureGate(Promise.resolve(), () => true)
    const told = vi.fn()
    const left = vi.fn()
    time.subscribe(told)
    time.subscribe(left)()
    await passed(15_000)
    expect(time.isOpen()).toBe(false)
    time.open()
    await passed(60_000)
    expect([time.isOpen(), told.mock.calls.length, left.mock.calls.length]).toEqual([true, 1, 0])
  })

  it('come on a slow line after 20 s when nothing is ever live', async () => {
    const time = createPictureGate(Promise.resolve(), () => true)
    await passed(20_000)
    expect(time.isOpen()).toBe(true)
  })
})
