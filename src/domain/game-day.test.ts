import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, easternTimeToMs } from './eastern'
import type { Sport } from './league'
import { openerDays } from './seasons/next-opener'
import { afterReply, afterScanFailure, planPoll, type DayReply, type GameDayState } from './game-day'

type Games = DayReply['games']

/** Tells a feed's day by day answers to a poller like the server's: it asks what is planned until there is a show. */
class Poller {
  state: GameDayState | undefined
  readonly asked: string[] = []
  private readonly feed: (day: string) => Games | 'failure'
  private readonly calendar: readonly string[] | undefined

  constructor(feed: Readonly<Record<string, Games | 'failure'>>, calendar?: readonly string[]) {
    this.feed = (day) => feed[day] ?? []
    this.calendar = calendar
  }

  /** Polls until something is shown: `2026-07-14`, or with a plus when it lies ahead, and what it asked for it. */
  poll(nowMs: number): { shown: string; asked: readonly string[] } {
    const before = this.asked.length
    for (let requests = 0; requests < 50; requests++) {
      const show = this.request(nowMs)
      if (show) return { shown: `${show.day}${show.upcoming ? '+' : ''}`, asked: this.asked.slice(before) }
    }
    throw new Error(`Nothing to show after asking ${this.asked.join(', ')}`)
  }

  request(nowMs: number) {
    const plan = planPoll(this.state, nowMs)
    this.asked.push(plan.day)
    const games = this.feed(plan.day)
    if (games === 'failure') {
      this.remember(plan.purpose === 'scan' ? afterScanFailure(plan.state, plan.day) : plan.state)
      return undefined
    }
    const reply = { games, ...(this.calendar && { calendar: this.calendar }) }
    const { state, show } = afterReply(plan.state, plan.day, reply, nowMs)
    this.remember(state)
    return show
  }

  /** As the server keeps it: through JSON. */
  private remember(state: GameDayState): void {
    this.state = JSON.parse(JSON.stringify(state)) as GameDayState
  }
}

const YESTERDAY = '2026-07-13'
const TODAY = '2026-07-14'
const at = (hour: number, minute = 0, day = TODAY) => easternTimeToMs(day, hour, minute)
const starting = (hour: number, day = TODAY) => new Date(at(hour, 0, day)).toISOString()

const finals: Games = [{ start: starting(19, YESTERDAY), phase: 'final' }]
const lateLive: Games = [{ start: starting(22, YESTERDAY), phase: 'live' }, ...finals]
const evening: Games = [{ start: starting(19), phase: 'scheduled' }]
const morning: Games = [{ start: starting(9), phase: 'scheduled' }, ...evening]

describe('the day shown', () => {
  const table: readonly [string, number, Readonly<Record<string, Games>>, string][] = [
    ['today, when it has games', at(12), { [TODAY]: evening, [YESTERDAY]: finals }, TODAY],
    ['the previous day until 10:59', at(10, 59), { [TODAY]: evening, [YESTERDAY]: finals }, YESTERDAY],
    ['today from 11:00', at(11, 0), { [TODAY]: evening, [YESTERDAY]: finals }, TODAY],
    ['the previous day from midnight', at(0, 0), { [TODAY]: evening, [YESTERDAY]: finals }, YESTERDAY],
    ['today early, when it starts early', at(8), { [TODAY]: morning, [YESTERDAY]: finals }, TODAY],
    ['today, when it is live already', at(8), { [TODAY]: [{ phase: 'live' }], [YESTERDAY]: finals }, TODAY],
    ['what is still live, even then', at(0, 30), { [TODAY]: morning, [YESTERDAY]: lateLive }, YESTERDAY],
    ['today early, when the previous day had no games', at(8), { [TODAY]: evening }, TODAY],
    ['the previous day early, when today has no games', at(8), { [YESTERDAY]: finals }, YESTERDAY],
    [
      'a day ahead, when today has none',
      at(12),
      { '2026-07-17': evening, [YESTERDAY]: finals },
      '2026-07-17+',
    ],
    ['a day ahead early, when neither has any', at(8), { '2026-07-17': evening }, '2026-07-17+'],
    ['the last day of the search', at(12), { '2026-08-04': evening }, '2026-08-04+'],
    ['today without games, when there is none in 21 days', at(12), { '2026-08-05': evening }, TODAY],
  ]

  it.each(table)('is %s', (_what, now, feed, shown) => {
    expect(new Poller(feed).poll(now).shown).toBe(shown)
  })

  it('is today at 11:00 sharp on the days the clock changes', () => {
    for (const day of ['2026-03-08', '2026-11-01']) {
      const feed = {
        [day]: [{ start: starting(19, day), phase: 'scheduled' }],
        [addDays(day, -1)]: finals,
      } as const
      expect(new Poller(feed).poll(at(11, 0, day) - 1).shown).toBe(addDays(day, -1))
      expect(new Poller(feed).poll(at(11, 0, day)).shown).toBe(day)
    }
  })

  it('does not take a start that is still open (Eastern midnight) for an early game', () => {
    const open: Games = [{ start: starting(0), phase: 'scheduled' }, ...evening]
    expect(new Poller({ [TODAY]: open, [YESTERDAY]: finals }).poll(at(8)).shown).toBe(YESTERDAY)
  })
})

