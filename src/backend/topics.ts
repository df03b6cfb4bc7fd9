import { noop, type Cancel } from '../platform/timers'
import type { RealtimeClient } from './realtime-client'
import { reconnectMs } from './reconnect-ms'
import { watchSilence, type SilencePorts } from './stream-silence'

export interface TopicListener {
  /** The subscription stands (again). What happened before is not replayed. */
  onConnected(): void
  readonly onMessage: (data: unknown) => void
  onLost(): void
}

export interface Topics {
  /** Without `fields` the whole record comes. Returns a function that leaves the topic. */
  watch(name: string, fields: string | undefined, listener: TopicListener): Cancel
}

export interface TopicPorts extends SilencePorts {
  readonly load: () => Promise<RealtimeClient>
  /** Calls back when trying now is worth it. */
  readonly onWake: (run: () => void) => Cancel
  /** The connection broke, or could not be made: the server itself may be lost. */
  readonly onDoubt: () => void
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
  /** Set while the topic waits for its next try. */
  retryNow: (() => void) | undefined
}

/** The SDK calls this topic after every (re)connect, once all subscriptions are active. */
const CONNECTED = 'PB_CONNECT'

/**
 * Subscriptions that outlive the connection. The SDK reconnects by itself, but only after a first success and only
 * as a whole. So this code tries again when a first attempt fails or one subscription is refused.
 */
export function createTopics(ports: TopicPorts): Topics {
  const { load, timers, random } = ports
  const topics = new Set<Topic>()
  let leaveConnected = noop
  const silence = watchSilence(ports, () => void load().then((client) => client.giveUp()))

  async function join(topic: Topic): Promise<void> {
    try {
      const client = await load()
      if (topic.ended) return
      client.onDisconnect = (names) => names.length > 0 && lose()
      await client.subscribe(
        topic.name,
        (data) => hear(topic, data),
        topic.fields ? { fields: topic.fields } : undefined,
      )
      topic.failures = 0
      announce(topic, client)
    } catch {
      retryLater(topic)
    }
  }

  function hear(topic: Topic, data: unknown) {
    if (topic.name === CONNECTED) silence.restart()
    else silence.noteMessage()
    topic.listener.onMessage(data)
  }

  function wake(heart: Topic) {
    silence.look()
    void load().then((client) => client.hurry())
    for (const topic of [heart, ...topics]) topic.retryNow?.()
  }

  function announce(topic: Topic, client: RealtimeClient) {
    if (topic.ended || !client.isConnected || topic.connection === client.clientId) return
    topic.connection = client.clientId
    topic.cancelRetry()
    silence.restart()
    topic.listener.onConnected()
  }

  function retryLater(topic: Topic) {
    if (topic.ended) return
    topic.cancelRetry()
    topic.listener.onLost()
    const delay = reconnectMs(topic.failures)
    topic.failures += 1
    const retry = () => {
      topic.cancelRetry()
      void drop(topic).then(() => join(topic))
    }
    const cancelTimer = timers.after(delay * (1 + random() / 2), retry)
    topic.retryNow = retry
    topic.cancelRetry = () => {
      cancelTimer()
      topic.retryNow = undefined
    }
    ports.onDoubt()
  }

  /** The SDK keeps the callback of a failed subscription, and would run it twice after the next one: so take it out. */
  async function drop(topic: Topic): Promise<void> {
    topic.connection = ''
    await load()
      .then((client) => client.unsubscribe(topic.name))
      .catch(() => {})
  }

  function lose() {
    silence.stop()
    ports.onDoubt()
    for (const topic of topics) topic.listener.onLost()
  }

  function start(name: string, fields: string | undefined, listener: TopicListener): Topic {
    const topic: Topic = {
      name,
      fields,
      listener,
      ended: false,
      failures: 0,
      connection: '',
      cancelRetry: noop,
      retryNow: undefined,
    }
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
    const stopWaking = ports.onWake(() => wake(heart))
    return () => {
      stopWaking()
      silence.stop()
      end(heart)
    }
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
