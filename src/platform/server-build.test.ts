import { beforeEach, expect, it, vi } from 'vitest'
import { getJson } from '../backend/get-json'
import { onOtherBuild } from './server-build'

// The page forgets the build that the test before has named.
beforeEach(() => answerOf('one'))

const answerOf = async (build?: string) => {
  const headers: Record<string, string> = build === undefined ? {} : { 'X-Build': build }
  await getJson(async () => new Response('{}', { headers }), '/api/boards')
}

it('a page looks for a new version as soon as any answer names another build than its own, once', async () => {
  const look = vi.fn(async () => true)
  onOtherBuild('one', look)
  await answerOf()
  expect(look).not.toHaveBeenCalled()
  await answerOf('two')
  await answerOf('two')
  expect(look).toHaveBeenCalledTimes(1)
  await answerOf('three')
  expect(look).toHaveBeenCalledTimes(2)
})

it('a page that heard of another build before it could look does so later', async () => {
  await answerOf('four')
  const look = vi.fn(async () => true)
  onOtherBuild('one', look)
  expect(look).toHaveBeenCalledOnce()
})

it('a page looks again when the server goes back to its build: the withdrawn one may wait on the device', async () => {
  const look = vi.fn(async () => true)
  onOtherBuild('one', look)
  await answerOf('bad')
  await answerOf('one')
  expect(look).toHaveBeenCalledTimes(2)
})

it('a new version that could not be had is looked for again', async () => {
  const look = vi.fn(async () => Promise.reject(new Error('no network')))
  onOtherBuild('one', look)
  await answerOf('six')
  await answerOf('six')
  expect(look).toHaveBeenCalledTimes(2)
})

it('a build that an edge does not have yet is looked for twice more, until it is found or another one is named', async () => {
  vi.useFakeTimers()
  const found = [false, false, false]
  const look = vi.fn(async () => found.shift() ?? true)
  onOtherBuild('one', look)
  await answerOf('seven')
  await vi.advanceTimersByTimeAsync(3000)
  expect(look).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(look).toHaveBeenCalledTimes(3)
  await answerOf('eight')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(look).toHaveBeenCalledTimes(4)
  found.push(false)
  await answerOf('nine')
  await answerOf('ten')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(look).toHaveBeenCalledTimes(6)
  vi.useRealTimers()
})

it('a page in development looks for no other build', async () => {
  const look = vi.fn(async () => true)
  onOtherBuild(undefined, look)
  await answerOf('five')
  expect(look).not.toHaveBeenCalled()
})
