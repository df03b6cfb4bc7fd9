import { describe, expect, it } from 'vitest'
import { isScanDue, isScanVain, scanWithout, withCalendar } from './game-day-scan'
import { withDoubtfulDays } from './after-failure'
import { afterReply, type DayReply } from './after-reply'
import { planPoll, type GameDayState } from './game-day'
import type { Sport } from '../league'
import { openerDays } from '../seasons/next-opener'
import { at, evening, Poller, starting, TODAY, YESTERDAY, type Games } from '../testing/day-poller'
import { scheduledGame } from '../testing/sample-game'

describe('the search for the next games', () => {
  it('skips the days that the calendar rules out: the all-star break', () => {
    const calendar = ['2026-07-12', '2026-07-17', '2026-07-18', '2026-09-27']
    const poller = new Poller({ '2026-07-17': evening }, calendar)
    expect(poller.poll(at(12))).toEqual({ shown: '2026-07-17+', asked: [YESTERDAY, TODAY, '2026-07-17'] })
  })

  it('asks nothing when the calendar rules all 21 days out', () => {
    const poller = new Poller({}, ['2026-06-20', '2026-10-04'])
    expect(poller.poll(at(12))).toEqual({ shown: TODAY, asked: [YESTERDAY, TODAY] })
  })

  it('trusts a calendar only within its days, as last season says nothing of the next', () => {
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

  it('and all that was read begin again when the clock was set back on the same day', () => {
    const feed: Record<string, Games> = { '2026-07-18': evening }
    const poller = new Poller(feed)
    expect(poller.poll(at(16)).shown).toBe('2026-07-18+')
    feed[TODAY] = evening
    expect(poller.poll(at(12)).shown).toBe(TODAY)
  })

  it('gives way to games of today that turn up after all', () => {
    const feed: Record<string, Games> = { '2026-07-18': evening }
    const poller = new Poller(feed)
    poller.poll(at(12))
    feed[TODAY] = evening
    expect(poller.poll(at(13)).shown).toBe(TODAY)
    expect(poller.poll(at(13, 1)).asked).toEqual([TODAY])
  })

  it('keeps to the day found, though the calendar has lost it', () => {
    const calendar: string[] = []
    const poller = new Poller({ '2026-07-16': evening, '2026-07-18': evening }, calendar)
    expect(poller.poll(at(12)).shown).toBe('2026-07-16+')
    calendar.push('2026-07-12', '2026-07-18')
    expect(poller.poll(at(13))).toEqual({ shown: '2026-07-16+', asked: [TODAY, '2026-07-16'] })
  })

  it('asks for the day found again when that could not be read, and passes over nothing', () => {
    const feed: Record<string, Games | 'failure'> = { '2026-07-16': evening, '2026-07-18': evening }
    const poller = new Poller(feed)
    poller.poll(at(12))
    feed['2026-07-16'] = 'failure'
    expect(poller.request(at(12, 1))).toBeUndefined()
    feed['2026-07-16'] = evening
    expect(poller.poll(at(12, 2))).toEqual({ shown: '2026-07-16+', asked: ['2026-07-16'] })
  })

  it('goes on when the day found loses its games', () => {
    const feed: Record<string, Games> = { '2026-07-16': evening, '2026-07-18': evening }
    const poller = new Poller(feed)
    expect(poller.poll(at(12)).shown).toBe('2026-07-16+')
    feed['2026-07-16'] = []
    expect(poller.poll(at(12, 30)).shown).toBe('2026-07-18+')
  })

  it('rests for an hour when it found nothing', () => {
    const feed: Record<string, Games> = {}
    const poller = new Poller(feed)
    expect(poller.poll(at(12)).asked).toHaveLength(2 + 21)
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

  it('looks once more for the games that the day found has lost', () => {
    const feed: Record<string, Games> = { '2026-07-16': evening, '2026-07-18': evening }
    const poller = new Poller(feed)
    poller.poll(at(12))
    feed['2026-07-16'] = []
    expect(poller.poll(at(12, 30)).shown).toBe('2026-07-18+')
    feed['2026-07-16'] = evening
    expect(poller.poll(at(13)).shown).toBe('2026-07-16+')
  })

  it('in vain goes on for ten minutes among the days that it could not read', () => {
    const poller = new Poller({ '2026-07-15': 'failure', '2026-07-17': 'failure' })
    poller.poll(at(12))
    const left = (nowMs: number) => withDoubtfulDays(poller.state!, nowMs)?.scan?.left
    expect(left(at(12, 9))).toEqual(['2026-07-15', '2026-07-17'])
    expect(left(at(12, 10))).toBeUndefined()
  })

  it('has no such days once it has found games, could read all days, or was not made', () => {
    const found = { '2026-07-15': 'failure', '2026-07-16': evening } as const
    const feeds: readonly Readonly<Record<string, Games | 'failure'>>[] = [{}, found, { [TODAY]: evening }]
    for (const feed of feeds) {
      const poller = new Poller(feed)
      poller.poll(at(12))
      expect(withDoubtfulDays(poller.state!, at(12))).toBeUndefined()
    }
  })

  it('ends also when its last day cannot be read', () => {
    expect(new Poller({ '2026-08-04': 'failure' }).poll(at(12)).shown).toBe(TODAY)
  })
})

describe('the search for the opener of the next season', () => {
  const JULY = '2026-07-14'
  const opening = (day: string): DayReply => ({
    games: [scheduledGame({ start: starting(20, day) })],
    season: { phase: 'regular' },
  })
  const preseason = (day: string): DayReply => ({ ...opening(day), season: { phase: 'preseason' } })

  /** Asks day by day until something is shown, as the poller of that league does. */
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

  it('takes games for the opener of which the feed does not tell the season', () => {
    const untold: DayReply = { games: opening('2026-10-20').games }
    expect(search('NBA', JULY, { '2026-10-20': untold }).show).toEqual(shownOpener('2026-10-20'))
  })

  it('passes over games of the preseason', () => {
    const feed = { '2026-10-17': preseason('2026-10-17'), '2026-10-21': opening('2026-10-21') }
    expect(search('NBA', JULY, feed).show).toEqual(shownOpener('2026-10-21'))
    const only = { '2026-11-04': preseason('2026-11-04') }
    const vain = search('NBA', JULY, only)
    expect([vain.show, vain.of]).toEqual([shownToday(JULY), { games: [] }])
  })

  it('of college football asks for its Saturday first, and for the rest of its week if need be', () => {
    const thursday = { '2026-08-27': opening('2026-08-27') }
    const both = { ...thursday, '2026-08-29': opening('2026-08-29') }
    expect(search('NCAAF', JULY, both)).toMatchObject({ show: shownOpener('2026-08-29'), asked: 2 + 1 })
    expect(search('NCAAF', JULY, thursday).show).toEqual(shownOpener('2026-08-27'))
  })

  it('does not look among the next 21 days, and gives way to games of today', () => {
    expect(search('NBA', JULY, { '2026-07-20': opening('2026-07-20') }).show).toEqual(shownToday(JULY))
    expect(search('NBA', JULY, { [JULY]: opening(JULY) }).show).toEqual(shownToday(JULY))
  })

  it.each<readonly [Sport, string, string]>([
    ['NBA', '2025-06-21', '2025-06-22'],
    ['NHL', '2024-06-22', '2024-06-24'],
    ['NCAAF', '2027-01-21', '2027-01-25'],
  ])('of %s on %s shows the final of %s first, and does not call it an opener', (sport, today, day) => {
    const opener = openerDays(sport, today).at(-1) ?? ''
    const final: DayReply = { ...opening(day), season: { phase: 'playoffs' } }
    const { show } = search(sport, today, { [day]: final, [opener]: opening(opener) })
    expect(show).toEqual({ day, upcoming: true, opener: false })
  })

  it('asks, besides last night and today, for a week in college football and 21 days elsewhere', () => {
    expect(search('NCAAF', JULY, {}).asked).toBe(2 + 7)
    expect(search('NBA', JULY, {}).asked).toBe(2 + 21)
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

describe('a calendar of the feed', () => {
  const left = ['2026-07-11', '2026-07-12', '2026-07-13', '2026-07-14', '2026-07-15']
  const scan = { startedAt: 0, left }

  it.each<[string, readonly string[] | undefined, readonly string[]]>([
    ['is missing', undefined, left],
    ['is empty', [], left],
    [
      'names two days, in whatever order',
      ['2026-07-14', '2026-07-12'],
      [left[0]!, left[1]!, left[3]!, left[4]!],
    ],
    ['names a single day', ['2026-07-13'], left],
  ])('that %s rules out what lies between its days', (_what, calendar, days) => {
    expect(withCalendar(scan, calendar).left).toEqual(days)
  })
})

it('a search from before the clock was set back is made again, whatever it found', () => {
  const scan = { startedAt: at(16), left: [], found: '2026-07-18' }
  expect([at(15, 59), at(16)].map((nowMs) => isScanDue(scan, nowMs))).toEqual([true, false])
})

it('a search is in vain when all its days are crossed out and none was found', () => {
  const scan = { startedAt: 0, left: ['2026-07-15'], found: '2026-07-15' }
  const without = scanWithout(scan, '2026-07-15')
  expect(
    [scan, without, scanWithout({ ...scan, found: '2026-07-14' }, '2026-07-15'), undefined].map(isScanVain),
  ).toEqual([false, true, false, false])
})
