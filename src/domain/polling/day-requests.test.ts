import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time/eastern'
import {
  at,
  evening,
  finals,
  lateLive,
  morning,
  Poller,
  TODAY,
  YESTERDAY,
  type Games,
} from '../testing/day-poller'

describe('the number of requests', () => {
  it('is one per poll while today is shown, and at first one more to look at last night', () => {
    const poller = new Poller({ [TODAY]: evening })
    expect(poller.poll(at(12)).asked).toEqual([YESTERDAY, TODAY])
    expect(poller.poll(at(20)).asked).toEqual([TODAY])
  })

  it('is as small after a night that is over, which is not looked at again', () => {
    const poller = new Poller({ [YESTERDAY]: finals, [TODAY]: evening })
    expect(poller.poll(at(11)).asked).toEqual([YESTERDAY, TODAY])
    expect(poller.poll(at(20)).asked).toEqual([TODAY])
  })

  it('is one per poll through the night, and one more each hour to look at today', () => {
    const poller = new Poller({ [TODAY]: evening, [YESTERDAY]: lateLive })
    expect(poller.poll(at(0, 10)).asked).toEqual([TODAY, YESTERDAY])
    expect(poller.poll(at(0, 11)).asked).toEqual([YESTERDAY])
    const quiet = new Poller({ [TODAY]: evening, [YESTERDAY]: finals })
    quiet.poll(at(3))
    expect(quiet.poll(at(3, 59)).asked).toEqual([YESTERDAY])
    expect(quiet.poll(at(4)).asked).toEqual([TODAY, YESTERDAY])
  })

  it('is one per poll on a morning after a day without games', () => {
    const poller = new Poller({ [TODAY]: evening })
    expect(poller.poll(at(8)).asked).toEqual([TODAY, YESTERDAY, TODAY])
    expect(poller.poll(at(9, 30)).asked).toEqual([TODAY])
  })

  it('is one per day of a search, then one per poll, and one more each hour to look at today', () => {
    const poller = new Poller({ '2026-07-17': evening })
    expect(poller.poll(at(12)).asked).toEqual([YESTERDAY, TODAY, '2026-07-15', '2026-07-16', '2026-07-17'])
    expect(poller.poll(at(12, 30)).asked).toEqual(['2026-07-17'])
    expect(poller.poll(at(13)).asked).toEqual([TODAY, '2026-07-17'])
  })

  it('is no larger after eleven sharp, when today was read as the board', () => {
    const poller = new Poller({ [YESTERDAY]: finals, '2026-07-15': evening })
    expect(poller.poll(at(11)).asked).toEqual([YESTERDAY, TODAY, '2026-07-15'])
    expect(poller.poll(at(11, 1)).asked).toEqual(['2026-07-15'])
  })
})

describe('whatever the feed has on any day', () => {
  const slate = fc.constantFrom<Games | 'failure'>([], evening, morning, finals, lateLive, 'failure')
  const ahead = fc.dictionary(
    fc.nat(24).map((n) => addDays(YESTERDAY, n)),
    slate,
    { maxKeys: 5 },
  )
  const readable = ahead.map((feed): Readonly<Record<string, Games | 'failure'>> => ({
    ...feed,
    ...([YESTERDAY, TODAY].some((day) => feed[day] === 'failure') && { [YESTERDAY]: [], [TODAY]: [] }),
  }))
  const times = fc.array(fc.nat(47 * 60), { minLength: 1, maxLength: 6 })

  it('every poll comes to show a day from yesterday to 21 days ahead, in 25 requests at most', () => {
    fc.assert(
      fc.property(readable, times, (feed, minutes) => {
        const poller = new Poller({ '2026-07-15': [], ...feed })
        for (const minute of minutes.toSorted((a, b) => a - b)) {
          if (feed['2026-07-15'] === 'failure' && minute >= 24 * 60) break
          const { shown, asked } = poller.poll(at(0, minute))
          expect(asked.length).toBeLessThanOrEqual(25)
          expect(shown >= YESTERDAY && shown <= '2026-08-05+').toBe(true)
        }
      }),
    )
  })
})
