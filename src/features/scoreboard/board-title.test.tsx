import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localValues } from '../../platform/local-values'
import { STORAGE_KEYS } from '../../platform/storage-keys'
import { find, render, type Rendered } from '../../ui/testing/render'
import { BoardTitle } from './board-title'
import { board, finalGame, liveGame, scheduledGame } from './testing/games'

const STUCK_SINCE = '2026-09-13T17:00:00Z'

describe('the title of a board', () => {
  let rendered: Rendered
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-09-13T21:00:00Z'), toFake: ['Date'] })
    localValues.remove(STORAGE_KEYS.clock)
  })
  afterEach(() => {
    rendered.close()
    vi.useRealTimers()
  })

  const titleOf = (games: Parameters<typeof board>[0]) => {
    rendered = render(<BoardTitle board={board(games)} />)
    expect(find(rendered.page, 'p').title).toBe(find(rendered.page, 'p').textContent)
    return [find(rendered.page, 'h1').textContent, find(rendered.page, 'p').textContent]
  }

  it('is the league, its day, and how many games are under way', () => {
    const games = [liveGame({ id: '1' }), liveGame({ id: '2' }), finalGame({ id: '3' })]
    expect(titleOf({ games })).toEqual(['NFL', 'Today · 2 live'])
  })

  it('counts no game as live in which nothing happens any more', () => {
    expect(titleOf({ games: [liveGame({ stuckSince: STUCK_SINCE }), scheduledGame()] })).toEqual([
      'NFL',
      'Today',
    ])
  })

  it('is the day alone while nothing is live', () => {
    expect(titleOf({ sport: 'NBA', day: '2026-09-12', games: [finalGame()] })).toEqual(['NBA', 'Sat, Sep 12'])
  })
})
