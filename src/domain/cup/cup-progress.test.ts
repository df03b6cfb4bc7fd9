import { describe, expect, it } from 'vitest'
import { cupProgress, needsText, raceText, verdictText } from './cup-progress'

describe('001 section 9 (Ryder Cup): 14.5 points to win, 28 in all, bars as shares of 28', () => {
  it.each([
    [0, 0, { shares: { usa: 0, europe: 0 }, scored: 0, remaining: 28, toWin: { usa: 14.5, europe: 14.5 } }],
    [7, 14, { shares: { usa: 25, europe: 50 }, scored: 21, remaining: 7, toWin: { usa: 7.5, europe: 0.5 } }],
    [14, 14, { shares: { usa: 50, europe: 50 }, scored: 28, remaining: 0, toWin: { usa: 0.5, europe: 0.5 } }],
  ])('%d to %d', (usa, europe, progress) => {
    expect(cupProgress({ usa, europe })).toEqual(progress)
  })

  it.each([
    [13, 14, undefined],
    [13, 14.5, 'europe'],
    [14.5, 10, 'usa'],
  ])('%d to %d: winner %s', (usa, europe, winner) => {
    expect(cupProgress({ usa, europe }).winner).toBe(winner)
  })

  it('never leaves the bar', () => {
    expect(cupProgress({ usa: 99, europe: 0 })).toMatchObject({ shares: { usa: 100 }, remaining: 0 })
  })

  it('says what the race is to', () => {
    expect(raceText()).toBe('Race to 14.5 points secures the cup')
  })
})

describe('what is said of a race that is decided', () => {
  it.each([
    [0, 5, 'done'],
    [1, 4, '1 to win'],
    [0.5, 0.5, '0.5 to win'],
    [1, 0, 'out of reach'],
    [2.5, 2, 'tie at best'],
    [1.5, 1, 'tie at best'],
    [3, 2, 'out of reach'],
    [0.5, 0, 'out of reach'],
  ])('a side that lacks %d of %d points reads %s', (toWin, remaining, text) => {
    expect(needsText(toWin, remaining)).toBe(text)
  })

  it.each([
    [7, 7, undefined],
    [14, 13, undefined],
    [13.5, 14.5, 'Europe has the points for the cup'],
    [14.5, 10, 'USA has the points for the cup'],
    [14, 14, 'A tie: the holder keeps the cup'],
  ])('%d to %d: %s', (usa, europe, text) => {
    expect(verdictText(cupProgress({ usa, europe }))).toBe(text)
  })
})
