import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Season } from '../../../src/domain/board/board'
import type { Game } from '../../../src/domain/game/game'
import type { FeedFailure } from '../../../src/domain/polling/feed-failure'
import { leagueOf } from '../../../src/domain/league'
import { finalGame, liveGame, sampleBoard, scheduledGame } from '../../../src/domain/testing/sample-game'
import { openerDays } from '../../../src/domain/seasons/next-opener'
import { at, evening, morning, starting, TODAY, YESTERDAY } from '../../../src/domain/testing/day-poller'
import { stubStore } from '../server/testing/stub-store'
import type { Fetched } from './fetch-part'

/** What the feed answers for each day; a day that is not named has no games. */
let feed: Record<string, readonly Game[] | 'failure'> = {}
/** Games that the feed sends broken. */
let broken: string[] = []
let failure: FeedFailure
let season: Season | undefined
let takesMs: number
/** How soon to ask again for games of a day that its answer does not have. */
let nextStepsMs: Record<string, number>
let asked: string[] = []
let said: unknown[] = []
const answer = (day: string): Fetched => {
  asked.push(day)
  vi.advanceTimersByTime(takesMs)
  const games = feed[day] ?? []
  if (games === 'failure') return { ok: false, failure }
  const dropped = broken.map((eventId) => ({ eventId, reason: 'no competitors' }))
  const scoreboard = { ok: true, games, dropped, unreadableDates: 0, ...(season && { season }) } as const
  return { ok: true, scoreboard, lines: {}, nextStepMs: nextStepsMs[day] }
}
vi.mock('./fetch-scoreboard', () => ({
  fetchScoreboard: (_league: unknown, day: string) => answer(day),
}))
const { store } = stubStore()
vi.stubGlobal('$app', {
  store,
  logger: () => ({ warn: (message: string) => said.push(message) }),
  findRecordById: () => undefined,
})
const { readGames } = await import('./read-games')

const NFL = leagueOf('nfl') as Parameters<typeof readGames>[0]
const THURSDAY = '2026-07-16'
const DAYS_AHEAD = Array.from({ length: 31 }, (_, index) => `2026-07-${String(index + 1).padStart(2, '0')}`)
const SHOWN = sampleBoard({ day: THURSDAY, upcoming: true, games: [...evening] })
const allFail = () =>
  Object.fromEntries(DAYS_AHEAD.filter((day) => day > TODAY).map((day) => [day, 'failure' as const]))

type Memory = Parameters<typeof readGames>[1]

/** Polls until the search has come to a result. */
function poll(memory: Memory, board: typeof SHOWN | undefined, nowMs: number, league = NFL) {
  let reading = readGames(league, memory, board, nowMs)
  while (reading.kind === 'unfinished') reading = readGames(league, reading.memory, board, nowMs)
  return reading
}

beforeEach(() => {
  vi.useFakeTimers()
  feed = {}
  broken = []
  season = undefined
  takesMs = 0
  nextStepsMs = {}
  asked = []
  said = []
  failure = { kind: 'status', status: 500 }
})
afterEach(() => vi.useRealTimers())

it('a search asks for three days at a time, and for none more after ten seconds', () => {
  expect([readGames(NFL, undefined, undefined, at(12)).kind, asked.length]).toEqual(['unfinished', 3])
  takesMs = 5000
  asked = []
  expect([readGames(NFL, undefined, undefined, at(12)).kind, asked.length]).toEqual(['unfinished', 2])
})

it.each<[FeedFailure, number]>([
  [{ kind: 'timeout' }, 1],
  [{ kind: 'status', status: 500 }, 3],
])('a day of the search that fails with %j lets one poll ask for %d days', (reason, count) => {
  const { memory } = readGames(NFL, undefined, undefined, at(12))
  failure = reason
  feed = allFail()
  asked = []
  readGames(NFL, memory, undefined, at(12))
  expect(asked).toHaveLength(count)
})

it('a poll fails when today cannot be read', () => {
  feed = { [TODAY]: 'failure' }
  expect(readGames(NFL, undefined, undefined, at(12))).toMatchObject({ kind: 'failed', failure })
})

it('the season is the one that the feed names', () => {
  feed = { [TODAY]: evening }
  season = { phase: 'playoffs' }
  expect(poll(undefined, undefined, at(12))).toMatchObject({ findings: { season } })
})

