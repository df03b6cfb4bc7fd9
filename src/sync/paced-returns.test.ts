import { beforeEach, describe, expect, it } from 'vitest'
import { createReachWatch, type ReachWatch } from '../platform/reach'
import type { Cancel } from '../platform/timers'
import { paceReturns } from './paced-returns'
import { createHandTime, type HandTime } from './testing/hand-time'

let time: HandTime
let reach: ReachWatch
let told: number
let join: (run: () => void) => Cancel
let leave: Cancel

beforeEach(() => {
  time = createHandTime()
  reach = createReachWatch(time.wall, () => true)
  told = 0
  join = paceReturns({ onBack: reach.onBack, timers: time.timers, steady: time.wall })
  leave = join(() => (told += 1))
})

function loseAndFind() {
  reach.failed()
  reach.answered()
}

describe('that the server is back', () => {
  it('is told at once, again and again, when it was away for a while each time', async () => {
    for (let turn = 1; turn <= 5; turn++) {
      await time.pass(2000)
      loseAndFind()
      expect(told).toBe(turn)
    }
  })

  it('is told a second later when it was just told, as by a server that is starting', async () => {
    loseAndFind()
    await time.pass(200)
    loseAndFind()
    await time.pass(799)
    expect(told).toBe(1)
    await time.pass(1)
    expect(told).toBe(2)
    // From then on the pause is twice as long, and not longer.
    await time.pass(2000)
    loseAndFind()
    expect(told).toBe(3)
  })

  it('is told a few times in a minute where every second answer is lost', async () => {
    for (let ms = 0; ms < 60_000; ms += 20) {
      loseAndFind()
      await time.pass(20)
    }
    expect(told).toBe(6)
    await time.pass(120_000)
    loseAndFind()
    expect(told).toBe(8)
  })

  it('is not told to somebody who has left', async () => {
    loseAndFind()
    loseAndFind()
    leave()
    await time.pass(60_000)
    expect(told).toBe(1)
  })

  it('is told once to each who waits, and to those who stay when others leave', async () => {
    let toldOther = 0
    join(() => (toldOther += 1))
    loseAndFind()
    await time.pass(60_000)
    expect([told, toldOther]).toEqual([1, 1])
    leave()
    loseAndFind()
    expect([told, toldOther]).toEqual([1, 2])
  })

  it('is told at once to somebody who comes when all others have left', async () => {
    loseAndFind()
    loseAndFind()
    leave()
    join(() => (told += 1))
    loseAndFind()
    expect(told).toBe(2)
    await time.pass(60_000)
    expect(told).toBe(2)
  })
})
