import { describe, expect, it } from 'vitest'
import { finalGame, liveGame, scheduledGame } from '../testing/sample-game'
import { isStartOpen, knownStartMs, openStartText, startTimeMs } from './start-time'

describe('the moment a game starts', () => {
  it('is the time that its start says', () => {
    expect(startTimeMs('2026-09-06T17:00:00Z')).toBe(Date.UTC(2026, 8, 6, 17))
    expect(startTimeMs('2026-09-06T04:30:00Z')).toBe(Date.UTC(2026, 8, 6, 4, 30))
  })

  it('is open without a start, with one that is no date, and at Eastern midnight', () => {
    const open = [undefined, '', 'soon', '2026-09-06T04:00:00Z', '2026-12-06T05:00:00Z']
    expect(open.map(startTimeMs)).toEqual(open.map(() => undefined))
  })

  it('is known at the hour that is midnight in the other half of the year', () => {
    expect(startTimeMs('2026-12-06T04:00:00Z')).toBe(Date.UTC(2026, 11, 6, 4))
    expect(startTimeMs('2026-09-06T05:00:00Z')).toBe(Date.UTC(2026, 8, 6, 5))
  })

  it('is open only as long as the game is ahead', () => {
    const open = { start: '2026-09-13T04:00:00Z', startTime: '9/13 - TBD' }
    expect([scheduledGame(open), liveGame(open), finalGame(open)].map(isStartOpen)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('is open where the feed says TBD, whatever hour comes with it', () => {
    const start = '2026-09-13T17:00:00Z'
    expect(knownStartMs({ start, startTime: '9/13 - TBD' })).toBeUndefined()
    expect(knownStartMs({ start, startTime: '9/13 - 1:00 PM EDT' })).toBe(Date.parse(start))
  })

  it('is midnight where the feed says so, as for games in Hawaii', () => {
    const start = '2026-09-13T04:00:00Z'
    expect(knownStartMs({ start, startTime: '9/13 - 12:00 AM EDT' })).toBe(Date.parse(start))
    expect(knownStartMs({ start, startTime: '9/13 - 12:00AM EDT' })).toBe(Date.parse(start))
    expect(knownStartMs({ start, startTime: 'Scheduled' })).toBeUndefined()
    expect(knownStartMs({ start: 'soon', startTime: '9/13 - 12:00 AM EDT' })).toBeUndefined()
    expect(knownStartMs({ startTime: '9/13 - 12:00 AM EDT' })).toBeUndefined()
  })

  it.each([
    ['9/13 - TBD', '9/13 - TBD'],
    ['Scheduled', 'TBD'],
    ['', 'TBD'],
  ])('is told as TBD while it is open: %j reads %s', (startTime, text) => {
    expect(openStartText({ startTime })).toBe(text)
  })

  it("is told in the feed's words where its date cannot be read", () => {
    const startTime = '9/13 - 1:00 PM EDT'
    expect(openStartText({ startTime })).toBe(startTime)
    expect(openStartText({ startTime: '9/13 - 1:00PM EDT' })).toBe('9/13 - 1:00PM EDT')
    expect(openStartText({ start: '2026-09-13T04:00:00Z', startTime })).toBe('TBD')
  })
})
