import { log } from '../../platform/log'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '../../domain/game/game'
import { render, type Rendered } from '../../ui/testing/render'
import { cardsInSight } from './cards-in-sight'
import { GameGrid } from './game-grid'
import { liveGame } from './testing/games'

/** Counts how often a game is looked at, which is how often its card is drawn. */
function watched(game: Game): { game: Game; draws: () => number } {
  let draws = 0
  const watchedGame = { ...game }
  Object.defineProperty(watchedGame, 'id', { enumerable: true, get: () => game.id })
  Object.defineProperty(watchedGame, 'awayTeam', {
    enumerable: true,
    get: () => {
      draws += 1
      return game.awayTeam
    },
  })
  return { game: watchedGame, draws: () => draws }
}

describe('the grid of games', () => {
  let rendered: Rendered | undefined
  afterEach(() => rendered?.close())

  it('draws only the card whose game changed', () => {
    const still = watched(liveGame({ id: '1' }))
    rendered = render(<GameGrid slug="nfl" games={[still.game, liveGame({ id: '2' })]} />)
    const before = still.draws()
    rendered.show(<GameGrid slug="nfl" games={[still.game, liveGame({ id: '2', quarter: '4Q • 0:48' })]} />)
    expect(rendered.page.querySelector('[data-game="2"]')?.getAttribute('data-period')).toBe('4Q • 0:48')
    expect(before).toBeGreaterThan(0)
    expect(still.draws()).toBe(before)
  })

  it('leaves 99 of 100 cards alone when one game changes', () => {
    const others = Array.from({ length: 99 }, (_, index) => watched(liveGame({ id: `still-${index}` })))
    const gamesWith = (changing: Game) => [changing, ...others.map(({ game }) => game)]
    rendered = render(<GameGrid slug="nfl" games={gamesWith(liveGame({ id: 'busy' }))} />)
    const before = others.map(({ draws }) => draws())
    for (const quarter of ['4Q • 0:48', '4Q • 0:40', '4Q • 0:33']) {
      rendered.show(<GameGrid slug="nfl" games={gamesWith(liveGame({ id: 'busy', quarter }))} />)
    }
    expect(rendered.page.querySelector('[data-game=busy]')?.getAttribute('data-period')).toBe('4Q • 0:33')
    expect(others.map(({ draws }) => draws())).toEqual(before)
  })

  it('draws the cards that are in sight first, and then the others', async () => {
    const games = Array.from({ length: 24 }, (_, index) => liveGame({ id: `${index}` }))
    const page = document.createElement('div')
    const root = createRoot(page)
    flushSync(() => root.render(<GameGrid slug="nfl" games={games} />))
    const drawn = () => page.querySelectorAll('article').length
    const { innerWidth: width, innerHeight: height } = window
    expect(drawn()).toBe(cardsInSight({ width, height }, false))
    await vi.waitUntil(() => drawn() === 24)
    root.unmount()
  })

  it('keeps the page when one card cannot be drawn', () => {
    const { venue: _gone, ...broken } = liveGame({ id: '1' })
    rendered = render(<GameGrid slug="nfl" games={[broken as Game, liveGame({ id: '2' })]} />)
    expect(rendered.page.textContent).toContain('This game cannot be shown.')
    expect(rendered.page.querySelectorAll('article')).toHaveLength(1)
    const crash = log.entries().findLast(({ message }) => message.startsWith('Game Card: '))
    expect(crash).toMatchObject({ level: 'error', category: 'SCREEN' })
  })
})
