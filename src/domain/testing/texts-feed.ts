import { failedCallText, refusedCallText, type FeedCall } from '../feed-texts/failed-call'
import { refusedEventText, type EventFault } from '../feed-texts/refused-event'
import { refusedReplyText } from '../feed-texts/refused-reply'
import { unsupportedSportText } from '../feed-texts/supported-sport'
import { failureMessage, failureReason } from '../polling/feed-failure'
import type { GameSport } from '../league'
import type { SpecText } from './spec-text'

const said = (text: string, provoke: () => string): SpecText => ({
  document: '000',
  section: '8',
  text,
  provoke,
})
const wrapped = (ask: FeedCall['ask'], sport: GameSport, text: string, reason?: string) =>
  said(text, () => failedCallText({ ask, sport }, reason))
const refused = (fault: EventFault, text: string, sport?: GameSport) =>
  said(text, () => refusedEventText(fault, sport))

/** What is said when the feed fails or sends something broken. */
export const texts: readonly SpecText[] = [
  said('HTTP error! status: 502', () => failureReason({ kind: 'status', status: 502 })),
  said('NBA API HTTP error! status: 500', () => refusedCallText({ ask: 'games', sport: 'NBA' }, 500)),
  said('NHL game details API error! status: 404', () =>
    refusedCallText({ ask: 'game-details', sport: 'NHL' }, 404),
  ),
  wrapped('games', 'MLB', 'Failed to fetch MLB games: broken', 'broken'),
  wrapped('games', 'NBA', 'Failed to fetch NBA games: broken', 'broken'),
  wrapped('games', 'NHL', 'Failed to fetch NHL games: broken', 'broken'),
  wrapped('games', 'NCAAF', 'Failed to fetch NCAA Football games: broken', 'broken'),
  wrapped('game-stats', 'MLB', 'Failed to fetch MLB game stats: broken', 'broken'),
  wrapped('game-stats', 'NBA', 'Failed to fetch NBA game stats: broken', 'broken'),
  wrapped('game-stats', 'NHL', 'Failed to fetch NHL game stats: broken', 'broken'),
  wrapped('game-stats', 'NCAAF', 'Failed to fetch NCAA Football game stats: broken', 'broken'),
  wrapped('next-season-games', 'NBA', 'Failed to fetch next season NBA games: broken', 'broken'),
  wrapped('next-season-games', 'NHL', 'Failed to fetch next season NHL games: broken', 'broken'),
  wrapped('next-season-games', 'NCAAF', 'Failed to fetch next season NCAA Football games: broken', 'broken'),
  wrapped('game-details', 'NFL', 'Failed to fetch game details: broken', 'broken'),
  wrapped('scoreboard', 'NFL', 'Failed to fetch NFL scoreboard data: broken', 'broken'),
  wrapped('game-details', 'NFL', 'Failed to fetch game details: Unknown error'),
  refused('properties', 'Invalid game data: event is null, undefined, or missing required properties'),
  refused('competition', 'Invalid game data: missing competition', 'MLB'),
  refused('competitors', 'Invalid NBA game data: missing competitors array', 'NBA'),
  refused('teams', 'Invalid game data: missing team information', 'NBA'),
  refused('status', 'Invalid NBA game data: missing status information', 'NBA'),
  refused('competition', 'Invalid NHL game data: missing competition data', 'NHL'),
  refused('teams', 'Invalid NHL game data: missing team information', 'NHL'),
  refused('object', 'Invalid game data: event is null or not an object', 'NCAAF'),
  refused('competition-data', 'Invalid game data: missing competition data', 'NCAAF'),
  refused('competitors', 'Invalid game data: missing competitors data', 'NCAAF'),
  refused('teams', 'Invalid game data: missing home or away team', 'NCAAF'),
  refused('status', 'Invalid game data: missing status information', 'NCAAF'),
  said('Invalid API response: missing events data', () => refusedReplyText(undefined) ?? ''),
  said('Invalid API response: missing or malformed events data', () => refusedReplyText('text') ?? ''),
  said(
    'Unsupported sport: F1. Supported sports: NFL, NBA, MLB, NHL, NCAAF, NCAAB, PGA, RYDER_CUP',
    () => unsupportedSportText('F1') ?? '',
  ),
  said('Failed to load NCAAF data. Please try again.', () =>
    failureMessage({ kind: 'status', status: 500 }, 'NCAAF'),
  ),
]
