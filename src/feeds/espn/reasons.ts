import type { League } from '../../domain/league'

/** Why a reply or one event of it is refused, in the specification's words. */
export const NO_EVENTS = 'Invalid API response: missing events data'
export const NOT_AN_EVENT = 'Invalid game data: event is null, undefined, or missing required properties'
export const REPEATED = 'Invalid game data: another event has the same id'

export interface EventReasons {
  readonly competition: string
  readonly competitors: string
  readonly teams: string
  readonly status: string
}

const GENERIC: EventReasons = {
  competition: 'Invalid game data: missing competition',
  competitors: 'Invalid game data: missing competitors data',
  teams: 'Invalid game data: missing home or away team',
  status: 'Invalid game data: missing status information',
}

const NBA: EventReasons = {
  ...GENERIC,
  competitors: 'Invalid NBA game data: missing competitors array',
  teams: 'Invalid game data: missing team information',
  status: 'Invalid NBA game data: missing status information',
}

const NHL: EventReasons = {
  ...GENERIC,
  competition: 'Invalid NHL game data: missing competition data',
  teams: 'Invalid NHL game data: missing team information',
}

export function reasonsOf(league: League): EventReasons {
  if (league.sport === 'NBA') return NBA
  return league.sport === 'NHL' ? NHL : GENERIC
}
