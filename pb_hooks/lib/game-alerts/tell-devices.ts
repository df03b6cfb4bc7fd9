import { tellStreams } from '../server/tell-streams'

/**
 * Says to the open streams of these accounts that there is something new, under the name of their own row. It says no
 * more than that: the device asks for it, and is then given what its account may have at that time.
 */
export function tellDevices(owners: ReadonlySet<string>): void {
  if (owners.size === 0) return
  const clients = $app.subscriptionsBroker().clients()
  const told = Object.keys(clients).flatMap((stream) => {
    const client = clients[stream]
    const owner = (client.get('auth') as core.Record | undefined)?.id
    const topic = `game_alert_reads/${owner}`
    const isListening = owner !== undefined && owners.has(owner) && client.hasSubscription(topic)
    return isListening ? [{ stream, topic }] : []
  })
  tellStreams(told, '{"action":"news"}')
}
