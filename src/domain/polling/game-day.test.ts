import { describe, expect, it } from 'vitest'
import { addDays } from '../time/eastern'
import { afterReply } from './after-reply'
import { planPoll } from './game-day'
import {
  at,
  evening,
  finals,
  lateLive,
  lateStuck,
  morning,
  Poller,
  starting,
  TODAY,
  YESTERDAY,
  type Games,
} from '../testing/day-poller'
import { finalGame, liveGame, offGame, scheduledGame } from '../testing/sample-game'

/** The late game is over, too. */
const allFinal: Games = [finalGame({ id: lateLive[0]!.id }), ...finals]
const stuck = liveGame({ start: starting(0), stuckSince: starting(1) })

describe('the day shown', () => {
  const table: readonly [string, number, Readonly<Record<string, Games>>, string][] = [
    ['today, when it has games', at(12), { [TODAY]: evening, [YESTERDAY]: finals }, TODAY],
    ['the previous day until 10:59', at(10, 59), { [TODAY]: evening, [YESTERDAY]: finals }, YESTERDAY],
    ['today from 11:00', at(11, 0), { [TODAY]: evening, [YESTERDAY]: finals }, TODAY],
    [
      'the previous day early, when today begins at eleven',
      at(8),
      { [TODAY]: [scheduledGame({ start: starting(11) })], [YESTERDAY]: finals },
      YESTERDAY,
    ],
    ['the previous day from midnight', at(0, 0), { [TODAY]: evening, [YESTERDAY]: finals }, YESTERDAY],
    ['today early, when it starts early', at(8), { [TODAY]: morning, [YESTERDAY]: finals }, TODAY],
    ['today, when it is live already', at(8), { [TODAY]: [liveGame()], [YESTERDAY]: finals }, TODAY],
    ['today early, when it starts early', at(0, 30), { [TODAY]: morning, [YESTERDAY]: lateLive }, TODAY],
    [
      'the previous day early, stuck game or not',
      at(8),
      { [TODAY]: evening, [YESTERDAY]: lateStuck },
      YESTERDAY,
    ],
    ['today from 11:00, stuck game or not', at(11), { [TODAY]: evening, [YESTERDAY]: lateStuck }, TODAY],
    ['today, as long as last night goes on', at(12), { '2026-07-15': evening, [YESTERDAY]: lateLive }, TODAY],
    [
      'a day ahead, stuck game or not',
      at(12),
      { '2026-07-15': evening, [YESTERDAY]: lateStuck },
      '2026-07-15+',
    ],
    [
      'the previous day early, when today has a stuck game',
      at(8),
      { [TODAY]: [stuck], [YESTERDAY]: finals },
      YESTERDAY,
    ],
    ['today early, when the previous day had no games', at(8), { [TODAY]: evening }, TODAY],
    ['the previous day early, when today has no games', at(8), { [YESTERDAY]: finals }, YESTERDAY],
    [
      'a day ahead, when today has none',
      at(12),
      { '2026-07-17': evening, [YESTERDAY]: finals },
      '2026-07-17+',
    ],
    ['a day ahead early, when neither has any', at(8), { '2026-07-17': evening }, '2026-07-17+'],
    [
      'a day ahead, past one whose only game is postponed',
      at(12),
      { '2026-07-15': [offGame()], '2026-07-17': evening },
      '2026-07-17+',
    ],
    ['today, when all games ahead are postponed', at(12), { '2026-08-04': [offGame()] }, TODAY],
    ['the last day of the search', at(12), { '2026-08-04': evening }, '2026-08-04+'],
    ['today without games, when there is none in 21 days', at(12), { '2026-08-05': evening }, TODAY],
  ]

  it.each(table)('is %s', (_what, now, feed, shown) => {
    expect(new Poller(feed).poll(now).shown).toBe(shown)
  })

  it('is today at 11:00 sharp on the days the clock changes', () => {
    for (const day of ['2026-03-08', '2026-11-01']) {
      const feed = {
        [day]: [scheduledGame({ start: starting(19, day) })],
        [addDays(day, -1)]: finals,
      } as const
      expect(new Poller(feed).poll(at(11, 0, day) - 1).shown).toBe(addDays(day, -1))
      expect(new Poller(feed).poll(at(11, 0, day)).shown).toBe(day)
    }
  })

  it('does not count a start that is still open (Eastern midnight) as an early game', () => {
    const open: Games = [scheduledGame({ start: starting(0) }), ...evening]
    expect(new Poller({ [TODAY]: open, [YESTERDAY]: finals }).poll(at(8)).shown).toBe(YESTERDAY)
  })

  it('stays today when its early game is over, also one that began in Hawaii at Eastern midnight', () => {
    const over: Games = [finalGame({ start: starting(0), startTime: 'Final' }), ...evening]
    expect(new Poller({ [TODAY]: over, [YESTERDAY]: finals }).poll(at(8)).shown).toBe(TODAY)
  })

  it('does not count a game as early when the feed made up its hour, or when it is off', () => {
    const made = scheduledGame({ start: starting(3), startTime: '7/14 - TBD' })
    const off = offGame({ start: starting(9) })
    const poller = new Poller({ [TODAY]: [made, off, ...evening], [YESTERDAY]: finals })
    expect(poller.poll(at(8)).shown).toBe(YESTERDAY)
  })
})

