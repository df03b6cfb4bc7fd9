import { expect, it } from 'vitest'
import type { ScreenOrder, ScreenReport } from '../../domain/operations/fleet/screen-report'
import { createHandTime, settle } from '../testing/hand-time'
import { reportScreen } from './report-screen'

const PACE_MS = 60_000
const LOOK = { id: 'a'.repeat(15), league: 'nfl', frameAgeMs: 16 } as const

function start(...answers: readonly (ScreenOrder | undefined)[]) {
  const time = createHandTime()
  const sent: ScreenReport[] = []
  let reloads = 0
  const stop = reportScreen({
    timers: time.timers,
    paceMs: () => PACE_MS,
    look: () => LOOK,
    send: async (report) => answers[sent.push(report) - 1],
    onReload: () => void reloads++,
  })
  return { time, sent, stop, reloads: () => reloads }
}

it('a screen says at once how it is, and every minute again', async () => {
  const { time, sent, stop } = start({ reload: false }, { reload: false }, { reload: false })
  await settle()
  expect(sent).toEqual([{ ...LOOK, begins: true }])
  await time.pass(2 * PACE_MS)
  expect(sent.slice(1)).toEqual([
    { ...LOOK, begins: false },
    { ...LOOK, begins: false },
  ])
  stop()
  await time.pass(2 * PACE_MS)
  expect(sent).toHaveLength(3)
})

it('a screen says that it has just begun until the server has heard it', async () => {
  const { time, sent } = start(undefined, { reload: false }, { reload: false })
  await time.pass(2 * PACE_MS)
  expect(sent.map(({ begins }) => begins)).toEqual([true, true, false])
})

it('a screen reloads when the server orders it to', async () => {
  const { time, reloads } = start({ reload: false }, { reload: true })
  await settle()
  expect(reloads()).toBe(0)
  await time.pass(PACE_MS)
  expect(reloads()).toBe(1)
})
