import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCardMoves } from './card-moves'

type Spots = Readonly<Record<string, readonly [x: number, y: number]>>

/** The cards of a list, each 100 px high, and how they are told to move. */
function listOf(spots: Spots) {
  const list = document.body.appendChild(document.createElement('div'))
  let places = spots
  const moves: Record<string, unknown> = {}
  for (const id of Object.keys(spots)) {
    const card = list.appendChild(document.createElement('div'))
    card.dataset['game'] = id
    card.getBoundingClientRect = () => new DOMRect(...places[id]!, 200, 100)
    card.animate = (frames, options) => {
      moves[id] = [frames, options]
      return {} as Animation
    }
  }
  return { list, moves, move: (next: Spots) => void (places = next) }
}

describe('cards whose order changes', () => {
  let list: HTMLElement
  let moves: Record<string, unknown>
  let move: (next: Spots) => void
  let cardMoves: ReturnType<typeof createCardMoves>
  const SPOTS = { a: [0, 0], b: [0, 100], far: [0, 9000] } as const

  beforeEach(() => {
    vi.stubGlobal('innerHeight', 800)
    cardMoves = createCardMoves()
    ;({ list, moves, move } = listOf(SPOTS))
    list.style.setProperty('--duration-move', '250ms')
  })
  afterEach(() => {
    list.remove()
    delete document.documentElement.dataset['autoScroll']
    vi.unstubAllGlobals()
  })

  it('travel from where they were to where they are, and those that stay do not', () => {
    cardMoves.rememberPlaces(list)
    move({ ...SPOTS, a: [220, 100], b: [0, 100] })
    cardMoves.animateFromThere(list, 1)
    expect(moves).toEqual({
      a: [
        [{ translate: '-220px -100px' }, { translate: '0 0' }],
        { duration: 250, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
      ],
    })
  })

  it('travel even when they move only sideways or only upwards', () => {
    cardMoves.rememberPlaces(list)
    move({ ...SPOTS, a: [220, 0], b: [0, 0] })
    cardMoves.animateFromThere(list, 1)
    expect(Object.keys(moves)).toEqual(['a', 'b'])
  })

  it('travel only when their old or their new place is on the screen', () => {
    cardMoves.rememberPlaces(list)
    move({ a: [0, 800], b: [0, -100], far: [0, 9100] })
    cardMoves.animateFromThere(list, 1)
    expect(Object.keys(moves)).toEqual(['a', 'b'])
    cardMoves.rememberPlaces(list)
    move({ a: [0, 900], b: [0, -200], far: [0, 700] })
    for (const id of Object.keys(moves)) delete moves[id]
    cardMoves.animateFromThere(list, 2)
    expect(Object.keys(moves)).toEqual(['far'])
  })

  it('travel once for each new order, and not when the same is drawn again', () => {
    cardMoves.animateFromThere(list, 1)
    cardMoves.rememberPlaces(list)
    move({ ...SPOTS, a: [0, 300] })
    cardMoves.animateFromThere(list, 1)
    expect(moves).toEqual({})
    cardMoves.animateFromThere(list, 2)
    expect(Object.keys(moves)).toEqual(['a'])
    delete moves['a']
    move({ ...SPOTS, a: [0, 500] })
    cardMoves.animateFromThere(list, 3)
    expect(moves).toEqual({})
  })

  it('stand in their places at once for people who want less motion', () => {
    for (const duration of ['1ms', '']) {
      list.style.setProperty('--duration-move', duration)
      cardMoves.rememberPlaces(list)
      move({ ...SPOTS, a: [0, 300] })
      cardMoves.animateFromThere(list, duration)
    }
    expect(moves).toEqual({})
  })

  it('stand in their places at once while the list scrolls by itself', () => {
    document.documentElement.dataset['autoScroll'] = ''
    cardMoves.rememberPlaces(list)
    move({ ...SPOTS, a: [0, 300] })
    cardMoves.animateFromThere(list, 1)
    expect(moves).toEqual({})
  })

  it('do nothing without a list', () => {
    cardMoves.rememberPlaces(null)
    cardMoves.animateFromThere(list, 1)
    cardMoves.rememberPlaces(list)
    cardMoves.animateFromThere(null, 2)
    expect(moves).toEqual({})
  })
})
