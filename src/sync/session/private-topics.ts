import { realtimeLoader } from '../../backend/realtime-client'
import { readStoredSession } from '../../backend/stored-session'
import { createTopics, type Topics } from '../../backend/topics'
import { noop, type Cancel } from '../../platform/timers'
import { pageVisibility } from '../../platform/visibility'
import { pageTopicPorts } from '../page-topic-ports'

/** The live connection of the signed-in user, beside the one that everybody has. */
export interface PrivateTopics {
  /** Runs while the page is seen: browsers allow six connections to one address, hidden tabs need none. */
  whileSeen(start: (topics: Topics) => Cancel): Cancel
  /** Runs also while the page is hidden: for the one tab that then tells what is new. */
  always(start: (topics: Topics) => Cancel): Cancel
  /** The user has changed or signed out: the next topics get a connection of their own. */
  renew(): void
}

export function createPrivateTopics(): PrivateTopics {
  let topics = openTopics()
  return {
    whileSeen(start) {
      const mine = topics
      let stop = pageVisibility.isVisible() ? start(mine) : noop
      const stops = [
        pageVisibility.onHidden(() => {
          stop()
          stop = noop
        }),
        pageVisibility.onShown(() => {
          stop()
          stop = start(mine)
        }),
      ]
      return () => {
        for (const end of [...stops, stop]) end()
      }
    },
    always: (start) => start(topics),
    renew: () => void (topics = openTopics()),
  }
}

function openTopics(): Topics {
  const load = realtimeLoader(() => readStoredSession()?.token)
  return createTopics({ ...pageTopicPorts, load, isBeating: false })
}
