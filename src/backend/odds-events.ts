import type { Slug } from '../domain/league'
import type { Cancel } from '../platform/timers'
import type { Listener } from './board-events'
import { parseOddsMessage, type OddsMessage } from './parse-odds'
import type { Topics } from './topics'

/** One league's lines. The server sends them only to users who may see odds. */
export function watchOdds(topics: Topics, slug: Slug, listener: Listener<OddsMessage>): Cancel {
  return topics.watch(`odds_boards/${slug}`, 'rev,delta,checked_at', {
    onConnected: () => listener.onConnected(),
    onLost: () => listener.onLost(),
    onMessage(data) {
      const message = parseOddsMessage(data)
      if (message) listener.onMessage(message)
    },
  })
}
