import { describe, expect, it } from 'vitest'
import { beginGolfSearch, isGolfSearchDue, type GolfSearch } from './golf-search'

/** 18 October 2026 is a Sunday. */
const at = (day: number, hour: number) => Date.UTC(2026, 9, day, hour + 4)
const found = (search: GolfSearch): GolfSearch => ({
  ...search,
  scan: { ...search.scan, found: '2026-10-18' },
})

describe('the search for the tournaments of the week', () => {
  it('is done for the day once it has found one', () => {
    expect(isGolfSearchDue(found(beginGolfSearch(at(20, 9))), at(20, 23))).toBe(false)
  })

  it('begins anew when the day changes, and when the week turns on Wednesday at 18:00', () => {
    const tuesday = found(beginGolfSearch(at(20, 9)))
    expect(isGolfSearchDue(tuesday, at(21, 9))).toBe(true)
    const wednesday = found(beginGolfSearch(at(21, 9)))
    expect(isGolfSearchDue(wednesday, at(21, 17))).toBe(false)
    expect(isGolfSearchDue(wednesday, at(21, 18))).toBe(true)
  })

  it('begins anew when the clock was set back on the same day', () => {
    expect(isGolfSearchDue(found(beginGolfSearch(at(20, 16))), at(20, 12))).toBe(true)
  })

  it('is made again after an hour when it found nothing', () => {
    const search = beginGolfSearch(at(20, 9))
    expect(isGolfSearchDue(search, at(20, 10) - 1)).toBe(false)
    expect(isGolfSearchDue(search, at(20, 10))).toBe(true)
  })
})
