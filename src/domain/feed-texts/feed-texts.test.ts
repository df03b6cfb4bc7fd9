import { describe, expect, it } from 'vitest'
import { callFailureText, failedCallText, refusedCallText } from './failed-call'
import { failedPollText } from './failed-poll'
import { refusedEventText } from './refused-event'
import { refusedReplyText } from './refused-reply'
import { unsupportedSportText } from './supported-sport'

describe('000 section 8: wrapped messages', () => {
  it.each([
    ['games', 'MLB', 'Failed to fetch MLB games: timeout'],
    ['games', 'NCAAF', 'Failed to fetch NCAA Football games: timeout'],
    ['game-stats', 'NHL', 'Failed to fetch NHL game stats: timeout'],
    ['next-season-games', 'NBA', 'Failed to fetch next season NBA games: timeout'],
    ['next-season-games', 'NCAAF', 'Failed to fetch next season NCAA Football games: timeout'],
    ['game-details', 'NFL', 'Failed to fetch game details: timeout'],
    ['scoreboard', 'NFL', 'Failed to fetch NFL scoreboard data: timeout'],
  ] as const)('%s of %s: %s', (ask, sport, text) => {
    expect(failedCallText({ ask, sport }, 'timeout')).toBe(text)
  })

  it('an unknown reason reads Unknown error', () => {
    const text = 'Failed to fetch game details: Unknown error'
    const call = { ask: 'game-details', sport: 'NBA' } as const
    expect([failedCallText(call), failedCallText(call, '')]).toEqual([text, text])
  })
})

describe('000 section 8: feed failures', () => {
  it.each([
    ['games', 'NBA', 'NBA API HTTP error! status: 503'],
    ['scoreboard', 'NCAAF', 'NCAAF API HTTP error! status: 503'],
    ['game-details', 'NHL', 'NHL game details API error! status: 503'],
  ] as const)('%s of %s: %s', (ask, sport, text) => {
    expect(refusedCallText({ ask, sport }, 503)).toBe(text)
  })
})

describe('what the log says of a poll that brought nothing', () => {
  it.each([
    [
      'NFL',
      { kind: 'status', status: 503 },
      'Failed to fetch NFL scoreboard data: NFL API HTTP error! status: 503',
    ],
    ['NCAAF', { kind: 'timeout' }, 'Failed to fetch NCAA Football games: timeout'],
    ['NBA', { kind: 'timeout' }, 'Failed to fetch NBA games: timeout'],
    ['NHL', { kind: 'timeout' }, 'Failed to fetch NHL games: timeout'],
    [
      'MLB',
      { kind: 'validation', reason: 'Invalid API response: missing events data' },
      'Failed to fetch MLB games: Invalid API response: missing events data',
    ],
    ['RYDER_CUP', { kind: 'status', status: 500 }, 'Failed to fetch Ryder Cup data: 500'],
  ] as const)('%s, %j: %s', (sport, failure, text) => {
    expect(failedPollText(sport, failure)).toBe(text)
  })
})

describe('000 section 8: the line of the log', () => {
  it.each([
    [{ kind: 'status', status: 503 }, 'NBA API HTTP error! status: 503'],
    [{ kind: 'validation', reason: 'broken' }, 'broken'],
    [{ kind: 'timeout' }, 'timeout'],
    [{ kind: 'network' }, 'network'],
  ] as const)('wraps the reason: %j', (failure, reason) => {
    const text = callFailureText({ ask: 'games', sport: 'NBA' }, failure)
    expect(text).toBe(`Failed to fetch NBA games: ${reason}`)
  })
})

describe('000 section 5: what a scoreboard and its events must have', () => {
  it('an events list', () => {
    expect(refusedReplyText([])).toBeUndefined()
    expect(refusedReplyText(undefined)).toBe('Invalid API response: missing events data')
    expect(refusedReplyText(null)).toBe('Invalid API response: missing events data')
    expect(refusedReplyText({})).toBe('Invalid API response: missing or malformed events data')
  })

  it.each([
    ['NFL', 'object', 'Invalid game data: event is null or not an object'],
    ['NFL', 'properties', 'Invalid game data: event is null, undefined, or missing required properties'],
    ['NFL', 'competition', 'Invalid game data: missing competition'],
    ['NFL', 'competition-data', 'Invalid game data: missing competition data'],
    ['NFL', 'competitors', 'Invalid game data: missing competitors data'],
    ['NFL', 'unique-id', 'Invalid game data: another event has the same id'],
    [undefined, 'competition', 'Invalid game data: missing competition'],
    ['NBA', 'teams', 'Invalid game data: missing team information'],
    ['NBA', 'status', 'Invalid NBA game data: missing status information'],
    ['NBA', 'competition', 'Invalid game data: missing competition'],
    ['NHL', 'competition', 'Invalid NHL game data: missing competition data'],
    ['NHL', 'competition-data', 'Invalid NHL game data: missing competition data'],
    ['NBA', 'competitors', 'Invalid NBA game data: missing competitors array'],
    ['NHL', 'teams', 'Invalid NHL game data: missing team information'],
    ['NFL', 'teams', 'Invalid game data: missing home or away team'],
    ['NCAAB', 'status', 'Invalid game data: missing status information'],
  ] as const)('%s without %s: %s', (sport, fault, text) => {
    expect(refusedEventText(fault, sport)).toBe(text)
  })
})

describe('000 section 5: supported sports are checked before fetching', () => {
  it('a refusal lists them when the requested one is not among them', () => {
    expect(unsupportedSportText('NCAAB')).toBeUndefined()
    expect(unsupportedSportText('F1')).toBe(
      'Unsupported sport: F1. Supported sports: NFL, NBA, MLB, NHL, NCAAF, NCAAB, PGA, RYDER_CUP',
    )
    expect(unsupportedSportText('x'.repeat(41))).toMatch(/^Unsupported sport: x{40}\. /)
  })
})
