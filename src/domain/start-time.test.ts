import { describe, expect, it } from 'vitest'
import { startTimeMs } from './start-time'

describe('the moment a game starts', () => {
  it('is what its start says', () => {
    expect(startTimeMs('2026-09-06T17:00:00Z')).toBe(Date.UTC(2026, 8, 6, 17))
  })

  it('is open without a start, with one that is no date, and at Eastern midnight', () => {
    const open = [undefined, '', 'soon', '2026-09-06T04:00:00Z', '2026-12-06T05:00:00Z']
    expect(open.map(startTimeMs)).toEqual(open.map(() => undefined))
  })
})
