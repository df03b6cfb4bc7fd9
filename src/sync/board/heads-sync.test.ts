import { describe, expect, it } from 'vitest'
import { sampleHead } from '../../domain/testing/sample-game'
import { startHeadsSync } from './heads-sync'
import { settle } from '../testing/hand-time'
import { createWorld } from '../testing/world'

/** Heads of a server whose pushes do or do not come through; `asked` counts the requests. */
function follow(pushes: 'come' | 'are lost') {
  const { time, ports, storage, server } = createWorld()
  const state = { asked: 0, live: false }
  const fetchHeads = async () => {
    state.asked += 1
    return [sampleHead({ id: 'nfl', live: state.live })]
  }
  const events = pushes === 'come' ? server.events : { ...server.events, subscribeHeads: () => () => {} }
  const stop = startHeadsSync({ ...ports, events, fetchHeads })
  return { time, state, stop, isLive: () => storage.last('heads', 'nfl')?.live }
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

  it('at once when the connection stands, and counted from then on', async () => {
    const { time, state } = follow('come')
    await settle()
    expect(state.asked).toBe(1)
    await time.pass(269_999)
    expect(state.asked).toBe(1)
    await time.pass(1)
    expect(state.asked).toBe(2)
  })

  it('no more after stop', async () => {
    const { time, state, stop } = follow('are lost')
    stop()
    await time.pass(900_000)
    expect(state.asked).toBe(0)
  })
})
