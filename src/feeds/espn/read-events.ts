import { refusedReplyText } from '../../domain/feed-texts/refused-reply'
import { list, record } from '../read'

export type ReadEvents =
  | { readonly ok: true; readonly events: readonly unknown[] }
  | { readonly ok: false; readonly reason: string }

/** The events of any of the feed's lists. */
export function readEvents(reply: unknown): ReadEvents {
  const { events } = record(reply)
  const reason = refusedReplyText(events)
  return reason === undefined ? { ok: true, events: list(events) } : { ok: false, reason }
}