describe('a night', () => {
  it('keeps the games that are live past midnight until none is, then until eleven', () => {
    const feed: Record<string, Games> = { [YESTERDAY]: lateLive, [TODAY]: evening }
    const poller = new Poller(feed)
    expect(poller.poll(at(23, 59, YESTERDAY)).shown).toBe(YESTERDAY)
    expect(poller.poll(at(0, 0)).shown).toBe(YESTERDAY)
    expect(poller.poll(at(1, 30)).shown).toBe(YESTERDAY)
    feed[YESTERDAY] = finals
    expect(poller.poll(at(2)).shown).toBe(YESTERDAY)
    expect(poller.poll(at(10, 59)).shown).toBe(YESTERDAY)
    expect(poller.poll(at(11)).shown).toBe(TODAY)
  })

  it('keeps them even past eleven, and gives way as soon as the last one ends', () => {
    const feed: Record<string, Games> = { [YESTERDAY]: lateLive, [TODAY]: evening }
    const poller = new Poller(feed)
    poller.poll(at(10, 50))
    expect(poller.poll(at(11, 5)).shown).toBe(YESTERDAY)
    feed[YESTERDAY] = finals
    expect(poller.poll(at(11, 10)).shown).toBe(TODAY)
  })

  it('gives way to early games once nothing is live', () => {
    const feed: Record<string, Games> = { [YESTERDAY]: lateLive, [TODAY]: morning }
    const poller = new Poller(feed)
    expect(poller.poll(at(1)).shown).toBe(YESTERDAY)
    feed[YESTERDAY] = finals
    expect(poller.poll(at(2)).shown).toBe(TODAY)
  })

  it('sees within the hour that today got an early game', () => {
    const feed: Record<string, Games> = { [YESTERDAY]: finals, [TODAY]: evening }
    const poller = new Poller(feed)
    expect(poller.poll(at(6)).shown).toBe(YESTERDAY)
    feed[TODAY] = morning
    expect(poller.poll(at(7)).shown).toBe(TODAY)
  })

  it('reads an answer that arrives after midnight as that of the previous day', () => {
    const late = planPoll(undefined, at(23, 59, YESTERDAY))
    const { state } = afterReply(late.state, YESTERDAY, { games: lateLive }, at(0, 0))
    expect(state).toMatchObject({ today: TODAY, previous: 'live' })
    expect(planPoll(state, at(0, 0)).day).toBe(YESTERDAY)
  })
})

describe('the number of requests', () => {
  it('is one per poll while today is shown', () => {
    const poller = new Poller({ [TODAY]: evening })
    expect(poller.poll(at(12)).asked).toEqual([TODAY])
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
    expect(poller.poll(at(12)).asked).toEqual([TODAY, '2026-07-15', '2026-07-16', '2026-07-17'])
    expect(poller.poll(at(12, 30)).asked).toEqual(['2026-07-17'])
    expect(poller.poll(at(13)).asked).toEqual([TODAY, '2026-07-17'])
  })
})

