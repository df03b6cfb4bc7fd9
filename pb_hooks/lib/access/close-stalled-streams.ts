import { tellStreams } from '../server/tell-streams'

/** No page listens to it. */
const TOPIC = 'alive'

/**
 * A frozen page reads nothing, but its stream stays open. Once nothing more goes into it, every further push waits in
 * memory for its reader, hour after hour. Such streams do not take this message either, and are closed.
 */
export function closeStalledStreams(): void {
  const streams = Object.keys($app.subscriptionsBroker().clients())
  tellStreams(
    streams.map((stream) => ({ stream, topic: TOPIC })),
    '{}',
  )
}