describe('a night', () => {
  it('stays shown while its games are live past midnight, then until eleven', () => {
    const feed: Record<string, Games> = { [YESTERDAY]: lateLive, [TODAY]: evening }
    const poller = new Poller(feed)
    expect(poller.poll(at(23, 59, YESTERDAY)).shown).toBe(YESTERDAY)
    expect(poller.poll(at(0, 0)).shown).toBe(YESTERDAY)
    expect(poller.poll(at(1, 30)).shown).toBe(YESTERDAY)
    feed[YESTERDAY] = allFinal
    expect(poller.poll(at(2)).shown).toBe(YESTERDAY)
    expect(poller.poll(at(10, 59)).shown).toBe(YESTERDAY)
    expect(poller.poll(at(11)).shown).toBe(TODAY)
  })

  it('gives way to today at eleven, and has its running games read with every poll until the last one ends', () => {
    const feed: Record<string, Games> = { [YESTERDAY]: lateLive, [TODAY]: evening }
    const poller = new Poller(feed)
    poller.poll(at(10, 50))
    for (const minute of [5, 6])
      expect(poller.poll(at(11, minute))).toEqual({ shown: TODAY, asked: [YESTERDAY, TODAY] })
    feed[YESTERDAY] = allFinal
    expect(poller.poll(at(11, 10))).toEqual({ shown: TODAY, asked: [YESTERDAY, TODAY] })
    expect(poller.poll(at(11, 11))).toEqual({ shown: TODAY, asked: [TODAY] })
  })

  it('keeps a today without games on the screen with every poll until its last game ends', () => {
    const feed: Record<string, Games> = { [YESTERDAY]: lateLive, '2026-07-15': evening }
    const poller = new Poller(feed)
    for (const minute of [0, 1, 2, 59, 60, 61, 62])
      expect(poller.poll(at(12, minute))).toEqual({ shown: TODAY, asked: [YESTERDAY, TODAY] })
    feed[YESTERDAY] = allFinal
    expect(poller.poll(at(13, 3)).shown).toBe('2026-07-15+')
    expect(poller.poll(at(13, 4)).asked).toEqual(['2026-07-15'])
  })

  it('has a game that is stuck read every quarter of an hour: it may go on', () => {
    const feed: Record<string, Games> = { [YESTERDAY]: lateStuck, [TODAY]: evening }
    const poller = new Poller(feed)
    expect(poller.poll(at(12)).asked).toEqual([YESTERDAY, TODAY])
    expect(poller.poll(at(12, 14)).asked).toEqual([TODAY])
    feed[YESTERDAY] = lateLive
    expect(poller.poll(at(12, 15)).asked).toEqual([YESTERDAY, TODAY])
    expect(poller.poll(at(12, 16)).asked).toEqual([YESTERDAY, TODAY])
  })

  it('has a suspended game read as often, as it may be played on today', () => {
    const suspended = [...finals, offGame({ start: starting(20, YESTERDAY), status: 'suspended' })]
    const feed: Record<string, Games> = { [YESTERDAY]: suspended, [TODAY]: evening }
    const poller = new Poller(feed)
    expect(poller.poll(at(12)).asked).toEqual([YESTERDAY, TODAY])
    expect(poller.poll(at(12, 14)).asked).toEqual([TODAY])
    feed[YESTERDAY] = lateLive
    expect(poller.poll(at(12, 15)).asked).toEqual([YESTERDAY, TODAY])
    expect(poller.poll(at(12, 16)).asked).toEqual([YESTERDAY, TODAY])
  })

  it('has a game that an answer lacks looked for as often, until one says how it ended', () => {
    const feed: Record<string, Games> = { [YESTERDAY]: lateLive, [TODAY]: evening }
    const poller = new Poller(feed)
    poller.poll(at(12))
    feed[YESTERDAY] = finals
    expect(poller.poll(at(12, 1)).asked).toEqual([YESTERDAY, TODAY])
    expect(poller.poll(at(12, 15)).asked).toEqual([TODAY])
    expect(poller.poll(at(12, 16)).asked).toEqual([YESTERDAY, TODAY])
    feed[YESTERDAY] = allFinal
    expect(poller.poll(at(12, 31)).asked).toEqual([YESTERDAY, TODAY])
    expect(poller.poll(at(12, 46)).asked).toEqual([TODAY])
  })

  it('does not keep today from being shown when it cannot be read, and is asked for again', () => {
    const feed: Record<string, Games | 'failure'> = { [YESTERDAY]: 'failure', [TODAY]: evening }
    const poller = new Poller(feed)
    expect(poller.poll(at(12))).toEqual({ shown: TODAY, asked: [YESTERDAY, TODAY] })
    feed[YESTERDAY] = lateLive
    expect(poller.poll(at(12, 1)).asked).toEqual([YESTERDAY, TODAY])
    feed[YESTERDAY] = 'failure'
    expect(poller.poll(at(12, 2))).toEqual({ shown: TODAY, asked: [YESTERDAY, TODAY] })
  })

  it('gives way to the games of today that an answer in the morning left out', () => {
    const feed: Record<string, Games> = { [YESTERDAY]: finals, [TODAY]: evening, '2026-07-15': evening }
    const poller = new Poller(feed)
    expect(poller.poll(at(9, 30)).shown).toBe(YESTERDAY)
    feed[TODAY] = []
    poller.poll(at(10, 30))
    feed[TODAY] = evening
    expect(poller.poll(at(11)).shown).toBe(TODAY)
  })

  it('gives way at eleven to games of today that the feed has listed only since', () => {
    const feed: Record<string, Games> = { [YESTERDAY]: finals, '2026-07-15': evening }
    const poller = new Poller(feed)
    expect(poller.poll(at(10, 30)).shown).toBe(YESTERDAY)
    feed[TODAY] = evening
    expect(poller.poll(at(11)).shown).toBe(TODAY)
  })

  it('stays the board while the list of today cannot be read, which is asked for every two minutes', () => {
    const feed: Record<string, Games | 'failure'> = { [TODAY]: 'failure', [YESTERDAY]: finals }
    const poller = new Poller(feed)
    expect(poller.poll(at(6))).toEqual({ shown: YESTERDAY, asked: [TODAY, YESTERDAY] })
    expect(poller.poll(at(6, 1)).asked).toEqual([YESTERDAY])
    expect(poller.poll(at(6, 2)).asked).toEqual([TODAY, YESTERDAY])
    feed[TODAY] = evening
    expect(poller.poll(at(6, 4)).asked).toEqual([TODAY, YESTERDAY])
    expect(poller.poll(at(7, 3)).asked).toEqual([YESTERDAY])
    feed[TODAY] = 'failure'
    expect(poller.poll(at(10, 59)).shown).toBe(YESTERDAY)
    expect([poller.request(at(11)), poller.request(at(11))]).toEqual([undefined, undefined])
    feed[TODAY] = evening
    expect(poller.poll(at(11)).shown).toBe(TODAY)
  })

  it('asks for today anew when the clock was set back to before its list could not be read', () => {
    const poller = new Poller({ [TODAY]: 'failure', [YESTERDAY]: finals })
    poller.poll(at(6))
    expect(poller.poll(at(5, 59)).asked).toEqual([TODAY, YESTERDAY])
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
    const { state } = afterReply(late.state, YESTERDAY, { games: lateLive }, at(0, 0), [])
    expect(state).toMatchObject({ today: TODAY, previous: { has: 'live' } })
    expect(planPoll(state, at(0, 0)).day).toBe(TODAY)
  })

  it('drops an answer of the search that arrives after midnight, when today is not known yet', () => {
    const poller = new Poller({ '2026-07-16': evening })
    poller.poll(at(23, 50, YESTERDAY))
    const late = afterReply(poller.state!, '2026-07-16', { games: evening }, at(0, 0), [])
    expect(late).toEqual({ state: { today: TODAY } })
  })
})

