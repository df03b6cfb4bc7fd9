import { isTrue, list, record, whole } from '../read'
import type { FeedTournament } from './read-tournament'

/**
 * Whether a play-off is under way: the feed's words say so, a player in it or one of its rounds is marked, or the feed
 * counts a round more than it says that there are.
 */
export function isPlayoff({ event, state, round, competitors }: FeedTournament): boolean {
  if (state !== 'in') return false
  const rounds = whole(record(event['tournament'])['numberOfRounds'])
  const isBeyond = rounds !== undefined && round.period > rounds
  return isBeyond || /play-?off/i.test(`${round.name} ${round.detail}`) || competitors.some(isInPlayoff)
}

function isInPlayoff(value: unknown): boolean {
  const competitor = record(value)
  const lines = list(competitor['linescores']).map(record)
  return isTrue(record(competitor['status'])['playoff']) || lines.some((line) => isTrue(line['isPlayoff']))
}
