import { describe, expect, it } from 'vitest'
import { createHandTime, settle } from '../sync/testing/hand-time'
import type { RealtimeClient } from './realtime-client'
import { createTopics } from './topics'

/** Behaves as the SDK does: it reconnects only after a first success, and keeps the callbacks of failed attempts. */
function createFakeSdk() {
  const callbacks = new Map<string, ((data: unknown) => void)[]>()
  const told: string[] = []
  let connections = 0
  let reachable = true

  const client: RealtimeClient & { isConnected: boolean; clientId: string } = {
    clientId: '',
    isConnected: false,
    async subscribe(topic, run) {
      callbacks.set(topic, [...(callbacks.get(topic) ?? []), run])
      await Promise.resolve()
      if (!reachable) throw new Error('no connection')
      if (!client.isConnected) open()
    },
    async unsubscribe(topic) {
      callbacks.delete(topic)
    },
    giveUp: () => void told.push('gave up'),
    hurry: () => void told.push('hurried'),
  }

  function open() {
    client.clientId = `connection${(connections += 1)}`
    client.isConnected = true
    send('PB_CONNECT', {})
  }

  function send(topic: string, data: unknown) {
    for (const run of callbacks.get(topic) ?? []) run(data)
  }

  return {
    client,
    told,
    send,
    topics: () => [...callbacks.keys()].toSorted(),
    setReachable: (next: boolean) => void (reachable = next),
    breakConnection() {
      client.isConnected = false
      client.onDisconnect?.([...callbacks.keys()])
    },
    reconnect: open,
  }
}

function watchBoards({ isBeating = true } = {}) {
  const time = createHandTime()
  const sdk = createFakeSdk()
  let wake = () => {}
  const topics = createTopics({
    load: async () => sdk.client,
    timers: time.timers,
    random: () => 0,
    wall: time.wall,
    isBeating,
    onDoubt: () => void sdk.told.push('doubted'),
    onWake(run) {
      wake = run
      return () => {}
    },
  })
  const told: string[] = []
  const watch = (name: string) =>
    topics.watch(name, undefined, {
      onConnected: () => void told.push(`${name} connected`),
      onMessage: (data) => void told.push(`${name} ${String(data)}`),
      onLost: () => void told.push(`${name} lost`),
    })
  return { time, sdk, told, watch, wake: () => wake() }
}

describe('a subscription', () => {
  it('says once that it is connected, then passes messages on', async () => {
    const { sdk, told, watch } = watchBoards()
    watch('a')
    await settle()
    sdk.send('a', 1)
    expect(told).toEqual(['a connected', 'a 1'])
  })

  it('added to an open connection is connected too', async () => {
    const { told, watch } = watchBoards()
    watch('a')
    await settle()
    watch('b')
    await settle()
    expect(told).toEqual(['a connected', 'b connected'])
  })

  it('says when the connection is lost and each time it is back', async () => {
    const { sdk, told, watch } = watchBoards()
    watch('a')
    await settle()
    sdk.breakConnection()
    sdk.reconnect()
    await settle()
    expect(told).toEqual(['a connected', 'a lost', 'a connected'])
  })

  it('is tried after 1, 2, 5, 10 and again 10 s when the first connection fails, and hears each message once', async () => {
    const { sdk, time, told, watch } = watchBoards()
    sdk.setReachable(false)
    watch('a')
    await time.pass(28_000)
    expect(told).toEqual(Array.from({ length: 6 }, () => 'a lost'))
    sdk.setReachable(true)
    await time.pass(10_000)
    sdk.send('a', 1)
    expect(told.slice(6)).toEqual(['a connected', 'a 1'])
  })

  it('leaves nothing behind once it is left, not even the connection', async () => {
    const { sdk, watch } = watchBoards()
    const leaveA = watch('a')
    const leaveB = watch('b')
    await settle()
    leaveA()
    await settle()
    expect(sdk.topics()).toEqual(['PB_CONNECT', 'b'])
    leaveB()
    await settle()
    expect(sdk.topics()).toEqual([])
  })

  it('that was left before the SDK came is never made', async () => {
    const { sdk, told, watch } = watchBoards()
    watch('a')()
    await settle()
    expect(sdk.topics()).toEqual([])
    expect(told).toEqual([])
  })
})

describe('a connection that says nothing', () => {
  it('for 45 s is given up: a beat of 25 s is long overdue', async () => {
    const { sdk, time, watch } = watchBoards()
    watch('a')
    await time.pass(44_000)
    sdk.send('a', 1)
    await time.pass(44_000)
    expect(sdk.told).toEqual([])
    await time.pass(1000)
    expect(sdk.told).toEqual(['gave up'])
  })

  it('is given longer each time it has said nothing at all: some proxies let nothing through', async () => {
    const { sdk, time, watch } = watchBoards()
    watch('a')
    await time.pass(45_000)
    sdk.reconnect()
    await time.pass(89_000)
    expect(sdk.told).toEqual(['gave up'])
    await time.pass(1000)
    expect(sdk.told).toEqual(['gave up', 'gave up'])
  })
})

describe('a private connection, on which the server says nothing as long as nothing happens,', () => {
  it('is given up when it is silent for longer than five minutes, after which the server ends it', async () => {
    const { sdk, time, watch } = watchBoards({ isBeating: false })
    watch('a')
    await time.pass(5 * 60_000)
    sdk.reconnect()
    await time.pass(5 * 60_000)
    expect(sdk.told).toEqual([])
    await time.pass(30_000)
    expect(sdk.told).toEqual(['gave up'])
  })

  it('is given up at once by a device that has slept so long', async () => {
    const { sdk, time, watch, wake } = watchBoards({ isBeating: false })
    watch('a')
    await settle()
    time.sleep(10 * 60 * 60_000)
    wake()
    await settle()
    expect(sdk.told).toEqual(['gave up', 'hurried'])
  })
})

describe('when trying now is worth it', () => {
  it('no topic waits for its next try', async () => {
    const { sdk, time, told, watch, wake } = watchBoards()
    sdk.setReachable(false)
    watch('a')
    await time.pass(9000)
    sdk.setReachable(true)
    told.length = 0
    wake()
    await settle()
    expect(told).toEqual(['a connected'])
    await time.pass(10_000)
    expect(told).toEqual(['a connected'])
    expect(sdk.told).toContain('hurried')
  })

  it('a loss makes the page ask whether the server is there', async () => {
    const { sdk, watch } = watchBoards()
    watch('a')
    await settle()
    sdk.breakConnection()
    expect(sdk.told).toEqual(['doubted'])
  })
})
