import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Device } from './device'
import { createStorage, type Storage } from './storage'
import { follow, read, save } from './testing/board-storage'
import { storedBoard } from './testing/fresh-storage'

let answers: (() => void)[]
let isSilent: boolean
let asked: number
let storage: Storage

/** Answers from one row, but nothing while it is silent. */
function reply<T>(value: T): Promise<T> {
  asked += 1
  return new Promise((resolve) => {
    const answer = () => resolve(value)
    if (isSilent) answers.push(answer)
    else answer()
  })
}

const STORED = storedBoard('a-1')
const device = {
  get: () => reply(STORED),
  all: () => reply([STORED]),
  change: () => reply(undefined),
  makeRoom: () => reply(undefined),
  close() {},
} as unknown as Device

beforeEach(() => {
  vi.useFakeTimers()
  answers = []
  isSilent = true
  asked = 0
  storage = createStorage(device)
})
afterEach(() => void vi.useRealTimers())

/** The revision that is read, or `waiting` if three seconds do not bring any. */
async function readNow(): Promise<string | undefined> {
  let found: string | undefined = 'waiting'
  void read(storage).then((row) => (found = row?.board.rev))
  await vi.advanceTimersByTimeAsync(3000)
  return found
}

it('a device that never answers counts as empty, and what is saved stays in memory', async () => {
  expect(await readNow()).toBeUndefined()
  const { told } = follow(storage)
  void save(storage, 'a-2')
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([undefined, 'a-2'])
  expect(await storage.readAll('boards')).toEqual([storedBoard('a-2')])
})

it('is not asked again for a minute, because each question would be waited for', async () => {
  await readNow()
  isSilent = false
  expect(await readNow()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(56_999)
  expect([await read(storage), asked]).toEqual([undefined, 1])
  await vi.advanceTimersByTimeAsync(1)
  expect([await read(storage), asked]).toEqual([STORED, 2])
})

it('may take ten seconds to write before it counts as one that does not answer', async () => {
  isSilent = false
  expect(await readNow()).toBe('a-1')
  isSilent = true
  let isOver = false
  void save(storage, 'a-2').then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(9500)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(500)
  expect([isOver, (await read(storage))?.board.rev]).toEqual([true, 'a-2'])
})

it('whose answer comes late is asked again at once, for all who follow', async () => {
  await readNow()
  const { told } = follow(storage)
  await vi.advanceTimersByTimeAsync(0)
  isSilent = false
  for (const answer of answers) answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([undefined, 'a-1'])
})