it.each([
  ['today is the board', 12, TODAY, 1000],
  ['today is the board', 12, YESTERDAY, undefined],
  ['last night is the board', 1, YESTERDAY, 1000],
  ['last night is the board', 1, TODAY, undefined],
])('only games that its own day may lack hasten the polls of a board: %s at %d, %s', (_, hour, day, ms) => {
  const over = finalGame({ id: '8', start: starting(19, YESTERDAY) })
  feed = { [YESTERDAY]: [over], [TODAY]: evening }
  nextStepsMs = { [day]: 1000 }
  const reading = poll(undefined, undefined, at(hour))
  expect(new Set(asked)).toEqual(new Set([YESTERDAY, TODAY]))
  expect(reading).toMatchObject({ kind: 'found', findings: { nextStepMs: ms } })
})

it("last night's game stays when its day cannot be read, and is marked once nobody can be playing it", () => {
  const late = liveGame({ id: '7', start: starting(22, YESTERDAY) })
  feed = { [YESTERDAY]: [late], [TODAY]: evening }
  const first = poll(undefined, undefined, at(12))
  feed[YESTERDAY] = 'failure'
  const second = poll(first.memory, undefined, at(12, 1))
  expect(second).toMatchObject({ findings: { rows: { games: [{ id: evening[0]!.id }, { id: '7' }] } } })
  expect(second).not.toHaveProperty('findings.rows.games.1.stuckSince')
  const third = poll(second.memory, undefined, at(14))
  expect(third).toHaveProperty('findings.rows.games.1.stuckSince', new Date(at(12)).toISOString())
  expect(new Set(said)).toEqual(new Set(['What is left of last night could not be read']))
})

it('the search for the opener passes over a day that cannot be read, even when the feed is away', () => {
  const [one, next] = openerDays('NHL', TODAY)
  failure = { kind: 'network' }
  feed = { [one!]: 'failure', [next!]: [scheduledGame()] }
  const nhl = leagueOf('nhl') as typeof NFL
  expect(poll(undefined, undefined, at(12), nhl)).toMatchObject({ kind: 'found', findings: { day: next } })
  expect(said).toEqual(['The search for the opener skipped a day'])
})

it('the board keeps the games of its day when the search for them fails there', () => {
  feed = { [THURSDAY]: 'failure', '2026-07-19': [scheduledGame()] }
  const first = poll(undefined, SHOWN, at(12))
  expect(first).toMatchObject({ kind: 'failed', failure })
  feed[THURSDAY] = evening
  expect(poll(first.memory, SHOWN, at(12, 1))).toMatchObject({ kind: 'found', findings: { day: THURSDAY } })
})

it('a board of last night does not give way to an empty page because no day ahead could be read', () => {
  feed = { ...allFail(), '2026-08-01': 'failure', '2026-08-02': 'failure', '2026-08-03': 'failure' }
  const lastNight = sampleBoard({ day: '2026-07-13', games: [...evening] })
  const first = poll(undefined, lastNight, at(12))
  expect(first).toMatchObject({ kind: 'failed', failure })
  feed = { [THURSDAY]: evening }
  const next = poll(first.memory, lastNight, at(12, 1))
  expect(next).toMatchObject({ kind: 'found', findings: { day: THURSDAY, upcoming: true } })
})

it('after ten minutes it does, as the feed may never answer for a day', () => {
  feed = { '2026-07-20': 'failure' }
  const lastNight = sampleBoard({ day: '2026-07-13', games: [...evening] })
  const first = poll(undefined, lastNight, at(12))
  expect(first.kind).toBe('failed')
  expect(poll(first.memory, lastNight, at(12, 9)).kind).toBe('failed')
  expect(poll(first.memory, lastNight, at(12, 10))).toMatchObject({
    kind: 'found',
    findings: { found: 'none' },
  })
})

it('where no games stand on the board, a day that cannot be read is skipped', () => {
  feed = { '2026-07-20': 'failure' }
  for (const board of [undefined, ...[TODAY, '2026-07-20'].map((day) => sampleBoard({ day, games: [] }))])
    expect(poll(undefined, board, at(12))).toMatchObject({ kind: 'found', findings: { found: 'none' } })
})

