import { easternDay } from '../../../domain/time/eastern'
import { list, record } from '../../read'
import { mapStart } from '../start'
import type { ProxyTarget } from './proxy-target'

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
