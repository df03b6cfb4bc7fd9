import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../time/intervals'
import { MOST_FAVOURITES, type Favourite } from './favourite'
import { lostFavourites } from './lost-favourites'

const NOW = Date.parse('2026-10-25T18:30:00Z')
const choice = (number: number, minutesAgo = 60, on = true): Favourite => ({
  team: `nfl/${number}`,
  on,
  at: NOW - minutesAgo * MINUTE_MS,
})
const known = (count: number) => Array.from({ length: count }, (_, index) => choice(index))

describe('choices that an account has lost', () => {
  it('are those that it does not name, removed teams too: another device may still want them', () => {
    const lost = [choice(7), choice(8, 60, false)]
    expect(lostFavourites([choice(1), ...lost], known(3), NOW)).toEqual(lost)
  })

  it('are not those of the last five minutes, which the answer may be too old to name', () => {
    const settled = choice(8, 6)
    expect(lostFavourites([choice(7, 5), settled], known(3), NOW)).toEqual([settled])
  })

  it('are unknown once the account is full: it forgets removed teams', () => {
    const own = [choice(MOST_FAVOURITES)]
    expect(lostFavourites(own, known(MOST_FAVOURITES - 1), NOW)).toEqual(own)
    expect(lostFavourites(own, known(MOST_FAVOURITES), NOW)).toEqual([])
  })
})
