import { serverSettings } from '../server/settings'

/** A stream that can be written to takes a message at once. One that takes none for so long has a reader that stalls. */
const PATIENCE_MS = 300
/** No poll is held up for longer, however many readers stall. */
const LONGEST_MS = 15_000
const LOOK_AGAIN_MS = 10
/** Longer than this server needs to answer itself. */
const TIMEOUT_S = 5

/**
 * Says to the open streams of these accounts that there is something new. Sending waits for a stream's reader, possibly
 * for ever, so another runtime sends, and this one closes the streams that hold it up. Their pages connect again when
 * they go on, and ask for everything anyway.
 */
export function tellDevices(owners: ReadonlySet<string>): void {
  if (owners.size === 0) return
  const key = `telling:${$security.randomString(12)}`
  $app.store().set(key, JSON.stringify([...owners]))
  try {
    startTelling(key)
    closeStalledStreams(key)
  } catch (error) {
    $app.logger().warn('Devices were not told of their alerts', 'error', String(error).slice(0, 200))
  } finally {
    $app.store().remove(key)
    $app.store().remove(heldUpBy(key))
  }
}

function startTelling(key: string): void {
  const { loopbackUrl, internalSecret } = serverSettings()
  $http.send({
    url: `${loopbackUrl}/api/internal/tell/${key}`,
    method: 'POST',
    timeout: TIMEOUT_S,
    headers: { 'x-internal-secret': internalSecret },
  })
}

/** Returns when all are told, or when it has taken too long. */
function closeStalledStreams(key: string): void {
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

/**
 * Tells the devices whose owners are noted under this key, each under the name of its owner's own row. It says no more
 * than that there is something new: the device asks for it, and is then given what its account may have at that time.
 */
export function tellNoted(key: string): void {
  const store = $app.store()
  const owners = new Set(JSON.parse((store.get(key) as string | null) ?? '[]') as string[])
  const clients = $app.subscriptionsBroker().clients()
  for (const id in clients) {
    if (!store.has(key)) return
    const client = clients[id]
    const owner = (client.get('auth') as core.Record | undefined)?.id
    const topic = `game_alert_reads/${owner}`
    if (owner === undefined || !owners.has(owner) || !client.hasSubscription(topic)) continue
    store.set(heldUpBy(key), id)
    client.send(new SubscriptionMessage({ name: topic, data: '{"action":"news"}' }))
  }
  store.remove(key)
}

function heldUpBy(key: string): string {
  return `${key}:held-up-by`
}
