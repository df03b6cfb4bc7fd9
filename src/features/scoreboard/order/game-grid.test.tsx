import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '../../../domain/game/game'
import { localValues } from '../../../platform/local-values'
import { STORAGE_KEYS } from '../../../platform/storage-keys'
import { click, dataOf, find, render, settle, type Rendered } from '../../../ui/testing/render'
import { timeText } from '../../../platform/local-time'
import { liveGame, scheduledGame } from '../testing/games'
import { GameGrid } from './game-grid'

const games = (count: number) => Array.from({ length: count }, (_, index) => liveGame({ id: `${index}` }))

describe('the grid of games', () => {
  let rendered: Rendered
  beforeEach(() => localValues.remove(STORAGE_KEYS.clock))
  afterEach(() => {
    rendered.close()
    vi.useRealTimers()
  })

  const show = (shown: readonly Game[], { compact = false, total = shown.length } = {}) => {
    rendered = render(<GameGrid slug="nfl" games={shown} compact={compact} total={total} />)
    return find(rendered.page, 'ul')
  }

  it.each([
    ['one game', 1, { density: 'regular', columns: 'single', round: 'true' }],
    ['one game of two', 2, { density: 'regular', columns: 'many', round: 'true' }],
    ['one game of sixteen', 16, { density: 'regular', columns: 'many', round: 'true' }],
    ['one game of seventeen', 17, { density: 'regular', columns: 'many', round: 'false' }],
  ])('is laid out for the number of games on the whole screen: %s', (_what, total, data) => {
    expect(dataOf(show(games(1), { total }))).toEqual(data)
  })

  it('has small cards where they are wanted', () => {
    expect(show(games(2), { compact: true }).dataset['density']).toBe('compact')
    expect(rendered.page.querySelectorAll('li article')).toHaveLength(2)
    expect(rendered.page.querySelector('[data-compact=true]')).not.toBeNull()
  })

  it('gives the day of a start until that day has come', () => {
    vi.useFakeTimers({ now: Date.parse('2026-09-12T16:00:00Z') })
    // No time zone of the world has midnight between the two times.
    const start = '2026-09-13T18:10:00Z'
    show([scheduledGame({ start })])
    const text = () => find(rendered.page, 'time').textContent
    expect(text()).toContain(' · ')
    settle(() => vi.setSystemTime('2026-09-13T18:05:00Z'))
    settle(() => vi.advanceTimersByTime(1000))
    expect(text()).toBe(timeText(Date.parse(start)))
  })

  it('tries a card again that could not be drawn, when asked', () => {
    const broken = liveGame({ id: 'broken' })
    let isBroken = true
    Object.defineProperty(broken, 'venue', {
      enumerable: true,
      get() {
        if (isBroken) throw new Error('no venue')
        return { name: 'Lumen Field', city: 'Seattle', state: 'WA' }
      },
    })
    show([broken])
    expect(rendered.page.textContent).toBe('This game cannot be shown.Try again')
    isBroken = false
    click(find(rendered.page, 'button'))
    expect(rendered.page.querySelector('[data-game=broken]')).not.toBeNull()
  })
})
