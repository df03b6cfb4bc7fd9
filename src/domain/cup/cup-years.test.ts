import { describe, expect, it } from 'vitest'
import { cupEventId, cupOfYear } from './cup-years'

describe('design section 6.12: the cup by year', () => {
  it.each([2024, 2025, 2026, 2027, 2030])(
    'the cup of %i, if there is one, begins in that year and ends later',
    (year) => {
      const cup = cupOfYear(year)
      expect(cup?.year ?? year).toBe(year)
      if (cup) expect(cup.firstDay < cup.lastDay && cup.firstDay.startsWith(String(year))).toBe(true)
    },
  )

  it('knows when and where the next ones are', () => {
    expect(cupOfYear(2025)).toMatchObject({
      venue: { name: 'Bethpage Black', city: 'Farmingdale', state: 'NY' },
    })
    expect(cupOfYear(2026)).toBeUndefined()
    expect(cupOfYear(2027)).toEqual({
      year: 2027,
      firstDay: '2027-09-17',
      lastDay: '2027-09-19',
      venue: { name: 'Adare Manor', city: 'Adare', state: 'Ireland' },
    })
  })

  it('takes the known event, else the one that the calendar calls Ryder Cup', () => {
    const calendar = [
      { id: '1', label: 'Some Classic', first: '2027-09-16' },
      { id: '2', label: 'Ryder Cup', first: '2027-09-17' },
    ]
    expect(cupEventId(2025, calendar)).toBe('401734110')
    expect(cupEventId(2027, calendar)).toBe('2')
    expect(cupEventId(2029, calendar)).toBeUndefined()
  })
})
