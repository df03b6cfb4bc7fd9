import { isTrue, list, record, whole } from '../../read'
import type { FeedTournament } from './read-tournament'

/**
 * Whether a play-off is under way: the feed's words say so, a player or a round is marked as part of one, or the feed's
 * current round is beyond its number of rounds.
 */
export function isPlayoff({ event, state, round, competitors }: FeedTournament): boolean {
  if (state !== 'in') return false
  const rounds = whole(record(event['tournament'])['numberOfRounds']) ?? Infinity
  const isBeyond = round.period > rounds
  return isBeyond || /play-?off/i.test(`${round.name} ${round.detail}`) || competitors.some(isInPlayoff)
}

function isInPlayoff(value: unknown): boolean {
  const competitor = record(value)
  const lines = list(competitor['linescores']).map(record)
  return isTrue(record(competitor['status'])['playoff']) || lines.some((line) => isTrue(line['isPlayoff']))
}
