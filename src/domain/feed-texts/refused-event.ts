import type { GameSport } from '../league'

/** What an event of the feed lacks, so that no game can be made of it. */
export type EventFault =
  | 'object'
  | 'properties'
  | 'competition'
  | 'competition-data'
  | 'competitors'
  | 'teams'
  | 'status'
  | 'unique-id'

const GENERIC: Readonly<Record<EventFault, string>> = {
  object: 'Invalid game data: event is null or not an object',
  properties: 'Invalid game data: event is null, undefined, or missing required properties',
  competition: 'Invalid game data: missing competition',
  'competition-data': 'Invalid game data: missing competition data',
  competitors: 'Invalid game data: missing competitors data',
  teams: 'Invalid game data: missing home or away team',
  status: 'Invalid game data: missing status information',
  'unique-id': 'Invalid game data: another event has the same id',
}

/** Two leagues have words of their own. */
const OWN: Partial<Record<GameSport, Partial<Record<EventFault, string>>>> = {
  NBA: {
    competitors: 'Invalid NBA game data: missing competitors array',
    teams: 'Invalid game data: missing team information',
    status: 'Invalid NBA game data: missing status information',
  },
  NHL: {
    competition: 'Invalid NHL game data: missing competition data',
    'competition-data': 'Invalid NHL game data: missing competition data',
    teams: 'Invalid NHL game data: missing team information',
  },
}

/** Without a sport (golf events) the text is the generic one. */
export function refusedEventText(fault: EventFault, sport?: GameSport): string {
  return (sport && OWN[sport]?.[fault]) ?? GENERIC[fault]
}
