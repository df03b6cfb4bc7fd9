import { describe, expect, it } from 'vitest'
import { mapGolfCalendar } from './map-calendar'

describe('the golf calendar', () => {
  it('lists tournaments by Eastern days', () => {
    const calendar = [
      { id: '5', label: 'Ryder Cup', startDate: '2025-09-26T07:00Z', endDate: '2025-09-28T07:00Z' },
      {},
      { id: '6', label: 'No end', startDate: '2025-09-26T07:00Z' },
      { id: '7', label: 'No start', endDate: '2025-09-28T07:00Z' },
      { label: 'No id', startDate: '2025-09-26T07:00Z', endDate: '2025-09-28T07:00Z' },
    ]
    expect(mapGolfCalendar({ leagues: [{ calendar }] })).toEqual([
      { id: '5', label: 'Ryder Cup', first: '2025-09-26', last: '2025-09-28' },
    ])
  })
})
