import { beforeEach, describe, expect, it } from 'vitest'
import { createReachWatch, type ReachWatch } from '../platform/reach'
import { startProbing } from './probe'
import { createHandTime, type HandTime } from './testing/hand-time'

let time: HandTime
let reach: ReachWatch
let asked: number
let isThere: boolean
let hasNetwork: boolean
let isVisible: boolean
let isSilent: boolean
let look: () => void
let awake: () => void
let backs: number
let givenUp: number
let requests: string[]
let chance: number

beforeEach(() => {
  time = createHandTime()
  reach = createReachWatch(time.wall, () => hasNetwork)
  asked = backs = givenUp = 0
  requests = []
  isThere = hasNetwork = isVisible = true
  isSilent = false
  chance = 0
  reach.onBack(() => (backs += 1))
  startProbing({
    reach,
    timers: time.timers,
    random: () => chance,
    wall: time.wall,
    isVisible: () => isVisible,
    ask() {
      asked += 1
      requests.push('asked')
      if (isSilent) return new Promise(() => {})
      if (isThere) reach.answered()
      else reach.failed()
      return Promise.resolve()
    },
    onWake: (run) => void (look = run),
    onAwake: (run) => void (awake = run),
    giveUp() {
      givenUp += 1
      requests.push('gave up those that hang')
    },
  })
})

function loseServer() {
  isThere = false
  reach.failed()
}

describe('a server that does not answer', () => {
  it('is asked twice a second until it does, and then everybody is told at once', async () => {
    loseServer()
    await time.pass(500_000)
    expect(asked).toBe(1000)
    isThere = true
    await time.pass(500)
    expect([backs, asked, reach.state().kind]).toEqual([1, 1001, 'reached'])
    await time.pass(60_000)
    expect(asked).toBe(1001)
  })

  it('is asked as often while the browser says by turns that the network is gone and that it is there', async () => {
    loseServer()
    for (let turn = 1; turn <= 10; turn++) {
      hasNetwork = !hasNetwork
      reach.failed()
      await time.pass(250)
    }
    expect(asked).toBe(5)
  })

  it('is not called lost for long by somebody who looks again, when it was lost while nobody looked', async () => {
    isVisible = false
    loseServer()
    await time.pass(3_600_000)
    isVisible = true
    isSilent = true
    look()
    expect(reach.state()).toMatchObject({ kind: 'lost', sinceMs: time.wall() })
  })

  it('is asked a quarter later at most, so that viewers do not all come at once', async () => {
    chance = 1
    loseServer()
    await time.pass(624)
    expect(asked).toBe(0)
    await time.pass(1)
    expect(asked).toBe(1)
  })

  it('that is lost again is asked as soon as the first time', async () => {
    loseServer()
    isThere = true
    await time.pass(500)
    expect(reach.state().kind).toBe('reached')
    await time.pass(2500)
    loseServer()
    isThere = true
    await time.pass(500)
    expect(reach.state().kind).toBe('reached')
  })

  it('that is lost again and again is asked as soon as the first time', async () => {
    for (let turn = 0; turn < 6; turn++) {
      loseServer()
      await time.pass(10_000)
      isThere = true
      await time.pass(500)
      expect([turn, reach.state().kind]).toEqual([turn, 'reached'])
    }
  })

  it('is not asked while nobody looks at the page, but as soon as somebody does', async () => {
    isVisible = false
    loseServer()
    await time.pass(60_000)
    expect(asked).toBe(0)
    isThere = isVisible = true
    look()
    expect(backs).toBe(1)
  })

  it('is asked no more often because of a broken connection or a device that wakes up', async () => {
    loseServer()
    reach.doubt()
    awake()
    await time.pass(500)
    expect(asked).toBe(1)
  })

  it('that answers small questions only does not wake everybody each second', async () => {
    reach.onBack(() => reach.failed())
    reach.failed()
    await time.pass(60_000)
    expect(backs).toBeLessThan(8)
  })

  it('is checked with one question when a connection has broken', () => {
    isThere = false
    reach.doubt()
    expect([asked, reach.state().kind]).toEqual([1, 'lost'])
  })

  it('counts as lost when that question has no answer for three seconds', async () => {
    isSilent = true
    reach.doubt()
    await time.pass(2999)
    expect(reach.state().kind).toBe('reached')
    await time.pass(1)
    expect(reach.state().kind).toBe('lost')
    isSilent = false
    await time.pass(500)
    expect([reach.state().kind, backs]).toEqual(['reached', 1])
  })

  it('does not count as lost when it has answered something else meanwhile', async () => {
    isSilent = true
    reach.doubt()
    await time.pass(1000)
    reach.answered()
    await time.pass(60_000)
    expect([reach.state().kind, backs]).toEqual(['reached', 0])
  })

  it('is asked after requests that hang are given up, because they may take all connections', async () => {
    loseServer()
    await time.pass(1000)
    expect(requests).toEqual(['gave up those that hang', 'asked', 'gave up those that hang', 'asked'])
  })

  it('does not count as lost when it answers in time, and no request is given up', async () => {
    reach.doubt()
    await time.pass(60_000)
    expect([asked, reach.state().kind, givenUp]).toEqual([1, 'reached', 0])
  })
})

describe('a device that wakes up', () => {
  it('asks one small question, and no more when the server answers', async () => {
    awake()
    await time.pass(60_000)
    expect([asked, backs, reach.state().kind]).toEqual([1, 0, 'reached'])
  })

  it('takes a server for lost that is silent for a second, and knows half a second after its network is back', async () => {
    isSilent = true
    awake()
    await time.pass(999)
    expect(reach.state().kind).toBe('reached')
    await time.pass(1)
    expect(reach.state().kind).toBe('lost')
    await time.pass(5000)
    isSilent = false
    await time.pass(500)
    expect([backs, reach.state().kind]).toEqual([1, 'reached'])
  })
})

it('the server counts as lost since the first failure, and as offline if the browser was at the last one', () => {
  let isOnline = true
  let now = 1000
  const watch = createReachWatch(
    () => now,
    () => isOnline,
  )
  watch.failed()
  isOnline = false
  now = 2000
  watch.failed()
  expect(watch.state()).toEqual({ kind: 'lost', sinceMs: 1000, isOffline: true })
})