describe('the search for the next games', () => {
  it('skips the days that the calendar rules out: the all-star break', () => {
    const calendar = ['2026-07-12', '2026-07-17', '2026-07-18', '2026-09-27']
    const poller = new Poller({ '2026-07-17': evening }, calendar)
    expect(poller.poll(at(12))).toEqual({ shown: '2026-07-17+', asked: [TODAY, '2026-07-17'] })
  })

  it('asks nothing when the calendar rules all 21 days out', () => {
    const poller = new Poller({}, ['2026-06-20', '2026-10-04'])
    expect(poller.poll(at(12))).toEqual({ shown: TODAY, asked: [TODAY] })
  })

  it('does not believe a calendar beyond its ends: last season says nothing of the next', () => {
    const poller = new Poller({ '2026-07-17': evening }, ['2025-10-04', '2026-06-20'])
    expect(poller.poll(at(12)).shown).toBe('2026-07-17+')
  })

  it('begins again each day', () => {
    const feed: Record<string, Games> = { '2026-07-18': evening }
    const poller = new Poller(feed)
    expect(poller.poll(at(12)).shown).toBe('2026-07-18+')
    feed['2026-07-16'] = evening
    expect(poller.poll(at(12, 0, '2026-07-15')).shown).toBe('2026-07-16+')
    expect(poller.poll(at(12, 0, '2026-07-16')).shown).toBe('2026-07-16')
  })

  it('gives way to games of today that turn up after all', () => {
    const feed: Record<string, Games> = { '2026-07-18': evening }
    const poller = new Poller(feed)
    poller.poll(at(12))
    feed[TODAY] = evening
    expect(poller.poll(at(13)).shown).toBe(TODAY)
    expect(poller.poll(at(13, 1)).asked).toEqual([TODAY])
  })

  it('goes on when the day found loses its games', () => {
    const feed: Record<string, Games> = { '2026-07-16': evening, '2026-07-18': evening }
    const poller = new Poller(feed)
    expect(poller.poll(at(12)).shown).toBe('2026-07-16+')
    feed['2026-07-16'] = []
    expect(poller.poll(at(12, 30)).shown).toBe('2026-07-18+')
  })

  it('that found nothing rests for an hour', () => {
    const feed: Record<string, Games> = {}
    const poller = new Poller(feed)
    expect(poller.poll(at(12)).asked).toHaveLength(22)
    feed['2026-07-20'] = evening
    expect(poller.poll(at(12, 59))).toEqual({ shown: TODAY, asked: [TODAY] })
    expect(poller.poll(at(13)).shown).toBe('2026-07-20+')
  })

  it('skips a day that cannot be read, and looks again an hour later', () => {
    const feed: Record<string, Games | 'failure'> = { '2026-07-15': 'failure', '2026-07-16': evening }
    const poller = new Poller(feed)
    expect(poller.poll(at(12)).shown).toBe('2026-07-16+')
    feed['2026-07-15'] = evening
    expect(poller.poll(at(12, 59)).shown).toBe('2026-07-16+')
    expect(poller.poll(at(13)).shown).toBe('2026-07-15+')
  })

  it('ends also when its last day cannot be read', () => {
    expect(new Poller({ '2026-08-04': 'failure' }).poll(at(12)).shown).toBe(TODAY)
  })
})

describe('the search for the opener of the next season', () => {
  const JULY = '2026-07-14'
  const opening = (day: string): DayReply => ({
    games: [{ start: starting(20, day), phase: 'scheduled' }],
    season: { phase: 'regular' },
  })
  const preseason = (day: string): DayReply => ({ ...opening(day), season: { phase: 'preseason' } })

  /** Asks until something is shown, as the poller of that league. */
  function search(sport: Sport, today: string, feed: Readonly<Record<string, DayReply>>) {
    const asked: string[] = []
    const nowMs = at(12, 0, today)
    let state: GameDayState | undefined
    while (asked.length < 50) {
      const plan = planPoll(state, nowMs)
      asked.push(plan.day)
      const reply = feed[plan.day] ?? { games: [] }
      const after = afterReply(plan.state, plan.day, reply, nowMs, openerDays(sport, today))
      if (after.show) return { show: after.show, of: reply, asked: asked.length }
      state = JSON.parse(JSON.stringify(after.state)) as GameDayState
    }
    throw new Error(`Nothing to show after asking ${asked.join(', ')}`)
  }

  const shownOpener = (day: string) => ({ day, upcoming: true, opener: true })
  const shownToday = (day: string) => ({ day, upcoming: false, opener: false })

  it.each<readonly [Sport, string, string]>([
    ['NBA', JULY, '2026-10-20'],
    ['NBA', JULY, '2026-10-22'],
    ['NHL', '2026-06-21', '2026-10-06'],
    ['NCAAF', '2026-07-14', '2026-08-29'],
  ])('of %s on %s finds the games of %s', (sport, today, day) => {
    expect(search(sport, today, { [day]: opening(day) }).show).toEqual(shownOpener(day))
  })

  it('passes over games of the preseason', () => {
    const feed = { '2026-10-17': preseason('2026-10-17'), '2026-10-21': opening('2026-10-21') }
    expect(search('NBA', JULY, feed).show).toEqual(shownOpener('2026-10-21'))
    const only = { '2026-11-04': preseason('2026-11-04') }
    const vain = search('NBA', JULY, only)
    expect([vain.show, vain.of]).toEqual([shownToday(JULY), { games: [] }])
  })

  it('does not look among the next 21 days, and gives way to games of today', () => {
    expect(search('NBA', JULY, { '2026-07-20': opening('2026-07-20') }).show).toEqual(shownToday(JULY))
    expect(search('NBA', JULY, { [JULY]: opening(JULY) }).show).toEqual(shownToday(JULY))
  })

  it('asks, besides today, for one day in college football and 21 elsewhere', () => {
    expect(search('NCAAF', JULY, {}).asked).toBe(1 + 1)
    expect(search('NBA', JULY, {}).asked).toBe(1 + 21)
  })

  it('is not made while the season runs', () => {
    const feed = { '2026-11-20': opening('2026-11-20') }
    expect(search('NBA', '2026-11-18', feed).show).toEqual({
      day: '2026-11-20',
      upcoming: true,
      opener: false,
    })
  })
})

describe('whatever the feed has on which day', () => {
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
