import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localValues } from '../../platform/local-values'
import { STORAGE_KEYS } from '../../platform/storage-keys'
import { dataOf, find, render, type Rendered } from '../../ui/testing/render'
import { BoardTitle } from './board-title'
import { finalGame, liveGame, scheduledGame, storedBoard } from './testing/games'

const NOW = '2026-09-13T21:00:00.000Z'
const AN_HOUR_AGO = '2026-09-13T20:00:00.000Z'
const STUCK_SINCE = '2026-09-13T17:00:00Z'

describe('the title of a board', () => {
  let rendered: Rendered
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] })
    localValues.remove(STORAGE_KEYS.clock)
  })
  afterEach(() => {
    rendered.close()
    vi.useRealTimers()
  })

  const titleOf = (games: Parameters<typeof storedBoard>[0], checkedAt = NOW) => {
    rendered = render(<BoardTitle stored={storedBoard(games, checkedAt)} />)
    const day = find(rendered.page, 'p').cloneNode(true) as Element
    for (const old of day.querySelectorAll('[data-current=false]')) old.remove()
    expect(find(rendered.page, 'p').title).toBe(day.textContent)
    return [find(rendered.page, 'h1').textContent, day.textContent]
  }

  it('is the league, its day, and how many games are under way', () => {
    const games = [liveGame({ id: '1' }), liveGame({ id: '2' }), finalGame({ id: '3' })]
    expect(titleOf({ games })).toEqual(['NFL', 'Today · 2 live'])
  })

  it('also names today, for a later day on which this is the last frame', () => {
    titleOf({ games: [finalGame()] })
    expect(dataOf(find(rendered.page, 'p'))).toEqual({ dated: 'Sun, Sep 13' })
    rendered.close()
    titleOf({ day: '2026-09-12', games: [finalGame()] })
    expect(dataOf(find(rendered.page, 'p'))).toEqual({})
  })

  it('counts no game as live in which nothing happens any more', () => {
    expect(titleOf({ games: [liveGame({ stuckSince: STUCK_SINCE }), scheduledGame()] })).toEqual([
      'NFL',
      'Today',
    ])
  })

  it('counts no game as live while the scores are older than they should be', () => {
    expect(titleOf({ games: [liveGame()] }, AN_HOUR_AGO)).toEqual(['NFL', 'Today'])
  })

  it('is the day alone while nothing is live', () => {
    expect(titleOf({ sport: 'NBA', day: '2026-09-12', games: [finalGame()] })).toEqual(['NBA', 'Sat, Sep 12'])
  })
})