it.each<FeedFailure>([{ kind: 'network' }, { kind: 'status', status: 429 }])(
  'a feed that is away (%j) is not asked day after day: the search goes on where it stopped',
  (away) => {
    failure = away
    feed = allFail()
    const first = poll(undefined, undefined, at(12))
    expect([first.kind, asked.at(-1)]).toEqual(['failed', '2026-07-15'])
    feed = { '2026-07-15': evening }
    expect(poll(first.memory, undefined, at(12, 1))).toMatchObject({ findings: { day: '2026-07-15' } })
  },
)

it('a day for which the feed breaks every connection is passed over after ten minutes', () => {
  failure = { kind: 'network' }
  feed = { '2026-07-15': 'failure', '2026-07-16': evening }
  const first = poll(undefined, undefined, at(12))
  expect(poll(first.memory, undefined, at(12, 9)).kind).toBe('failed')
  expect(poll(first.memory, undefined, at(12, 10))).toMatchObject({ findings: { day: '2026-07-16' } })
})

it('a live game that some answers lack stays on the board for 45 seconds', () => {
  const [lost, other] = [liveGame({ id: '7' }), liveGame({ id: '8' })]
  const board = sampleBoard({ day: TODAY, games: [lost, other] })
  feed = { [TODAY]: [other] }
  const first = poll(undefined, board, at(20))
  expect(first).toMatchObject({ findings: { rows: { games: [{ id: '7' }, { id: '8' }] } } })
  const later = poll(first.memory, board, at(20, 1))
  expect(later).toMatchObject({ findings: { rows: { games: [{ id: '8' }] } } })
})

it('today may be without games while a game of last night, stuck, stands on the board of a day ahead', () => {
  const stuck = liveGame({ id: '7', lastNight: true, stuckSince: starting(1) })
  const ahead = sampleBoard({ day: '2026-07-15', upcoming: true, games: [...evening, stuck] })
  feed = { '2026-07-15': evening }
  expect(poll(undefined, ahead, at(12))).toMatchObject({ kind: 'found', findings: { day: '2026-07-15' } })
})

describe('a game of last night that an answer lacks', () => {
  const late = liveGame({ id: '7', start: starting(22, YESTERDAY) })
  const over = finalGame({ id: '8', start: starting(19, YESTERDAY) })
  const whole = [late, over]
  const withEarly = { [TODAY]: morning }

  /** Polls one time after the other, each with the board of the one before; says which games each board shows. */
  function watch(...polls: readonly (readonly [nowMs: number, night: readonly Game[]])[]) {
    let memory: Memory
    let board = sampleBoard({ day: YESTERDAY, games: whole })
    return polls.map(([nowMs, night]) => {
      feed = { ...withEarly, [YESTERDAY]: night }
      const reading = poll(memory, board, nowMs)
      if (reading.kind !== 'found' || !('games' in reading.findings.rows)) return reading.kind
      memory = JSON.parse(JSON.stringify(reading.memory)) as Memory
      board = sampleBoard({ day: reading.findings.day, games: reading.findings.rows.games })
      return board.games.flatMap((game) => (game.phase === 'live' ? [game.id] : []))
    })
  }

  it('stays when the next one has it again', () => {
    const shown = watch([at(0), whole], [at(0, 1), [over]], [at(0, 2), whole], [at(0, 3), whole])
    expect(shown).toEqual([['7'], ['7'], ['7'], ['7']])
  })

  it('is looked for every quarter of an hour once it is gone, for as long as no answer says how it ended', () => {
    const gone = [[over], [over], [over]] as const
    const times = [at(0, 1), at(0, 2), at(0, 3)] as const
    const lost = times.map((time, index) => [time, gone[index]!] as const)
    expect(
      watch([at(0), whole], ...lost, [at(0, 18), [over]], [at(0, 33), whole], [at(0, 34), whole]),
    ).toEqual([['7'], ['7'], [], [], [], ['7'], ['7']])
    const ended = [finalGame({ id: '7', start: starting(22, YESTERDAY) }), over]
    asked = []
    watch([at(0), whole], [at(0, 1), ended], [at(0, 20), ended])
    expect(asked.slice(-1)).toEqual([TODAY])
  })

  it('is looked for in the same way when the answer has it broken, even the first one after a restart', () => {
    broken = ['7']
    expect(watch([at(0), [over]])).toEqual([[]])
    const { memory } = poll(undefined, sampleBoard({ day: YESTERDAY, games: whole }), at(0))
    asked = []
    broken = []
    feed = { ...withEarly, [YESTERDAY]: whole }
    const empty = sampleBoard({ day: TODAY, games: [...morning] })
    expect(poll(memory, empty, at(0, 14)).kind).toBe('found')
    expect(asked).toEqual([TODAY])
    expect(poll(memory, empty, at(0, 15))).toMatchObject({
      findings: { rows: { games: [{}, {}, { id: '7', lastNight: true }] } },
    })
  })
})

