import { isOpenDay } from '../../../domain/people/gates/open-days'
import { easternDay } from '../../../domain/time/eastern'
import { list, record } from '../../read'
import { mapStart } from '../start'
import type { ProxyTarget } from './proxy-target'

/** What everybody may see of a reply: all of it, nothing, or what is left without the games of other days. */
export type OpenPart =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | { readonly kind: 'part'; readonly reply: object }

/** The feed's football is a whole week when no day is named. */
export function openPartOf(target: ProxyTarget, reply: object, nowMs: number): OpenPart {
  if (target.event !== undefined) {
    const day = dayOfReply(target, reply)
    return { kind: day === undefined || isOpenDay(day, nowMs) ? 'all' : 'none' }
  }
  if (target.kind !== 'scoreboard' || target.slug === 'pga' || target.day !== undefined)
    return { kind: 'all' }
  const events = list(record(reply)['events'])
  const open = events.filter((event) => {
    const start = mapStart(record(event)['date'])
    return start === undefined || isOpenDay(easternDay(Date.parse(start)), nowMs)
  })
  return open.length === events.length ? { kind: 'all' } : { kind: 'part', reply: { ...reply, events: open } }
}

/**
 * The Eastern day of a reply that was requested by event, so that its target names no day; for a tournament its last
 * day. A reply without a day counts as not over.
 */
export function dayOfReply({ kind }: Pick<ProxyTarget, 'kind'>, reply: unknown): string | undefined {
  const time = kind === 'summary' ? startOfGame(reply) : endOfTournament(reply)
  return time === undefined ? undefined : easternDay(Date.parse(time))
}

function startOfGame(reply: unknown): string | undefined {
  const { competitions } = record(record(reply)['header'])
  return mapStart(record(list(competitions)[0])['date'])
}

function endOfTournament(reply: unknown): string | undefined {
  const event = record(list(record(reply)['events'])[0])
  return mapStart(event['endDate']) ?? mapStart(event['date'])
}
