import { serverSettings } from './settings'

/** A stream that can be written to takes a message at once. One that takes none for so long has a reader that stalls. */
const PATIENCE_MS = 300
/** No caller is held up for longer, however many readers stall. */
const LONGEST_MS = 15_000
const LOOK_AGAIN_MS = 10
/** Longer than this server needs to answer itself. */
const TIMEOUT_S = 5

/** A message for one stream. */
export interface StreamMessage {
  readonly stream: string
  readonly topic: string
}

/**
 * Sends these messages, which all say the same under their topics. Sending waits for a stream's reader, possibly for
 * ever, so another runtime sends, and this one closes the streams that hold it up. Their pages connect again when they go
 * on, and ask for everything anyway.
 */
export function tellStreams(messages: readonly StreamMessage[], data: string): void {
  if (messages.length === 0) return
  const key = `telling:${$security.randomString(12)}`
  $app.store().set(key, JSON.stringify({ messages, data } satisfies Noted))
  try {
    startSending(key)
    closeStalled(key)
  } catch (error) {
    $app.logger().warn('Streams were not told', 'error', String(error).slice(0, 200))
  } finally {
    $app.store().remove(key)
    $app.store().remove(heldUpBy(key))
  }
}

interface Noted {
  readonly messages: readonly StreamMessage[]
  readonly data: string
}

function startSending(key: string): void {
  const { loopbackUrl, internalSecret } = serverSettings()
  $http.send({
    url: `${loopbackUrl}/api/internal/tell/${key}`,
    method: 'POST',
    timeout: TIMEOUT_S,
    headers: { 'x-internal-secret': internalSecret },
  })
}

/** Returns when all are told, or when it has taken too long. */
function closeStalled(key: string): void {
  const store = $app.store()
  const giveUp = Date.now() + LONGEST_MS
  let last: string | null = null
  let since = Date.now()
  for (let isOver = false; !isOver && store.has(key); sleep(LOOK_AGAIN_MS)) {
    isOver = Date.now() >= giveUp
    const stream = store.get(heldUpBy(key)) as string | null
    if (stream !== last) [last, since] = [stream, Date.now()]
    const isStalled = isOver || Date.now() - since >= PATIENCE_MS
    // This also ends the sending that waits for it.
    if (stream && isStalled) $app.subscriptionsBroker().unregister(stream)
  }
}

/** Sends the messages that are noted under this key; the other runtime's part. */
export function sendNoted(key: string): void {
  const store = $app.store()
  const noted = store.get(key) as string | null
  if (noted === null) return
  const { messages, data } = JSON.parse(noted) as Noted
  const clients = $app.subscriptionsBroker().clients()
  for (const { stream, topic } of messages) {
    if (!store.has(key)) return
    store.set(heldUpBy(key), stream)
    clients[stream]?.send(new SubscriptionMessage({ name: topic, data }))
  }
  store.remove(key)
}

function heldUpBy(key: string): string {
  return `${key}:held-up-by`
}
