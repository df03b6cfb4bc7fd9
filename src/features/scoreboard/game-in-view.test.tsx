import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '../../domain/game/game'
import { gameInViewAtom } from '../../state/game-in-view'
import { createStore } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { createStorage } from '../../storage/storage'
import { settle } from '../../ui/testing/render'
import { GameInView } from './game-in-view'
import { finalGame, liveGame, storedBoard } from './testing/games'
import { renderWithPorts } from './testing/render-with-ports'
import { useGameInView } from './use-game-in-view'

let shown: ReturnType<typeof renderWithPorts>
let store = createStore()
beforeEach(() => void (store = createStore()))
afterEach(() => {
  shown.close()
  vi.unstubAllGlobals()
})

const FOOTBALL = {
  kind: 'football',
  down: 3,
  distance: 7,
  yardLine: 66,
  possession: 'SF',
  possessionText: 'SEA 34',
  downDistanceText: '3rd & 7 at SEA 34',
} as const

describe('the situation in the header', () => {
  const show = async (games: readonly Game[] | undefined, inView: string | undefined) => {
    const storage = createStorage()
    if (games) await storage.save('boards', storedBoard({ games }))
    store.set(gameInViewAtom, inView)
    shown = renderWithPorts(<GameInView slug="nfl" />, { ports: testPorts(storage), store })
    return [...shown.page.querySelectorAll('p span span')].map(({ textContent }) => textContent)
  }

  it('is that of the game in view, part by part', async () => {
    const games = [finalGame({ id: 'a' }), liveGame({ id: 'b', situation: FOOTBALL })]
    expect(await show(games, 'b')).toEqual(['SF 17 – 24 SEA', '3Q • 8:36', '3rd & 7 at SEA 34'])
    expect(shown.page.querySelector('p')?.dataset['situation']).toBe('b')
    settle(() => store.set(gameInViewAtom, 'a'))
    expect(shown.page.textContent).toBe('SF 17 – 24 SEAFINAL')
  })

  it('says since when nothing has changed in a game that the feed never closed', async () => {
    const stuckSince = new Date(Date.now() - 150 * 60_000).toISOString()
    await show([liveGame({ id: 'a', stuckSince })], 'a')
    expect(shown.page.textContent).toBe('SF 17 – 24 SEA3Q • 8:36Last change 2 h ago')
  })

  it('is hidden from screen readers, because its card says all of it', async () => {
    await show([liveGame({ id: 'a' })], 'a')
    expect(shown.page.querySelector('p')?.getAttribute('aria-hidden')).toBe('true')
  })

  it.each([
    ['no game is in view', [liveGame({ id: 'a' })], undefined],
    ['the game in view has left the board', [liveGame({ id: 'a' })], 'gone'],
    ['nothing is stored', undefined, 'a'],
  ])('is empty while %s', async (_when, games, inView) => {
    await show(games, inView)
    expect(shown.page.textContent).toBe('')
  })
})

describe('the game in view', () => {
  /** How far the middle of each card is from the left and upper edge of the screen, and how large the card is. */
  type Middles = Readonly<Record<string, readonly [x: number, y: number, width?: number, height?: number]>>
  let tell: (touching: Readonly<Record<string, boolean>>) => void
  let watched: string[] = []
  let margin: string | undefined
  let isWide: boolean
  let turns: EventTarget
  const card = (id: string) => shown.page.querySelector<HTMLElement>(`[data-game=${id}]`)!
  const idOf = (element: Element) => (element as HTMLElement).dataset['game']!

  beforeEach(() => {
    watched = []
    vi.stubGlobal('innerWidth', 1000)
    vi.stubGlobal('innerHeight', 800)
    isWide = true
    turns = new EventTarget()
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(turns, { matches: isWide && query === '(min-width: 48rem)' }),
    )
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(hear: (entries: unknown[]) => void, options?: { rootMargin?: string }) {
          margin = options?.rootMargin
          tell = (touching) =>
            settle(() =>
              hear(
                Object.entries(touching).map(([id, isIntersecting]) => ({
                  target: card(id),
                  isIntersecting,
                })),
              ),
            )
        }
        observe(element: Element) {
          watched.push(idOf(element))
        }
        disconnect() {
          watched = []
        }
      },
    )
  })

  function Cards({ middles, ids }: { readonly middles: Middles; readonly ids?: string }) {
    useGameInView(list, ids ?? Object.keys(middles).join())
    return (
      <div ref={list}>
        {Object.entries(middles).map(([id, middle]) => (
          <div key={id} data-game={id} ref={(element) => void (element && place(element, middle))} />
        ))}
      </div>
    )
  }
  const list = createRef<HTMLDivElement>()
  const place = (element: HTMLElement, [x, y, width = 200, height = 100]: Middles[string]) => {
    element.getBoundingClientRect = () => new DOMRect(x - width / 2, y - height / 2, width, height)
  }
  const show = (middles: Middles, ids?: string) => {
    shown = renderWithPorts(<Cards middles={middles} {...(ids === undefined ? {} : { ids })} />, { store })
  }
  const inView = () => store.get(gameInViewAtom)

  it('is the one nearest to the middle of those that touch a strip across it', () => {
    show({ left: [150, 400], right: [600, 400], below: [500, 700], aside: [500, 405] })
    expect([watched, margin]).toEqual([['left', 'right', 'below', 'aside'], '-42% 0px -42% 0px'])
    tell({ left: true, below: false, aside: false })
    expect(inView()).toBe('left')
    tell({ right: true })
    expect(inView()).toBe('right')
    tell({ below: true })
    expect(inView()).toBe('right')
    tell({ right: false })
    expect(inView()).toBe('below')
    tell({ aside: true })
    expect(inView()).toBe('aside')
  })

  it('is chosen by the middles of the cards, whatever their size', () => {
    show({ left: [400, 400], right: [700, 400], wide: [510, 400, 900], high: [500, 405, 200, 700] })
    tell({ left: true, right: true })
    expect(inView()).toBe('left')
    tell({ wide: true })
    expect(inView()).toBe('wide')
    tell({ high: true })
    expect(inView()).toBe('high')
  })

  it('stays while none touches the strip, as in the gap between two cards', () => {
    show({ a: [500, 400], b: [500, 600] })
    tell({ a: true })
    tell({ a: false })
    expect(inView()).toBe('a')
  })

  it('is chosen anew among other cards, and is gone with the list', () => {
    show({ a: [500, 400] })
    tell({ a: true })
    shown.show(<Cards middles={{ b: [500, 400] }} />)
    expect([inView(), watched]).toEqual([undefined, ['b']])
    tell({ b: true })
    expect(inView()).toBe('b')
    shown.close()
    expect([inView(), watched]).toEqual([undefined, []])
  })

  it('is not looked for while there are no cards', () => {
    show({ a: [500, 400] }, '')
    expect(watched).toEqual([])
    shown.close()
    margin = undefined
    show({}, 'none')
    expect(margin).toBeUndefined()
  })

  it('is not looked for where the header has no room for it', () => {
    isWide = false
    show({ a: [500, 400] })
    expect(watched).toEqual([])
  })

  it('is looked for as soon as a tablet is turned and the header has room for it, and no longer', () => {
    const turn = (toWide: boolean) => {
      isWide = toWide
      settle(() => void turns.dispatchEvent(new Event('change')))
    }
    isWide = false
    show({ a: [500, 400] })
    turn(true)
    expect(watched).toEqual(['a'])
    tell({ a: true })
    turn(false)
    expect([inView(), watched]).toEqual([undefined, []])
  })
})
