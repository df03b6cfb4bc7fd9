import { describe, expect, it } from 'vitest'
import { cardsInSight } from './cards-in-sight'

describe('the cards that are drawn first', () => {
  it.each([
    ['a phone', { width: 390, height: 844 }, 7],
    ['a laptop', { width: 1280, height: 720 }, 12],
    ['a wall', { width: 1920, height: 1080 }, 36],
  ])('are those that %s shows at once', (_, screen, cards) => {
    expect(cardsInSight(screen, false)).toBe(cards)
  })

  it('are all 16 small cards on a phone', () => {
    expect(cardsInSight({ width: 390, height: 844 }, true)).toBeGreaterThanOrEqual(16)
  })
})