describe('in the morning, when the list of today cannot be read', () => {
  const nightOf = (...games: readonly Game[]) => sampleBoard({ day: YESTERDAY, games })
  const live = liveGame({ id: '7', start: starting(22, YESTERDAY) })
  const over = finalGame({ id: '8', start: starting(19, YESTERDAY) })

  it('a night that goes on is read all the same, and today again after two minutes', () => {
    feed = { [TODAY]: 'failure', [YESTERDAY]: [live, over] }
    const first = poll(undefined, nightOf(live), at(1))
    expect(first).toMatchObject({ kind: 'found', findings: { day: YESTERDAY } })
    expect(said).toEqual(['Today could not be read while last night is shown'])
    asked = []
    expect(poll(first.memory, nightOf(live), at(1, 1))).toMatchObject({ findings: { day: YESTERDAY } })
    expect(asked).toEqual([YESTERDAY])
    feed[TODAY] = morning
    expect(poll(first.memory, nightOf(live), at(1, 2))).toMatchObject({ findings: { day: TODAY } })
  })

  it('a night that goes on is read all the same when today could be read an hour ago', () => {
    feed = { [TODAY]: evening, [YESTERDAY]: [live, over] }
    const { memory } = poll(undefined, nightOf(live), at(1))
    feed[TODAY] = 'failure'
    expect(poll(memory, nightOf(live), at(2))).toMatchObject({ findings: { day: YESTERDAY } })
  })

  it('a poll fails and is soon repeated where nothing goes on, or where today is the board', () => {
    feed = { [TODAY]: 'failure', [YESTERDAY]: [live, over] }
    const today = sampleBoard({ day: TODAY, games: [liveGame()] })
    for (const board of [undefined, nightOf(over), today])
      expect(poll(undefined, board, at(1)).kind).toBe('failed')
    feed = { [TODAY]: morning, [YESTERDAY]: [live, over] }
    const { memory } = poll(undefined, nightOf(live), at(1))
    feed[TODAY] = 'failure'
    expect(poll(memory, today, at(2)).kind).toBe('failed')
  })

  it('so does a poll to which the night does not answer either', () => {
    feed = { [TODAY]: 'failure', [YESTERDAY]: 'failure' }
    expect(poll(undefined, nightOf(live), at(1)).kind).toBe('failed')
  })
})

describe('a live game of last night on the last board, when its day cannot be read yet', () => {
  const live = liveGame({ id: '7', start: starting(22, YESTERDAY) })
  const failed = { [YESTERDAY]: 'failure', [TODAY]: morning } as const
  const withLive = { findings: { day: TODAY, rows: { games: [{}, {}, { id: '7', lastNight: true }] } } }

  it('stands on the board of today when the day changes', () => {
    feed = failed
    const night = sampleBoard({ day: YESTERDAY, games: [live, finalGame({ id: '8' })] })
    const first = poll(undefined, night, at(0, 1))
    expect(first).toMatchObject(withLive)
    expect(first).not.toHaveProperty('findings.rows.games.3')
    feed = { ...failed, [YESTERDAY]: [live] }
    asked = []
    expect(poll(first.memory, sampleBoard({ day: TODAY, games: [...morning] }), at(0, 2))).toMatchObject(
      withLive,
    )
    expect(asked).toEqual([YESTERDAY, TODAY])
  })

  it('stays there after a restart', () => {
    feed = failed
    const today = sampleBoard({ day: TODAY, games: [...morning, { ...live, lastNight: true }] })
    expect(poll(undefined, today, at(12))).toMatchObject(withLive)
  })

  it('does not stay there for another day', () => {
    feed = { ...failed, [YESTERDAY]: 'failure' }
    const older = sampleBoard({ day: YESTERDAY, games: [{ ...live, lastNight: true }] })
    const reading = poll(undefined, older, at(12))
    expect(reading).toMatchObject({ kind: 'found', findings: { day: TODAY } })
    expect(reading).not.toHaveProperty('findings.rows.games.2')
  })
})
