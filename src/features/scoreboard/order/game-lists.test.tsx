import { log } from '../../../platform/log'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '../../../domain/game/game'
import { find, render, settle, type Rendered } from '../../../ui/testing/render'
import { cardsInSight } from './cards-in-sight'
// Loaded here before it is asked for: on a busy machine that takes longer than a test waits.
import '../ticker/locked-stats'
import { GameLists } from './game-lists'
import { finalGame, liveGame, scheduledGame } from '../testing/games'

/** Counts how often a game is read, which is how often its card is rendered. */
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

describe('the games of a board', () => {
  let rendered: Rendered | undefined
  afterEach(() => rendered?.close())

  it('draws only the card whose game changed', () => {
    const still = watched(liveGame({ id: '1' }))
    rendered = render(<GameLists sport="NFL" ranked={false} games={[still.game, liveGame({ id: '2' })]} />)
    const before = still.draws()
    rendered.show(
      <GameLists
        sport="NFL"
        ranked={false}
        games={[still.game, liveGame({ id: '2', quarter: '4Q • 0:48' })]}
      />,
    )
    expect(rendered.page.querySelector('[data-game="2"]')?.getAttribute('data-period')).toBe('4Q • 0:48')
    expect(before).toBeGreaterThan(0)
    expect(still.draws()).toBe(before)
  })

  it('leaves 99 of 100 cards alone when one game changes', () => {
    const others = Array.from({ length: 99 }, (_, index) => watched(liveGame({ id: `still-${index}` })))
    const gamesWith = (changing: Game) => [changing, ...others.map(({ game }) => game)]
    rendered = render(<GameLists sport="NFL" ranked={false} games={gamesWith(liveGame({ id: 'busy' }))} />)
    const before = others.map(({ draws }) => draws())
    for (const quarter of ['4Q • 0:48', '4Q • 0:40', '4Q • 0:33']) {
      rendered.show(
        <GameLists sport="NFL" ranked={false} games={gamesWith(liveGame({ id: 'busy', quarter }))} />,
      )
    }
    expect(rendered.page.querySelector('[data-game=busy]')?.getAttribute('data-period')).toBe('4Q • 0:33')
    expect(others.map(({ draws }) => draws())).toEqual(before)
  })

  it('draws the cards that are in sight first, and then the others', async () => {
    const games = Array.from({ length: 24 }, (_, index) => liveGame({ id: `${index}` }))
    const page = document.createElement('div')
    const root = createRoot(page)
    flushSync(() => root.render(<GameLists sport="NFL" ranked={false} games={games} />))
    const drawn = () => page.querySelectorAll('article').length
    const { innerWidth: width, innerHeight: height } = window
    expect(drawn()).toBe(cardsInSight({ width, height }, false))
    await vi.waitUntil(() => drawn() === 24)
    root.unmount()
  })

  const titles = () => [...rendered!.page.querySelectorAll('section > h2')].map((title) => title.textContent)
  const order = () =>
    [...rendered!.page.querySelectorAll<HTMLElement>('[data-game]')].map((card) => card.dataset['game'])
  const day = (...finals: readonly string[]) =>
    ['a', 'b', 'c', 'd', 'e'].map((id) => (finals.includes(id) ? finalGame({ id }) : liveGame({ id })))

  it('has those that are live first, under titles once there are more than four', () => {
    rendered = render(<GameLists sport="NFL" ranked={false} games={day('a', 'c')} />)
    expect([order(), titles()]).toEqual([
      ['b', 'd', 'e', 'a', 'c'],
      ['Live 3', 'Finished 2'],
    ])
    rendered.show(<GameLists sport="NBA" ranked={false} games={day('a', 'c').slice(0, 4)} />)
    expect([order(), titles()]).toEqual([['b', 'd', 'a', 'c'], []])
    rendered.show(<GameLists sport="MLB" ranked={false} games={day()} />)
    expect(titles()).toEqual([])
  })

  it('calls the others upcoming and finished, and puts those of a search into one list', () => {
    const later = ['f', 'g'].map((id) => scheduledGame({ id }))
    rendered = render(<GameLists sport="NFL" ranked={false} games={[...day('a', 'c'), ...later]} />)
    expect(titles()).toEqual(['Live 3', 'Upcoming 2', 'Finished 2'])
    const groups = () =>
      [...rendered!.page.querySelectorAll('section')].map((section) => section.dataset['group'])
    expect(groups()).toEqual(['live', 'upcoming', 'finished'])
    rendered.show(<GameLists sport="NFL" ranked games={day('a')} />)
    expect(groups()).toEqual(['all'])
  })

  it('has the games of another league in their own order at once, even while somebody looks', () => {
    rendered = render(<GameLists sport="NFL" ranked={false} games={day('a')} />)
    window.dispatchEvent(new Event('scroll'))
    rendered.show(<GameLists sport="NBA" ranked={false} games={day('e')} />)
    expect(order()).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('keeps the order of a search', () => {
    rendered = render(<GameLists sport="NFL" ranked games={day('a', 'c')} />)
    expect([order(), titles()]).toEqual([['a', 'b', 'c', 'd', 'e'], []])
  })

  describe('when a game ends', () => {
    const showEnd = () => rendered!.show(<GameLists sport="NFL" ranked={false} games={day('a')} />)
    const MOVED = ['b', 'c', 'd', 'e', 'a']
    const HELD = ['a', 'b', 'c', 'd', 'e']
    const start = () => {
      rendered = render(<GameLists sport="NFL" ranked={false} games={day()} />)
      // The last sign of a person must come from this test: signs from other tests have times of another
      // clock.
      window.dispatchEvent(new Event('scroll'))
    }
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())
    const pass = (ms: number) => settle(() => vi.advanceTimersByTime(ms))

    it('moves it within a second while nobody looks', () => {
      start()
      pass(20_000)
      showEnd()
      pass(1000)
      expect(order()).toEqual(MOVED)
    })

    it.each(['scroll', 'pointerdown', 'touchmove', 'wheel', 'keydown'])(
      'does not move it within 10 s of a %s',
      (sign) => {
        start()
        pass(20_000)
        // Whatever is scrolled or pressed, and whether or not it tells the page around it.
        find(rendered!.page, '[data-game=b]').dispatchEvent(new Event(sign))
        showEnd()
        pass(0)
        expect(order()).toEqual(HELD)
        pass(9000)
        expect(order()).toEqual(HELD)
        expect(rendered!.page.querySelector('[data-game=a]')?.getAttribute('data-phase')).toBe('final')
        pass(1000)
        expect(order()).toEqual(MOVED)
      },
    )

    it('looks every second whether it may move, and no longer once it has', () => {
      start()
      pass(20_000)
      const inPlace = vi.getTimerCount()
      window.dispatchEvent(new Event('scroll'))
      showEnd()
      expect(vi.getTimerCount()).toBe(inPlace + 1)
      pass(11_000)
      expect([order(), vi.getTimerCount()]).toEqual([MOVED, inPlace])
    })

    it('lets games come and go meanwhile', () => {
      start()
      const games = [...day('a').filter(({ id }) => id !== 'b'), liveGame({ id: 'f' })]
      rendered!.show(<GameLists sport="NFL" ranked={false} games={games} />)
      expect(order()).toEqual(['a', 'c', 'd', 'e', 'f'])
    })

    it('does not move it on the board of another league that was opened meanwhile', () => {
      start()
      rendered!.show(<GameLists sport="NBA" ranked={false} games={day()} />)
      window.dispatchEvent(new Event('scroll'))
      rendered!.show(<GameLists sport="NBA" ranked={false} games={day('a')} />)
      expect(order()).toEqual(HELD)
    })

    it('lets each card travel from where it was', () => {
      const cards = () => [...rendered!.page.querySelectorAll<HTMLElement>('[data-game]')]
      vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
        this: HTMLElement,
      ) {
        return new DOMRect(0, cards().indexOf(this) * 100, 200, 100)
      })
      const moves: unknown[] = []
      HTMLElement.prototype.animate = function (this: HTMLElement, frames) {
        moves.push([this.dataset['game'], (frames as Keyframe[])[0]!['translate']])
        return {} as Animation
      }
      start()
      find(rendered!.page, '[data-density]').style.setProperty('--duration-move', '250ms')
      pass(20_000)
      showEnd()
      pass(1000)
      Reflect.deleteProperty(HTMLElement.prototype, 'animate')
      vi.restoreAllMocks()
      expect(moves).toEqual([...['b', 'c', 'd', 'e'].map((id) => [id, '0px 100px']), ['a', '0px -400px']])
    })

    it('moves it at once on a page that nobody sees, although it was just scrolled', () => {
      start()
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
      showEnd()
      pass(0)
      vi.restoreAllMocks()
      expect(order()).toEqual(MOVED)
    })

    it('never moves it under an open box score', () => {
      start()
      pass(20_000)
      const dialog = document.body.appendChild(document.createElement('dialog'))
      dialog.setAttribute('open', '')
      showEnd()
      pass(0)
      pass(60_000)
      expect(order()).toEqual(HELD)
      dialog.remove()
      pass(1000)
      expect(order()).toEqual(MOVED)
    })
  })

  it('follows the cards that are there for the score in the header: new ones, and those that moved to another list', () => {
    let followed: Element[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = (card: Element) => void followed.push(card)
        disconnect = () => (followed = [])
      },
    )
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    const cards = () => [...rendered!.page.querySelectorAll('[data-game]')]
    rendered = render(<GameLists sport="NFL" ranked={false} games={day()} />)
    expect(followed).toEqual(cards())
    for (const games of [[...day().slice(0, 4), liveGame({ id: 'f' })], day('a'), day('a', 'b')]) {
      rendered.show(<GameLists sport="MLB" ranked={false} games={games} />)
      expect(followed).toEqual(cards())
    }
    vi.unstubAllGlobals()
  })

  it('keeps the page when one card cannot be drawn', () => {
    const { venue: _gone, ...broken } = liveGame({ id: '1' })
    rendered = render(
      <GameLists sport="NFL" ranked={false} games={[broken as Game, liveGame({ id: '2' })]} />,
    )
    expect(rendered.page.textContent).toContain('This game cannot be shown.')
    expect(rendered.page.querySelectorAll('article')).toHaveLength(1)
    const crash = log.entries().findLast(({ message }) => message.startsWith('Game Card: '))
    expect(crash).toMatchObject({ level: 'error', category: 'SCREEN' })
  })
})
