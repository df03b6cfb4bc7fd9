import { expect, test } from 'vitest'
import type { ConsoleAnswer } from '../../backend/console-api'
import { createHandTime, settle } from '../testing/hand-time'
import { startConsoleChannel, type ConsoleRead } from './console-channel'

function world() {
  const time = createHandTime()
  const state = {
    pace: 10_000 as number | undefined,
    answer: { kind: 'read', value: 1 } as ConsoleAnswer<number>,
    asked: [] as boolean[],
    reads: [] as ConsoleRead<number>[],
    wake: () => {},
  }
  const channel = startConsoleChannel<number>(
    {
      timers: time.timers,
      now: time.wall,
      paceMs: () => state.pace,
      onWake(run) {
        state.wake = run
        return () => {}
      },
    },
    async (byHand) => {
      state.asked.push(byHand)
      return state.answer
    },
    (read) => void state.reads.push(read),
  )
  return { time, state, channel }
}

test('a section asks at once and then at its pace, until it is closed', async () => {
  const { time, state, channel } = world()
  await time.pass(20_000)
  expect(state.asked).toEqual([false, false, false])
  channel.stop()
  await time.pass(20_000)
  expect(state.asked).toHaveLength(3)
})

test('what was read stays with its age when nothing newer comes', async () => {
  const { time, state } = world()
  await settle()
  const atMs = time.wall()
  state.answer = { kind: 'unreachable' }
  await time.pass(10_000)
  expect(state.reads.at(-1)).toEqual({ value: 1, atMs, trouble: 'unreachable' })
  state.answer = { kind: 'read', value: 2 }
  await time.pass(10_000)
  expect(state.reads.at(-1)).toEqual({ value: 2, atMs: atMs + 20_000 })
})

test('nothing stays of what was read once the server refuses it, as an operator may have lost the right', async () => {
  const { time, state } = world()
  await settle()
  state.answer = { kind: 'refused' }
  await time.pass(10_000)
  expect(state.reads.at(-1)).toEqual({ trouble: 'refused' })
  state.answer = { kind: 'unreachable' }
  await time.pass(10_000)
  expect(state.reads.at(-1)).toEqual({ trouble: 'unreachable' })
})

test('a paused section asks only when somebody presses for it, and a resumed one asks at once', async () => {
  const { time, state, channel } = world()
  await settle()
  state.pace = undefined
  await time.pass(60_000)
  state.wake()
  channel.repace()
  await settle()
  // One request was due already when updates were paused; it is not made.
  expect(state.asked).toEqual([false])
  channel.ask()
  await settle()
  expect(state.asked).toEqual([false, true])
  state.pace = 10_000
  channel.repace()
  await settle()
  expect(state.asked).toEqual([false, true, false])
})