describe('a clock that is set back on the same day', () => {
  it('has everything read anew that was read at a time still to come', () => {
    const early = new Poller({ [YESTERDAY]: finals, [TODAY]: evening })
    early.poll(at(10))
    expect(early.poll(at(4)).asked).toEqual([TODAY, YESTERDAY])
  })

  it('has today read anew, too, when only last night was read at such a time', () => {
    const poller = new Poller({ [YESTERDAY]: finals, [TODAY]: evening })
    poller.poll(at(3))
    expect(poller.poll(at(3, 50)).asked).toEqual([YESTERDAY])
    expect(poller.poll(at(3, 40)).asked).toEqual([TODAY, YESTERDAY])
  })
})

describe('a day that has lost its games', () => {
  it('is asked again every two minutes, because it may get them back', () => {
    const feed: Record<string, Games> = { [TODAY]: evening, '2026-07-15': evening }
    const poller = new Poller(feed)
    poller.poll(at(12))
    feed[TODAY] = []
    expect(poller.poll(at(12, 10)).shown).toBe('2026-07-15+')
    expect(poller.poll(at(12, 12)).asked).toEqual([TODAY, '2026-07-15'])
    expect(poller.poll(at(12, 13)).asked).toEqual(['2026-07-15'])
    feed[TODAY] = evening
    expect(poller.poll(at(12, 14)).shown).toBe(TODAY)
    expect(poller.poll(at(12, 15)).asked).toEqual([TODAY])
  })
})
