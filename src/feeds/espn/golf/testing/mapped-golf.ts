import { mapGolf } from '../map-golf'
import { sampleEvent, type Json } from './sample-golf'

export const NOW = Date.parse('2026-06-06T18:00:00Z')

/** What the adapter makes of an event. */
export function mapped(event: unknown) {
  const result = mapGolf({ events: [event] }, NOW)
  if (!result.ok) throw new Error(result.reason)
  return result
}

/** The row that the adapter makes of the only competitor of an event. */
export function player(competitor: Json, changes: Json = {}, competition: Json = {}) {
  return mapped(sampleEvent([competitor], changes, competition)).leaderboards[0]?.players[0]
}

/** The changes of an event that is over. */
export const post = { status: { type: { state: 'post', completed: true } } }
