import { failureReason, type FeedFailure } from '../polling/feed-failure'
import type { Sport } from '../league'

/** What was asked of the feed. */
export interface FeedCall {
  readonly ask: 'games' | 'game-stats' | 'next-season-games' | 'scoreboard' | 'game-details' | 'team-season'
  readonly sport: Sport
}

/** What the log says of a status that is no success. */
export function refusedCallText({ ask, sport }: FeedCall, status: number): string {
  const what = ask === 'game-details' ? 'game details API error' : 'API HTTP error'
  return `${sport} ${what}! status: ${status}`
}

/** What it says of any other failure, with the reason as it was given. */
export function failedCallText(call: FeedCall, reason?: string): string {
  return `Failed to fetch ${objectOf(call)}: ${reason || 'Unknown error'}`
}

/** The line of the log for a call that gave nothing. */
export function callFailureText(call: FeedCall, failure: FeedFailure): string {
  const reason = failure.kind === 'status' ? refusedCallText(call, failure.status) : failureReason(failure)
  return failedCallText(call, reason)
}

function objectOf(call: FeedCall): string {
  switch (call.ask) {
    case 'games':
      return `${spoken(call.sport)} games`
    case 'game-stats':
      return `${spoken(call.sport)} game stats`
    case 'next-season-games':
      return `next season ${spoken(call.sport)} games`
    case 'team-season':
      return `${spoken(call.sport)} team season`
    case 'scoreboard':
      return `${call.sport} scoreboard data`
    case 'game-details':
      return 'game details'
  }
}

function spoken(sport: Sport): string {
  return sport === 'NCAAF' ? 'NCAA Football' : sport
}
