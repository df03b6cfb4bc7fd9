import { describe, expect, it } from 'vitest'
import type { Game } from '../game/game'
import { nextWords, SILENT, withNews } from './announcement-queue'
import { scoreNews } from './score-news'

const team = { id: '1', abbreviation: '', record: '0-0' }

function game(id: string, away: number, home: number, phase: 'live' | 'final' = 'live'): Game {
  return {
    phase,
    id,
    quarter: phase === 'final' ? 'FINAL' : '3Q • 8:36',
    timeLeft: '8:36',
    startTime: '',
    homeTeam: { ...team, name: 'Tigers', displayName: 'LSU Tigers', score: home },
    awayTeam: { ...team, name: 'Tigers', displayName: 'Clemson Tigers', score: away },
    venue: { name: 'TBD', city: '', state: '' },
  }
}

describe('one polite announcer for score changes', () => {
  it('announces a score that changed, and a game that ended, with names that no two teams share', () => {
    const before = [
      game('1', 7, 3),
      game('2', 0, 0),
      game('3', 1, 2),
      game('5', 0, 0),
      game('6', 9, 8, 'final'),
    ]
    const after = [
      game('1', 7, 10),
      game('2', 0, 0),
      game('3', 1, 2, 'final'),
      game('4', 6, 0),
      game('5', 3, 0),
      game('6', 9, 8, 'final'),
    ]
    expect(scoreNews(before, after)).toEqual([
      { game: '1', text: 'Clemson Tigers 7, LSU Tigers 10. 3Q 8:36' },
      { game: '3', text: 'Clemson Tigers 1, LSU Tigers 2. Final' },
      { game: '5', text: 'Clemson Tigers 3, LSU Tigers 0. 3Q 8:36' },
    ])
  })

  it.each([
    ['of a break', { quarter: 'HALF' }, 'Halftime'],
    ['of a game that waits', { delay: 'Lightning Delay' }, 'Delayed'],
    ['whose period the feed does not number', { quarter: '0Q', startTime: '2nd Quarter' }, '2nd Quarter'],
  ])('says in the words of the card when it was: %s', (_what, changes, words) => {
    const [news] = scoreNews([game('1', 7, 3)], [{ ...game('1', 7, 10), ...changes } as Game])
    expect(news?.text).toBe(`Clemson Tigers 7, LSU Tigers 10. ${words}`)
  })

  it('announces no score of a game that was called off and has none any more', () => {
    const postponed: Game = { ...game('1', 0, 0), phase: 'off', status: 'postponed', quarter: 'Postponed' }
    const suspended: Game = { ...game('2', 7, 10), phase: 'off', status: 'suspended', quarter: 'Suspended' }
    expect(scoreNews([game('1', 7, 3), game('2', 7, 3)], [postponed, suspended])).toEqual([
      { game: '2', text: 'Clemson Tigers 7, LSU Tigers 10. Suspended' },
    ])
  })

  it('says nothing while there is no news', () => {
    expect(nextWords(SILENT, 5000)).toEqual({ state: SILENT })
  })

  it('speaks at most 6 times a minute, and afterwards announces the latest of each game', () => {
    let state = SILENT
    const said: (string | undefined)[] = []
    const tell = (text: string, now: number, id = '1') => {
      const next = nextWords(withNews(state, [{ game: id, text }]), now)
      state = next.state
      said.push(next.words)
    }
    const begin = Date.parse('2026-09-06T17:00:00Z')
    for (let second = 0; second < 8; second++) tell(`score ${second}`, begin + second * 1000)
    expect(said).toEqual([
      'score 0',
      'score 1',
      'score 2',
      'score 3',
      'score 4',
      'score 5',
      undefined,
      undefined,
    ])
    tell('other game', begin + 60_000, '2')
    expect(said.at(-1)).toBe('score 7. other game')
  })
})
