import { describe, expect, it } from 'vitest'
import type { BoardHead } from '../../domain/board/board'
import { sampleHead } from '../../domain/testing/sample-game'
import { startHeadsSync } from './heads-sync'
import { settle } from '../testing/hand-time'
import { createWorld } from '../testing/world'

/** Heads of a server whose pushes do or do not come through; `asked` counts the requests. */
function follow(pushes: 'come' | 'are lost', chance = 0) {
  const { time, ports, storage, server } = createWorld()
  const state = { asked: 0, live: false, failures: 0, ageMs: 0 }
  let arrival = Promise.resolve()
  const fetchHeads = async () => {
    state.asked += 1
    const said = { heads: [sampleHead({ id: 'nfl', live: state.live })], ageMs: state.ageMs }
    await arrival
    return state.failures-- > 0 ? undefined : said
  }
  let push: (head: BoardHead) => void = () => {}
  const subscribeHeads: typeof server.events.subscribeHeads = (listener) => {
    push = (head) => listener.onMessage(head)
    return pushes === 'come' ? server.events.subscribeHeads(listener) : () => {}
  }
  const events = { ...server.events, subscribeHeads }
  let boardHeardAtMs = -Infinity
  const heads = startHeadsSync({ ...ports, events, fetchHeads, random: () => chance }, () => boardHeardAtMs)
  return {
    time,
    state,
    heads,
    stop: heads.stop,
    /** Answers from now on are on their way until the returned function is called. */
    holdAnswer: () => {
      let arrive = () => {}
      arrival = new Promise((resolve) => (arrive = resolve))
      return arrive
    },
    server,
    push: (live: boolean) => push(sampleHead({ id: 'nfl', live })),
    hearBoard: () => void (boardHeardAtMs = time.clock.now()),
    isLive: () => storage.last('heads', 'nfl')?.live,
    ageMs: () => time.clock.now() - (storage.last('heads', 'nfl')?.checkedAtMs ?? 0),
  }
}

