import { cupFailureReason } from '../cup/cup-message'
import type { FeedFailure } from '../polling/feed-failure'
import type { Sport } from '../league'
import { callFailureText } from './failed-call'

/** The log's text for a poll that failed. */
export function failedPollText(sport: Sport, failure: FeedFailure): string {
  if (sport === 'RYDER_CUP') return cupFailureReason(failure)
  return callFailureText({ ask: SAID_AS_GAMES.includes(sport) ? 'games' : 'scoreboard', sport }, failure)
}

/** The leagues whose games have words of their own in the specification. */
const SAID_AS_GAMES: readonly Sport[] = ['MLB', 'NBA', 'NHL', 'NCAAF']
