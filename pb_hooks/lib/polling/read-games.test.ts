import { beforeEach, expect, it, vi } from 'vitest'
import type { Game } from '../../../src/domain/game/game'
import type { FeedFailure } from '../../../src/domain/polling/feed-failure'
import { leagueOf } from '../../../src/domain/league'
import { liveGame, sampleBoard, scheduledGame } from '../../../src/domain/testing/sample-game'
import { at, evening, TODAY } from '../../../src/domain/testing/day-poller'
import { stubStore } from '../server/testing/stub-store'
import type { Fetched } from './fetch-part'

/** What the feed answers for each day; a day that is not named has no games. */
let feed: Record<string, readonly Game[] | 'failure'> = {}
let failure: FeedFailure
let asked: string[] = []
const answer = (day: string): Fetched => {
  asked.push(day)
  const games = feed[day] ?? []
  if (games === 'failure') return { ok: false, failure }
  return { ok: true, scoreboard: { ok: true, games, dropped: [], unreadableDates: 0 }, lines: {} }
}
vi.mock('./fetch-scoreboard', () => ({
  fetchScoreboard: (_league: unknown, day: string) => answer(day),
}))
const { store } = stubStore()
vi.stubGlobal('$app', { store, logger: () => ({ warn: () => undefined }), findRecordById: () => undefined })
const { readGames } = await import('./read-games')

const NFL = leagueOf('nfl') as Parameters<typeof readGames>[0]
const THURSDAY = '2026-07-16'
const DAYS_AHEAD = Array.from({ length: 31 }, (_, index) => `2026-07-${String(index + 1).padStart(2, '0')}`)
const SHOWN = sampleBoard({ day: THURSDAY, upcoming: true, games: [...evening] })
const allFail = () =>
  Object.fromEntries(DAYS_AHEAD.filter((day) => day > TODAY).map((day) => [day, 'failure' as const]))

type Memory = Parameters<typeof readGames>[1]

/** Polls until the search has come to a result. */
function poll(memory: Memory, board: typeof SHOWN | undefined, nowMs: number) {
  let reading = readGames(NFL, memory, board, nowMs)
  while (reading.kind === 'unfinished') reading = readGames(NFL, reading.memory, board, nowMs)
  return reading
}

beforeEach(() => {
  feed = {}
  asked = []
  failure = { kind: 'status', status: 500 }
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
  for (const board of [undefined, sampleBoard({ day: TODAY, games: [] })])
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