describe('000 section 2: the live status of each league is rechecked periodically', () => {
  it('before it goes stale after 300000 ms (section 9), also where no push comes through', async () => {
    const { time, state, isLive } = follow('are lost')
    await time.pass(269_999)
    expect(state.asked).toBe(0)
    state.live = true
    await time.pass(1)
    expect([state.asked, isLive()]).toEqual([1, true])
    state.live = false
    await time.pass(270_000)
    expect([state.asked, isLive()]).toEqual([2, false])
  })

  it('up to 30 s earlier by chance, so that viewers do not all ask at once', async () => {
    const { time, state } = follow('are lost', 1)
    await time.pass(239_999)
    expect(state.asked).toBe(0)
    await time.pass(1)
    expect(state.asked).toBe(1)
  })

  it('at once when the connection opens, and timed from then on', async () => {
    const { time, state } = follow('come')
    await settle()
    expect(state.asked).toBe(1)
    await time.pass(269_999)
    expect(state.asked).toBe(1)
    await time.pass(1)
    expect(state.asked).toBe(2)
  })

  it('at once by the push of a change, without a request', async () => {
    const { state, push, isLive } = follow('come')
    await settle()
    push(true)
    await settle()
    expect([state.asked, isLive()]).toEqual([1, true])
    push(false)
    await settle()
    expect([state.asked, isLive()]).toEqual([1, false])
  })

  it('without a request while pushes about a board come through the same connection', async () => {
    const { time, state, hearBoard, ageMs } = follow('come')
    await time.pass(260_000)
    hearBoard()
    await time.pass(10_001)
    expect([state.asked, ageMs()]).toEqual([1, 1])
    await time.pass(269_998)
    expect(state.asked).toBe(1)
    await time.pass(1)
    expect(state.asked).toBe(2)
  })

  it('with a request when nothing has come through that connection for two minutes', async () => {
    const { time, state, hearBoard } = follow('come')
    await time.pass(150_000)
    hearBoard()
    await time.pass(120_000)
    expect(state.asked).toBe(2)
  })

  it('with a request while the connection is lost', async () => {
    const { state, server, hearBoard, heads } = follow('come')
    await settle()
    hearBoard()
    server.goDown()
    heads.refresh()
    await settle()
    expect(state.asked).toBe(2)
  })

  it('with a request where only the pushes about boards come through', async () => {
    const { time, state, hearBoard } = follow('are lost')
    await time.pass(269_000)
    hearBoard()
    await time.pass(1000)
    expect(state.asked).toBe(1)
    await time.pass(269_000)
    hearBoard()
    await time.pass(1000)
    expect(state.asked).toBe(2)
  })

  it('with a request after each time the connection was lost', async () => {
    const { time, state, server, hearBoard } = follow('come')
    await time.pass(100_000)
    server.goDown()
    hearBoard()
    server.comeBack()
    await settle()
    expect(state.asked).toBe(2)
  })

  it('later and later while the server does not answer', async () => {
    const { time, state } = follow('come')
    state.failures = 3
    const asked: number[] = []
    for (const ms of [999, 1, 1999, 1, 3999, 1]) {
      await time.pass(ms)
      asked.push(state.asked)
    }
    expect(asked).toEqual([1, 2, 2, 3, 3, 4])
  })

  it('with a request also when it was lost while an answer was on its way, which may be older', async () => {
    const { state, server, hearBoard, holdAnswer } = follow('come')
    const answer = holdAnswer()
    await settle()
    server.goDown()
    server.comeBack()
    hearBoard()
    answer()
    await settle()
    expect(state.asked).toBe(2)
  })

  it.each(['the sync itself', 'the work in the background'] as const)(
    'and no answer that %s awaits undoes a change that is pushed meanwhile',
    async (who) => {
      const { state, push, isLive, holdAnswer, heads } = follow('come')
      if (who !== 'the sync itself') await settle()
      state.live = false
      const answer = holdAnswer()
      if (who !== 'the sync itself') void heads.load()
      await settle()
      push(true)
      answer()
      await settle()
      expect(isLive()).toBe(true)
    },
  )

  it('an answer that an edge has kept for a moment undoes no change that was pushed before', async () => {
    const { time, push, isLive, heads } = follow('come')
    await settle()
    push(true)
    await time.pass(1000)
    heads.refresh()
    await settle()
    expect(isLive()).toBe(true)
    await time.pass(11_000)
    heads.refresh()
    await settle()
    expect(isLive()).toBe(false)
  })

  it('as of when the server said so: an edge goes on sending it while the server is dead', async () => {
    const { state, heads, ageMs, time } = follow('come')
    state.live = true
    await settle()
    await time.pass(60_000)
    state.ageMs = 60_000
    heads.refresh()
    await settle()
    expect(ageMs()).toBe(60_000)
  })

  it('with a request while the last answer is one that an edge had kept for longer than a moment', async () => {
    const { state, heads, hearBoard } = follow('come')
    state.ageMs = 12_001
    await settle()
    hearBoard()
    for (const ageMs of [12_000, 0]) {
      state.ageMs = ageMs
      heads.refresh()
      await settle()
    }
    expect(state.asked).toBe(2)
  })

  it('each answer after a new connection counts, since changes may have been missed', async () => {
    const { push, isLive, server } = follow('come')
    await settle()
    push(true)
    server.goDown()
    server.comeBack()
    await settle()
    expect(isLive()).toBe(false)
  })

  it('an answer that comes after stop is not taken: another tab may know better by then', async () => {
    const { state, stop, isLive, holdAnswer } = follow('come')
    state.live = true
    const answer = holdAnswer()
    await settle()
    stop()
    answer()
    await settle()
    expect([state.asked, isLive()]).toEqual([1, undefined])
  })

  it('no more after stop', async () => {
    const { time, state, stop } = follow('are lost')
    stop()
    await time.pass(900_000)
    expect(state.asked).toBe(0)
  })
})

it('each connection learns the time of the server, which may have started anew with another clock', async () => {
  const { time, ports, server } = createWorld()
  let rate = 60
  startHeadsSync({ ...ports, fetchTime: async () => ({ now: time.wall(), rate }) }, () => -Infinity)
  await settle()
  expect(time.clock.rate()).toBe(60)
  server.goDown()
  rate = 1
  server.comeBack()
  await settle()
  expect(time.clock.rate()).toBe(1)
})
