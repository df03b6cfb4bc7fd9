import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Player } from '../../domain/golf/player'
import {
  finishedPlayer,
  outPlayer,
  playingPlayer,
  waitingPlayer,
} from '../../domain/golf/testing/sample-tournament'
import { find, render, settle, type Rendered } from '../../ui/testing/render'
import { TopPlayers } from './top-players'

/** Reports whether the first rows are in sight, and where their lower edge is, as the browser would. */
let tell: (...entries: { isIntersecting: boolean; boundingClientRect: { bottom: number } }[]) => void
let watched: Element[] = []

class Sight {
  constructor(hear: (entries: unknown[]) => void) {
    tell = (...entries) => settle(() => hear(entries))
  }
  observe(element: Element) {
    watched.push(element)
  }
  disconnect() {
    watched = []
  }
}

describe('the leaders at the lower edge', () => {
  let rendered: Rendered
  beforeEach(() => vi.stubGlobal('IntersectionObserver', Sight))
  afterEach(() => {
    rendered.close()
    vi.unstubAllGlobals()
    watched = []
  })

  function show(players: readonly Player[] = [finishedPlayer()], scoring: 'strokes' | 'points' = 'strokes') {
    rendered = render(<TopPlayers players={players} scoring={scoring} />)
  }
  const isShown = () => find(rendered.page, '[role=group]').dataset['shown']
  const seen = { isIntersecting: true, boundingClientRect: { bottom: 300 } }
  const passed = { isIntersecting: false, boundingClientRect: { bottom: 0 } }
  const stillBelow = { isIntersecting: false, boundingClientRect: { bottom: 900 } }

  it('are shown while the first rows are above the screen, and hidden again when they come back', () => {
    show()
    expect(isShown()).toBe('false')
    tell(stillBelow)
    expect(isShown()).toBe('false')
    tell(passed)
    expect(isShown()).toBe('true')
    tell(passed, seen)
    expect(isShown()).toBe('false')
    tell(seen, passed)
    expect(isShown()).toBe('true')
    tell({ isIntersecting: true, boundingClientRect: { bottom: 0 } })
    expect(isShown()).toBe('false')
  })

  it('watch the rows only as long as they are on the page', () => {
    show()
    expect(watched).toHaveLength(1)
    rendered.close()
    expect(watched).toEqual([])
  })

  it('say place, name, score, and how far each of them is', () => {
    show([
      finishedPlayer({ id: '1', positionText: 'T1', name: 'A. Fin', score: '-5' }),
      playingPlayer({ id: '2', positionText: 'T1', name: 'B. Play', score: '-5', thru: '12' }),
      waitingPlayer({ id: '3', positionText: '3', name: 'C. Wait', score: 'E' }),
      outPlayer({ id: '4', name: 'D. Out', score: '+4' }),
    ])
    const items = [...rendered.page.querySelectorAll('li')]
    expect(items.map((item) => [...item.children].map(({ textContent }) => textContent))).toEqual([
      ['T1', 'A. Fin', '-5', 'F'],
      ['T1', 'B. Play', '-5', 'thru 12'],
      ['3', 'C. Wait', 'E', ''],
      ['-', 'D. Out', '+4', 'CUT'],
    ])
    const tones = [...rendered.page.querySelectorAll<HTMLElement>('[data-tone]')]
    expect(tones.map(({ dataset }) => dataset['tone'])).toEqual(['under', 'under', 'even', 'over'])
    expect(find(rendered.page, '[role=group]').getAttribute('aria-label')).toBe('Top 4')
  })
})
