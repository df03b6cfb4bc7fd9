import { cupFailureReason, CUP_NOT_LOADED, NO_CUP } from '../cup/cup-message'
import { raceText } from '../cup/cup-progress'
import { cupTitle } from '../cup/cup-title'
import {
  golfMessage,
  renderFailureMessage,
  unsupportedLeaderboardText,
  type LeaderboardSituation,
} from '../golf/golf-message'
import { roundStatusText } from '../golf/round-status'
import { sampleTournament } from '../golf/testing/sample-tournament'
import type { Tournament } from '../golf/tournament'
import type { SpecText } from './spec-text'

const PGA = { sport: 'PGA' }
const FAILED = { kind: 'status', status: 503 } as const
const START = Date.parse('2026-06-04T04:00:00Z')
const DAY = 86_400_000

const leaderboard = (text: string, provoke: () => string): SpecText => ({
  document: '001',
  section: '2',
  text,
  provoke,
})
const message = (member: 'title' | 'text', situation: LeaderboardSituation, text: string) =>
  leaderboard(text, () => golfMessage(situation)?.[member] ?? '')
const roundStatus = (changes: Partial<Tournament>, nowMs: number, text: string) =>
  leaderboard(text, () => roundStatusText(sampleTournament(changes), nowMs) ?? '')

const NO_PLAYERS = { ...PGA, wrapper: { tournament: sampleTournament(), players: [] } }
const BEFORE = { state: 'pre', round: 1, startedRound: 0, startTime: '' } as const

export const texts: readonly SpecText[] = [
  message('title', PGA, 'Tournament Data Unavailable'),
  message('text', PGA, 'Unable to load tournament information. Please try again later.'),
  message('title', {}, 'Configuration Error'),
  message('text', {}, 'Sport type is not specified. Please contact support.'),
  message('title', { ...PGA, wrapper: { players: [] } }, 'Data Unavailable'),
  message('title', NO_PLAYERS, 'No player data available'),
  message('text', NO_PLAYERS, 'Tournament information may not be available yet or the event may have ended.'),
  leaderboard('Error Loading Leaderboard', () => renderFailureMessage().title),
  leaderboard('Coming soon!', () => unsupportedLeaderboardText('F1') ?? ''),
  leaderboard('Unsupported Sport', () => unsupportedLeaderboardText('NFL') ?? ''),
  roundStatus({}, START, 'Round 2'),
  roundStatus({ state: 'post', completed: true, round: 4 }, START, 'Final Round Complete'),
  roundStatus({ roundOver: true }, START, 'Round 2 Complete'),
  roundStatus(BEFORE, START - 8 * DAY, 'Starts Jun 4'),
  roundStatus(BEFORE, START - DAY, 'Round 1 • Starting Soon'),
  leaderboard('2025 Ryder Cup — United States vs. Europe', () => cupTitle('Ryder Cup', 2025)),
  leaderboard('Race to 14.5 points secures the cup', raceText),
  leaderboard('Failed to load Ryder Cup data', () => CUP_NOT_LOADED.title),
  leaderboard('Please try again later', () => CUP_NOT_LOADED.text),
  leaderboard('No Ryder Cup data available', () => NO_CUP.title),
  leaderboard('Data will be available closer to the event', () => NO_CUP.text),
  {
    document: '001',
    section: '8',
    text: 'Failed to fetch Ryder Cup data: 503',
    provoke: () => cupFailureReason(FAILED),
  },
  {
    document: '001',
    section: '8',
    text: 'Failed to load Ryder Cup data',
    provoke: () => CUP_NOT_LOADED.title,
  },
]
