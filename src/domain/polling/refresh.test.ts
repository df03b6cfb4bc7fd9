import { describe, expect, it } from 'vitest'
import type { GameBoard } from '../board/board'
import { playingPlayer, sampleTournament, waitingPlayer } from '../golf/testing/sample-tournament'
import { sampleCup, sampleMatch } from '../cup/testing/sample-cup'
import { liveIntervalMs, refreshIntervalMs } from './refresh'
import { sampleCupBoard, sampleGolfBoard } from '../testing/sample-board'
import { finalGame, liveGame, offGame, sampleBoard, scheduledGame } from '../testing/sample-game'

const S = 1000
const MIN = 60 * S
const H = 60 * MIN
/** Noon on the day of the sample board, Eastern. */
const NOON = Date.parse('2026-09-06T16:00:00Z')
const startingIn = (ms: number) => scheduledGame({ start: new Date(NOON + ms).toISOString() })
const tbdIn = (ms: number) => scheduledGame({ ...startingIn(ms), startTime: '9/6 - TBD' })
const tbdOn = (day: string) => scheduledGame({ start: `${day}T04:00:00Z` })
const suspended = offGame({ status: 'suspended' })
const stuck = liveGame({ stuckSince: '2026-09-06T13:00:00Z' })

const table: readonly [string, Partial<GameBoard>, number][] = [
  ['a live game', { games: [finalGame(), liveGame(), startingIn(3 * H)] }, 15 * S],
  ['a start that has passed', { games: [startingIn(-10 * MIN)] }, 15 * S],
  ['a start at this moment', { games: [startingIn(0)] }, 15 * S],
  ['a game later today', { games: [startingIn(3 * H)] }, 2 * MIN],
  ['a game late tonight', { games: [startingIn(11 * H)] }, 2 * MIN],
  ['a game that starts in a minute', { games: [startingIn(MIN)] }, MIN],
  ['a game tomorrow', { games: [startingIn(13 * H)] }, 15 * MIN],
  ['a game in three days', { games: [startingIn(72 * H)] }, 30 * MIN],
  ['a game in six days', { games: [startingIn(6 * 24 * H)] }, 30 * MIN],
  ['a game in seven days', { games: [startingIn(7 * 24 * H)] }, H],
  ['a game that is stuck', { games: [stuck] }, 2 * MIN],
  ['a stuck game of last night', { day: '2026-09-05', games: [finalGame(), stuck] }, 2 * MIN],
  ['a stuck game and one that runs', { games: [stuck, liveGame()] }, 15 * S],
  ['a game that was suspended', { games: [finalGame(), suspended] }, 2 * MIN],
  ['a suspended game of last night', { day: '2026-09-05', games: [finalGame(), suspended] }, 2 * MIN],
  ['finals only', { games: [finalGame(), offGame()] }, H],
  ['no games', { games: [] }, H],
  ['a time still to be told today', { games: [scheduledGame({ start: '2026-09-06T04:00:00Z' })] }, 2 * MIN],
  ['a TBD with an hour that has passed', { games: [tbdIn(-H)] }, 2 * MIN],
  ['a TBD with an hour to come', { games: [tbdIn(H / 60)] }, 2 * MIN],
  [
    'a time still to be told on a later day',
    { day: '2026-09-20', games: [scheduledGame({ start: '2026-09-20T04:00:00Z' })] },
    H,
  ],
  ...(
    [
      ['tomorrow', '2026-09-07', 15 * MIN],
      ['this week', '2026-09-09', 30 * MIN],
      ['yesterday', '2026-09-05', H],
    ] as const
  ).map(([when, day, ms]): [string, Partial<GameBoard>, number] => [
    `a time that is not told of ${when}`,
    { day, games: [tbdOn(day)] },
    ms,
  ]),
]

describe('the refresh interval', () => {
  it.each(table)('with %s', (_what, changes, expected) => {
    expect(refreshIntervalMs(sampleBoard(changes), NOON)).toBe(expected)
  })

  it('takes the live interval it is given', () => {
    expect(refreshIntervalMs(sampleBoard({ games: [liveGame()] }), NOON, 5 * S)).toBe(5 * S)
  })

  it('is short without a board', () => {
    expect(refreshIntervalMs(undefined, NOON)).toBe(2 * MIN)
  })

  const event = { title: 'MLB All-Star Game', text: 'The stars play today.' }
  it.each<[string, Partial<GameBoard>, number]>([
    [
      'a page that counts days',
      { games: [], content: { kind: 'countdown', title: '', text: '', milestone: '', days: 5 } },
      20 * MIN,
    ],
    ['a line that says what today is', { games: [finalGame()], content: { kind: 'games', event } }, 20 * MIN],
    ['finals only', { games: [finalGame()] }, H],
  ])('ends with the day for %s', (_what, changes, ms) => {
    const lateEvening = Date.parse('2026-09-07T03:40:00Z')
    expect(refreshIntervalMs(sampleBoard(changes), lateEvening)).toBe(ms)
  })

  it("of yesterday's board ends at eleven, when today's games come", () => {
    const yesterday = sampleBoard({ day: '2026-09-05', games: [finalGame()] })
    const at = (time: string) => Date.parse(`2026-09-06T${time}Z`)
    expect(refreshIntervalMs(yesterday, at('14:59:00'))).toBe(MIN)
    expect(refreshIntervalMs(yesterday, at('08:00:00'))).toBe(H)
    expect(refreshIntervalMs(yesterday, at('15:00:00'))).toBe(H)
  })

  it.each([
    ['a day without games', { day: '2026-09-05', games: [] }],
    ["today's own games", { day: '2026-09-06', games: [finalGame()] }],
  ])('of %s does not end at eleven', (_what, changes) => {
    expect(refreshIntervalMs(sampleBoard(changes), Date.parse('2026-09-06T14:59:00Z'))).toBe(H)
  })
})

