import { afterEach, describe, expect, it, vi } from 'vitest'
import type { GameBoard } from '../../domain/board/board'
import { kioskAtom } from '../../state/auto-scroll'
import { createStore } from '../../state/store'
import { eventually, find } from '../../ui/testing/render'
import { BoardContent } from './board-content'
import { board } from './testing/games'
import { renderWithPorts } from './testing/render-with-ports'
// Loaded here before they are asked for: on a busy machine that takes longer than a test waits.
import './on-now'
import './season-screen'
import './wall/wall'

const MESSAGE = { kind: 'message', title: 'NFL Offseason', text: 'The season is over.' } as const

describe('below the title of a league', () => {
  let shown: ReturnType<typeof renderWithPorts>
  afterEach(() => {
    shown.close()
    vi.unstubAllGlobals()
  })

  const show = (of: GameBoard, { isKiosk = false, isLarge = false } = {}) => {
    vi.stubGlobal('matchMedia', () => ({
      matches: isLarge,
      addEventListener() {},
      removeEventListener() {},
    }))
    const store = createStore()
    if (isKiosk) store.set(kioskAtom, { leagues: [] })
    shown = renderWithPorts(<BoardContent board={of} query="" onClear={() => undefined} />, { store })
    return shown.page
  }
  const has = (selector: string) => shown.page.querySelector(selector) !== null
  const texts = () => [...shown.page.querySelectorAll('h2, p')].map(({ textContent }) => textContent)

  it('stand its games, as cards', () => {
    show(board())
    expect([has('[data-group] [data-game]'), has('[data-wall]'), has('[data-content]')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('stands the message of the season instead of them, whatever games are left', async () => {
    show(board({ content: MESSAGE }))
    await eventually(() => has('[data-content]'))
    expect([texts(), has('[data-game]')]).toEqual([['NFL Offseason', 'The season is over.'], false])
  })

  it.each([
    ['on a phone', {}],
    ['on a wall', { isKiosk: true, isLarge: true }],
  ])('stands a sentence where nothing is scheduled: %s', async (_where, screen) => {
    show(board({ games: [] }), screen)
    await eventually(() => has('[data-content]'))
    expect(texts()).toEqual([
      'No NFL games',
      'Nothing is scheduled right now. New games appear here by themselves.',
    ])
    expect(find(shown.page, '[data-content]').dataset['content']).toBe('message')
  })

  it('stands a wall of games on a large screen that nobody touches', async () => {
    show(board(), { isKiosk: true, isLarge: true })
    await eventually(() => has('[data-wall] [data-game]'))
    expect(has('[data-group]')).toBe(false)
  })

  it.each([
    ['a small screen that scrolls by itself', { isKiosk: true }],
    ['a large screen on a desk', { isLarge: true }],
  ])('stand cards on %s', (_what, screen) => {
    show(board(), screen)
    expect([has('[data-group]'), has('[data-wall]')]).toEqual([true, false])
  })
})
