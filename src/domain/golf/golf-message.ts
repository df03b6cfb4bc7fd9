import type { Player } from './player'
import type { Tournament } from './tournament'
import { isValidCompetitor } from './valid-competitor'

export interface GolfMessage {
  readonly title: string
  readonly text: string
}

/** What a leaderboard is given to show; each part may be missing for its own reason. */
export interface LeaderboardSituation {
  readonly sport?: string
  /** The card around the tournament: present, but empty when its tournament went missing. */
  readonly wrapper?: { readonly tournament?: Tournament; readonly players: readonly Player[] }
}

/** Why there is no leaderboard to show; nothing when there is one. */
export function golfMessage({ sport, wrapper }: LeaderboardSituation): GolfMessage | undefined {
  if (sport === undefined || sport === '') {
    return {
      title: 'Configuration Error',
      text: 'Sport type is not specified. Please contact support.',
    }
  }
  if (!wrapper) {
    return {
      title: 'Tournament Data Unavailable',
      text: 'Unable to load tournament information. Please try again later.',
    }
  }
  if (!wrapper.tournament) return { title: 'Data Unavailable', text: '' }
  return wrapper.players.some(isValidCompetitor) ? undefined : NO_PLAYERS
}

export function renderFailureMessage(): GolfMessage {
  return { title: 'Error Loading Leaderboard', text: '' }
}

const NO_PLAYERS: GolfMessage = {
  title: 'No player data available',
  text: 'Tournament information may not be available yet or the event may have ended.',
}

const COMING: readonly string[] = ['F1', 'NASCAR', 'TENNIS']
const COMING_TEXT = 'Coming soon!'

/** The text in place of a leaderboard of another sport; undefined for golf. */
export function unsupportedLeaderboardText(sport: string): string | undefined {
  if (sport === 'PGA') return undefined
  return COMING.includes(sport) ? COMING_TEXT : 'Unsupported Sport'
}

/**
 * The text at an address of no known league, `/f1` or `/nfl/leaderboard`; undefined where the page redirects. A sport
 * that is coming has a page of its own, any other unknown name has none.
 */
export function otherSportText(name: string, page: 'board' | 'leaderboard'): string | undefined {
  const text = unsupportedLeaderboardText(name.toUpperCase())
  return page === 'leaderboard' || text === COMING_TEXT ? text : undefined
}