describe('the interval while a league is live', () => {
  it.each([
    ['NFL', 15 * S, 15 * S],
    ['NBA', 5 * S, 5 * S],
    // forced NCAAF refresh 10 s
    ['NCAAF', 15 * S, 10 * S],
    ['NCAAF', 5 * S, 5 * S],
    // golf scoreboard today 60 s
    ['PGA', 15 * S, 60 * S],
    // Ryder Cup refresh 30 s
    ['RYDER_CUP', 15 * S, 30 * S],
  ] as const)('of %s is, with %i ms set, %i ms', (sport, set, expected) => {
    expect(liveIntervalMs(sport, set)).toBe(expected)
  })
})

describe('the refresh interval of golf', () => {
  const at = (ms: number) => new Date(NOON + ms).toISOString()
  const between = sampleTournament({ roundOver: true })

  it('is a minute while somebody plays', () => {
    expect(refreshIntervalMs(sampleGolfBoard({ players: [playingPlayer()] }), NOON)).toBe(60 * S)
  })

  it('goes by the next tee time between rounds, and never beyond two minutes on a day of play', () => {
    const tomorrow = sampleGolfBoard({
      tournaments: [between],
      players: [waitingPlayer({ teeTime: at(20 * H) })],
    })
    expect(refreshIntervalMs(tomorrow, NOON)).toBe(2 * MIN)
  })

  it('follows the days that are left until the first tee time before the event', () => {
    const ahead = sampleGolfBoard({
      tournaments: [sampleTournament({ state: 'pre', start: at(72 * H) })],
      players: [waitingPlayer({ teeTime: at(72 * H) })],
    })
    expect(refreshIntervalMs(ahead, NOON)).toBe(30 * MIN)
  })

  it('follows the days that are left while the tee times are not known', () => {
    const startingOn = (...starts: string[]) =>
      sampleGolfBoard({ tournaments: starts.map((start) => sampleTournament({ state: 'pre', start })) })
    expect(refreshIntervalMs(startingOn('2026-09-10T04:00:00Z', '2026-09-07T04:00:00Z'), NOON)).toBe(15 * MIN)
    expect(refreshIntervalMs(startingOn('2026-09-10T04:00:00Z'), NOON)).toBe(30 * MIN)
  })

  it('is an hour after the last putt', () => {
    const over = sampleGolfBoard({ tournaments: [sampleTournament({ state: 'post', completed: true })] })
    expect(refreshIntervalMs(over, NOON)).toBe(H)
  })

  it('ends at the turn of the week, when the coming tournament takes its place', () => {
    const over = sampleGolfBoard({ tournaments: [sampleTournament({ state: 'post', completed: true })] })
    const wednesday = (clock: string) => Date.parse(`2026-09-09T${clock}:00-04:00`)
    expect(refreshIntervalMs(over, wednesday('17:50'))).toBe(10 * MIN)
    expect(refreshIntervalMs(over, wednesday('18:00'))).toBe(H)
  })
})

describe('the refresh interval of the cup', () => {
  it('is 30 s while a match is open, an hour once the cup is over', () => {
    expect(refreshIntervalMs(sampleCupBoard({ matches: [sampleMatch('open')] }), NOON)).toBe(30 * S)
    expect(refreshIntervalMs(sampleCupBoard({ matches: [sampleMatch('usa')] }), NOON)).toBe(H)
  })

  it('is an hour once the cup is over, whatever became of a match', () => {
    const calledOff = sampleMatch('open', { state: 'pre', startTime: new Date(NOON - 3 * H).toISOString() })
    const cupOf = (state: 'in' | 'post') =>
      sampleCupBoard({ cup: sampleCup({ state }), matches: [calledOff] })
    expect(refreshIntervalMs(cupOf('in'), NOON)).toBe(30 * S)
    expect(refreshIntervalMs(cupOf('post'), NOON)).toBe(H)
  })

  it('is two minutes before a match of today', () => {
    const match = sampleMatch('open', { state: 'pre', startTime: new Date(NOON + 3 * H).toISOString() })
    expect(refreshIntervalMs(sampleCupBoard({ matches: [match] }), NOON)).toBe(2 * MIN)
  })

  it.each<[string, Parameters<typeof sampleCup>[0], number]>([
    ['today', { startDate: '2026-09-06T04:00:00Z' }, 2 * MIN],
    ['late', { startDate: '2026-09-05T04:00:00Z' }, 2 * MIN],
    ['tomorrow', { startDate: '2026-09-07T04:00:00Z' }, 15 * MIN],
    ['this week', { startDate: '2026-09-09T04:00:00Z' }, 30 * MIN],
    ['on a day that nobody knows', {}, H],
  ])('goes by the day of a cup whose hours are open: it begins %s', (_when, dates, ms) => {
    const ahead = sampleCup({ state: 'pre', ...dates })
    const midnight = dates?.startDate ? { startTime: dates.startDate } : {}
    const match = sampleMatch('open', { state: 'pre', ...midnight })
    expect(refreshIntervalMs(sampleCupBoard({ cup: ahead }), NOON)).toBe(ms)
    expect(refreshIntervalMs(sampleCupBoard({ cup: ahead, matches: [match] }), NOON)).toBe(ms)
  })
})
