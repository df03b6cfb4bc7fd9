import { expect, it } from 'vitest'
import { controlClient } from './realtime-client'

/** The parts of the SDK that it keeps to itself: an upgrade that renames them must not go unseen. */
async function sdk() {
  const { default: PocketBase } = await import('pocketbase')
  return new PocketBase('http://127.0.0.1:1').realtime
}

it('the SDK has all the parts by which it is steered', async () => {
  const realtime = (await sdk()) as unknown as Record<string, unknown>
  const parts = ['initConnect', 'connectErrorHandler', 'maxConnectTimeout', 'predefinedReconnectIntervals']
  for (const part of [...parts, 'reconnectAttempts']) expect(realtime[part], part).toBeDefined()
})

it('000 section 9: it waits 10 s for a connection, and 1, 2, 5 and 10 s between two tries, a little longer by chance', async () => {
  const realtime = await sdk()
  controlClient(realtime)
  const { maxConnectTimeout, predefinedReconnectIntervals } = realtime as unknown as {
    maxConnectTimeout: number
    predefinedReconnectIntervals: number[]
  }
  expect(maxConnectTimeout).toBe(10_000)
  const least = [1000, 2000, 5000, 10_000]
  expect(predefinedReconnectIntervals).toHaveLength(least.length)
  predefinedReconnectIntervals.forEach((ms, index) => {
    expect(ms).toBeGreaterThanOrEqual(least[index]!)
    expect(ms).toBeLessThanOrEqual(1.5 * least[index]!)
  })
})

it('hurrying leaves a first connection to whoever wants it, and tries a lost one now', async () => {
  const realtime = (await sdk()) as unknown as { initConnect: () => void; reconnectAttempts: number }
  let tries = 0
  realtime.initConnect = () => void (tries += 1)
  const { hurry } = controlClient(realtime as never)
  hurry()
  expect(tries).toBe(0)
  realtime.reconnectAttempts = 3
  hurry()
  hurry()
  expect([tries, realtime.reconnectAttempts]).toEqual([1, 1])
})

it('the topic that begins each message names its fields without an escape', () => {
  const asked: string[] = []
  const realtime = {
    subscribe: (...[topic, , ...more]: unknown[]) => asked.push(topic as string, ...(more as string[])),
  }
  const steered = controlClient(realtime as never)
  void steered.subscribe('boards/nfl', () => {}, { fields: 'news' })
  void steered.subscribe('game_alert_reads/a1', () => {})
  expect(asked).toEqual(['boards/nfl?options={"query":{"fields":"news"}}', 'game_alert_reads/a1'])
})
