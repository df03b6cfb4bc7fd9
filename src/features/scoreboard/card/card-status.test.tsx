import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '../../../domain/game/game'
import { localValues } from '../../../platform/local-values'
import { STORAGE_KEYS } from '../../../platform/storage-keys'
import { find, settle } from '../../../ui/testing/render'
import { page, showCard, showCardForEach, showOnCard } from '../testing/card-on-screen'
import { finalGame, liveGame, offGame, scheduledGame } from '../testing/games'

showCardForEach()
afterEach(() => void vi.useRealTimers())

const drawings = () => [...page().querySelectorAll('svg path')].map((path) => path.getAttribute('d'))

describe('the head of a card', () => {
  const stage = () => find(page(), '[data-stage]').dataset

  it('has a sign for a game that waits or is off, and none for one that is played or over', () => {
    const signs = (game: Game) => {
      showCard(game, 'mlb', true)
      return drawings()
    }
    const [clock] = signs(liveGame({ delay: 'Rain Delay' }))
    const [warning] = signs(offGame('cancelled'))
    expect(clock).toBeDefined()
    expect(warning).toBeDefined()
    expect(clock).not.toBe(warning)
    expect([signs(liveGame()), signs(finalGame()), signs(scheduledGame())]).toEqual([[], [], []])
    showCard(finalGame(), 'mlb', true)
    expect(stage()).toMatchObject({ stage: 'final', compact: 'true' })
    showCard(finalGame(), 'mlb')
    expect(stage()['compact']).toBe('false')
  })

  it('has the start for machines, and counts down to it by the second', () => {
    localValues.remove(STORAGE_KEYS.clock)
    vi.useFakeTimers({ now: Date.parse('2026-09-13T20:20:30Z') })
    showCard(scheduledGame({ start: '2026-09-13T20:25:00Z' }))
    const timer = () => find(page(), '[role=timer]')
    expect(find(page(), 'time').getAttribute('datetime')).toBe('2026-09-13T20:25:00Z')
    expect([timer().textContent, timer().dataset['countdown']]).toEqual(['4:30', 'red'])
    settle(() => vi.advanceTimersByTime(30_000))
    expect(timer().textContent).toBe('4:00')
    settle(() => vi.advanceTimersByTime(4 * 60_000))
    expect(timer().textContent).toBe('Starting soon')
    settle(() => vi.advanceTimersByTime(59 * 60_000))
    expect(timer().textContent).toBe('Starting soon')
    settle(() => vi.advanceTimersByTime(60_000))
    expect(timer().textContent).toBe('')
    showCard(finalGame())
    expect(page().querySelector('time, [role=timer]')).toBeNull()
  })

  it('counts down to the new start of a game that was moved', () => {
    localValues.remove(STORAGE_KEYS.clock)
    vi.useFakeTimers({ now: Date.parse('2026-09-13T20:20:00Z') })
    showCard(scheduledGame({ start: '2026-09-13T20:22:00Z' }))
    showOnCard(scheduledGame({ start: '2026-09-13T20:45:00Z' }))
    const { textContent, dataset } = find(page(), '[role=timer]')
    expect([textContent, dataset['countdown']]).toEqual(['25:00', 'yellow'])
  })

  it.each([
    ['Lightning Delay', 'Rain Delay', false],
    ['Snow Delay', 'Cold Delay', true],
    ['Wind Delay', 'Fog Delay', false],
    ['Technical Delay', 'Facility Delay', true],
    ['Heat Delay', 'Storm Delay', false],
    ['Delayed', 'Technical Delay', false],
  ])('has an icon for the reason of a delay; those of %s and %s are the same: %s', (one, other, isSame) => {
    const sign = (delay: string) => {
      showCard(liveGame({ delay }))
      const path = find(page(), `[title="${delay}"] path`).getAttribute('d')
      expect(path).not.toBeNull()
      return path
    }
    expect(sign(one) === sign(other)).toBe(isSame)
  })
})
