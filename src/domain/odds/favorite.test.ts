import { describe, expect, it } from 'vitest'
import { favoriteOf } from './favorite'

describe('the favourite, where only numbers tell', () => {
  it.each([
    [{ homeSpread: -3 }, 'home'],
    [{ homeSpread: 3 }, 'away'],
    [{ homeSpread: 0, homeMoneyLine: -115, awayMoneyLine: -105 }, 'none'],
    [{ homeMoneyLine: -145, awayMoneyLine: 120 }, 'home'],
    [{ homeMoneyLine: -105, awayMoneyLine: -115 }, 'away'],
    [{ homeMoneyLine: -110, awayMoneyLine: -110 }, 'none'],
    [{ homeMoneyLine: -145 }, 'home'],
    [{ awayMoneyLine: -145 }, 'away'],
    [{ awayMoneyLine: 145 }, 'none'],
    [{ homeMoneyLine: 145 }, 'none'],
    [{}, 'none'],
  ] as const)('of %j is %s', (numbers, favorite) => {
    expect(favoriteOf(numbers)).toBe(favorite)
  })
})
