import { REALTIME_RECONNECT_MS } from '../domain/time/intervals'
import { noop, type Cancel, type Timers } from '../platform/timers'
import type { RealtimeClient } from './realtime-client'

export interface TopicListener {
  /** The subscription stands (again). What happened before is not replayed. */
  onConnected(): void
  readonly onMessage: (data: unknown) => void
  onLost(): void
}

export interface Topics {
  /** Without `fields` the whole record comes. Returns the way to leave. */
  watch(name: string, fields: string | undefined, listener: TopicListener): Cancel
}

export interface TopicPorts {
  readonly load: () => Promise<RealtimeClient>
  readonly timers: Timers
  readonly random: () => number
}

interface Topic {
  readonly name: string
  readonly fields: string | undefined
  readonly listener: TopicListener
  ended: boolean
  failures: number
  /** The connection for which `onConnected` was called. */
  connection: string
  cancelRetry: Cancel
}

/** The SDK calls this topic after every (re)connect, once all subscriptions are active. */
const CONNECTED = 'PB_CONNECT'

/**
 * Subscriptions that outlive the connection. The SDK reconnects by itself, but only after a first success and only
 * as a whole; a first attempt that fails, or one subscription that is refused, is ours to try again.
 */
export function createTopics({ load, timers, random }: TopicPorts): Topics {
  const topics = new Set<Topic>()
  let leaveConnected = noop

  async function join(topic: Topic): Promise<void> {
    try {
      const client = await load()
      if (topic.ended) return
      client.onDisconnect = (names) => names.length > 0 && lose()
      await client.subscribe(
        topic.name,
        topic.listener.onMessage,
        topic.fields ? { fields: topic.fields } : undefined,
      )
      topic.failures = 0
      announce(topic, client)
    } catch {
      retryLater(topic)
    }
  }

  function announce(topic: Topic, client: RealtimeClient) {
    if (topic.ended || !client.isConnected || topic.connection === client.clientId) return
    topic.connection = client.clientId
    topic.cancelRetry()
    topic.listener.onConnected()
  }

  function retryLater(topic: Topic) {
    if (topic.ended) return
    topic.listener.onLost()
    const delay = REALTIME_RECONNECT_MS[topic.failures] ?? REALTIME_RECONNECT_MS.at(-1)!
    topic.failures += 1
    topic.cancelRetry = timers.after(
      delay * (1 + random() / 2),
      () => void drop(topic).then(() => join(topic)),
    )
  }

  /** The SDK keeps the callback of a subscription that failed: taken out, or it would run twice after the next. */
  async function drop(topic: Topic): Promise<void> {
    topic.connection = ''
    await load()
      .then((client) => client.unsubscribe(topic.name))
      .catch(() => {})
  }

  function lose() {
    for (const topic of topics) topic.listener.onLost()
  }

  function start(name: string, fields: string | undefined, listener: TopicListener): Topic {
    const topic = { name, fields, listener, ended: false, failures: 0, connection: '', cancelRetry: noop }
    void join(topic)
    return topic
  }

  function end(topic: Topic) {
    topic.ended = true
    topic.cancelRetry()
    void drop(topic)
  }

  function watchConnection(): Cancel {
    const announceAll = async () => {
      const client = await load()
      for (const topic of topics) announce(topic, client)
    }
    const onMessage = () => void announceAll()
    const heart = start(CONNECTED, undefined, { onConnected() {}, onMessage, onLost() {} })
    return () => end(heart)
  }

  return {
    watch(name, fields, listener) {
      if (topics.size === 0) leaveConnected = watchConnection()
      const topic = start(name, fields, listener)
      topics.add(topic)
      return () => {
        end(topic)
        if (topics.delete(topic) && topics.size === 0) leaveConnected()
      }
    },
  }
}
