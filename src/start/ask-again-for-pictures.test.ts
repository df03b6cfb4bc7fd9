import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPictureGate, type PictureGate } from '../platform/create-picture-gate'
import { createReachWatch, type ReachWatch } from '../platform/reach'
import { askAgainForPictures } from './ask-again-for-pictures'

let gate: PictureGate
let reach: ReachWatch
let isAskedFor: boolean

beforeEach(() => {
  vi.useFakeTimers()
  reach = createReachWatch(
    () => Date.now(),
    () => true,
  )
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

async function begin(isSlowFirstVisit: boolean) {
  gate = createPictureGate(Promise.resolve(), () => isSlowFirstVisit)
  askAgainForPictures(gate, reach)
  await vi.advanceTimersByTimeAsync(0)
}

function fail() {
  isAskedFor = false
  gate.subscribe(() => (isAskedFor = true))
}

it('pictures that failed are asked for again two minutes later, while the server answers', async () => {
  await begin(false)
  fail()
  await vi.advanceTimersByTimeAsync(119_999)
  expect(isAskedFor).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isAskedFor).toBe(true)
})

it('pictures that failed without the server are asked for again when it is back, after the scores', async () => {
  await begin(false)
  reach.failed()
  fail()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(isAskedFor).toBe(false)
  reach.answered()
  await vi.advanceTimersByTimeAsync(4999)
  expect(isAskedFor).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isAskedFor).toBe(true)
})

it('pictures that wait for the live connection of a slow line go on waiting', async () => {
  await begin(true)
  fail()
  reach.failed()
  reach.answered()
  await vi.advanceTimersByTimeAsync(5000)
  expect([isAskedFor, gate.isOpen()]).toEqual([false, false])
})
