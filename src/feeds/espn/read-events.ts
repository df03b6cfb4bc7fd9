import { OTHER_LEAGUE, refusedReplyText } from '../../domain/feed-texts/refused-reply'
import { ALL_LEAGUES, type League } from '../../domain/league'
import { list, nameText, record } from '../read'

export type ReadEvents =
  | { readonly ok: true; readonly events: readonly unknown[] }
  | { readonly ok: false; readonly reason: string }

/** The events of any of the feed's lists. A reply that names another league than the one that was asked is refused. */
export function readEvents(reply: unknown, asked?: League): ReadEvents {
  const { events, leagues } = record(reply)
  const reason = refusedReplyText(events)
  if (reason !== undefined) return { ok: false, reason }
  if (asked && isOfOther(asked, leagues)) return { ok: false, reason: OTHER_LEAGUE }
  return { ok: true, events: list(events) }
}

/** The feed may name a league in a way that we do not know; only the name of one of our other leagues proves anything. */
function isOfOther(asked: League, leagues: unknown): boolean {
  const name = nameText(record(list(leagues)[0])['slug']).toLowerCase()
  return name !== nameOf(asked) && ALL_LEAGUES.some((league) => nameOf(league) === name)
}

function nameOf({ feedPath }: League): string {
  return feedPath.split('/')[1] ?? ''
}
