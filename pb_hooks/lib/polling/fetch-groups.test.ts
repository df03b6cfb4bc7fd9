import { beforeEach, expect, it, vi } from 'vitest'
import { conferencesOf } from '../../../src/domain/college/conferences'
import type { Game } from '../../../src/domain/game/game'
import { leagueOf } from '../../../src/domain/league'
import { finalGame, liveGame, sampleBoard, scheduledGame } from '../../../src/domain/testing/sample-game'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../src/domain/time/intervals'
import { sampleEvent } from '../../../src/feeds/espn/testing/sample-event'
import { stubStore } from '../server/testing/stub-store'
import type { FeedReply } from './ask-feed'

/** The games that the list of the day has: no more than a hundred. */
let whole: readonly string[]
/** The conferences whose lists fail, or are empty. */
let failing: readonly string[]
let empty: readonly string[]
/** The conferences that this poll has asked for. */
let asked: string[]
let said: string[]
vi.mock('./ask-feed', () => ({
  invalid: (reason: string) => ({ ok: false, failure: { kind: 'validation', reason } }),
  askFeed: (path: string): FeedReply => {
    const group = /groups=(\d+)$/.exec(path)?.[1]
    if (group === undefined || group === '50') return { ok: true, reply: { events: whole.map(eventOf) } }
    asked.push(group)
    if (failing.includes(group)) return { ok: false, failure: { kind: 'status', status: 500 } }
    return { ok: true, reply: { events: empty.includes(group) ? [] : [eventOf(`of-${group}`)] } }
  },
}))
vi.mock('./oddities', () => ({ logOddities: () => undefined }))
const { store, values } = stubStore()
const warn = (message: string, ...facts: string[]) => said.push([message, ...facts].join(' '))
vi.stubGlobal('$app', { store, logger: () => ({ warn }) })
// Another test of the same worker may have imported them with answers of its own.
vi.resetModules()
const { fetchScoreboard } = await import('./fetch-scoreboard')

const DAY = '2026-09-06'
const NOW = Date.parse('2026-09-06T18:00:00Z')
const COLLEGE = leagueOf('ncaab') as Parameters<typeof fetchScoreboard>[0]
const GROUPS = conferencesOf('NCAAB')
const ALL_GROUPS = GROUPS.map((group) => `of-${group}`)
const [first, second, third, fourth, ...others] = GROUPS as [string, string, string, string, ...string[]]
const HUNDRED = Array.from({ length: 100 }, (_, n) => `listed-${n}`)

const eventOf = (id: string) => sampleEvent('NCAAB', { id })

/** One poll: the ids that it finds, and whether more are still to be asked for. `shown` is the day of the board. */
function poll(atMs: number, games: readonly Game[] = [], day = DAY, shown = day) {
  asked = []
  const board = sampleBoard({ sport: 'NCAAB', day: shown, games })
  const found = fetchScoreboard(COLLEGE, day, board, NOW + atMs)
  if (!found.ok) throw new Error('the list of the day was read')
  const { nextStepMs } = found
  return { ids: found.scoreboard.games.map(({ id }) => id), nextStepMs, isPartial: nextStepMs === SECOND_MS }
}

function readAll(games: readonly Game[] = [], day = DAY): void {
  while (poll(0, games, day).isPartial) asked = []
}

const liveIn = (...groups: readonly string[]) => groups.map((group) => liveGame({ id: `of-${group}` }))

beforeEach(() => {
  values.clear()
  whole = HUNDRED
  failing = []
  empty = []
  said = []
})

it('a day is partial until each of its groups was asked for, six at a time', () => {
  const polls = Array.from({ length: 7 }, (_, n) => poll(n * SECOND_MS).isPartial)
  expect(polls).toEqual([true, true, true, true, true, false, false])
})

it('a day that was only read ahead is partial once it becomes the board, until each group was asked for anew', () => {
  const yesterday = '2026-09-05'
  for (let hour = 0; hour < 6; hour++) poll(hour * HOUR_MS, [], DAY, yesterday)
  const seen = new Set<string>()
  const polls = Array.from({ length: 6 }, (_, n) => {
    const { isPartial } = poll(6 * HOUR_MS + n * SECOND_MS, [], DAY, n === 0 ? yesterday : DAY)
    for (const group of asked) seen.add(group)
    return isPartial
  })
  expect(polls).toEqual([true, true, true, true, true, false])
  expect(seen.size).toBe(GROUPS.length)
})

it('what is left of last night and today are each read to the end though both are cut off', () => {
  for (let n = 0; n < 5; n++) {
    poll(n * SECOND_MS, [], '2026-09-05')
    poll(n * SECOND_MS)
  }
  expect(poll(5 * SECOND_MS, [], '2026-09-05').isPartial).toBe(false)
  expect(poll(5 * SECOND_MS).isPartial).toBe(false)
})

it('groups with a live game that the list of the day lacks are asked for by every poll', () => {
  const live = [others[7]!, others[11]!, others[15]!, others[28]!]
  readAll()
  for (let n = 1; n <= 20; n++) {
    poll(n * 15 * SECOND_MS, liveIn(...live))
    expect(asked).toEqual(expect.arrayContaining(live))
    expect(asked.length).toBeLessThanOrEqual(6)
  }
})

it('so is a group with a game that should have begun by now, and not one with a game that begins later', () => {
  readAll()
  const start = new Date(NOW).toISOString()
  const later = new Date(NOW + MINUTE_MS).toISOString()
  const games = [first, second].map((group, n) =>
    scheduledGame({ id: `of-${group}`, start: n === 0 ? start : later, startTime: '2:00 PM' }),
  )
  poll(15 * SECOND_MS, games)
  expect(asked).toEqual([first])
})

it('one place of six is left for groups without live games, however many have some', () => {
  readAll()
  const quiet = [first, second]
  const live = liveIn(...GROUPS.filter((group) => !quiet.includes(group)))
  const seen = new Set<string>()
  for (let n = 0; n < 20; n++) {
    poll(2 * MINUTE_MS + n * 15 * SECOND_MS, live)
    expect(asked).toHaveLength(6)
    for (const group of asked) seen.add(group)
  }
  expect(seen.size).toBe(GROUPS.length)
})

it('a group whose live games are all in the list of the day is asked for again after two minutes', () => {
  readAll()
  const live = GROUPS.map((group) => liveGame({ id: `of-${group}` }))
  whole = [...ALL_GROUPS, ...HUNDRED].slice(0, 100)
  poll(2 * MINUTE_MS - SECOND_MS - 1, live)
  expect(asked).toEqual([])
  poll(2 * MINUTE_MS, live)
  expect(asked).toHaveLength(6)
})

it('polls that come two minutes apart, but for some milliseconds, each ask for quiet groups', () => {
  readAll()
  poll(2 * MINUTE_MS - 20)
  expect(asked).toHaveLength(6)
})

it('a group that cannot be read waits for its turn like the others, and the log says so once', () => {
  failing = [third]
  readAll()
  const again = Array.from({ length: 9 }, (_, n) => {
    poll((n + 1) * 15 * SECOND_MS)
    return asked.includes(third)
  })
  expect(again.filter(Boolean)).toHaveLength(1)
  expect(said).toEqual([
    `The games of a conference could not be read league ncaab group ${third} reason Failed to fetch NCAAB scoreboard data: NCAAB API HTTP error! status: 500`,
  ])
})

it('while a group was never read the next poll comes after two minutes at the latest, however calm the day is', () => {
  failing = [third]
  readAll()
  expect(poll(MINUTE_MS).nextStepMs).toBe(2 * MINUTE_MS)
  failing = []
  expect(poll(2 * MINUTE_MS).nextStepMs).toBeUndefined()
  failing = [third]
  expect(poll(4 * MINUTE_MS).nextStepMs).toBeUndefined()
})

it('a group that cannot be read any more keeps the games it had', () => {
  readAll()
  failing = GROUPS
  const before = ALL_GROUPS.map((id) => scheduledGame({ id }))
  for (const ms of [2 * MINUTE_MS, 4 * MINUTE_MS, 60 * MINUTE_MS])
    expect(poll(ms, before).ids).toEqual(expect.arrayContaining(ALL_GROUPS))
})

it('a game that was moved to another day leaves once all other groups were read', () => {
  failing = [third]
  const moved = scheduledGame({ id: 'moved' })
  readAll([moved])
  expect(poll(10 * MINUTE_MS, [moved]).ids).toContain('moved')
  expect(poll(10 * MINUTE_MS + 1, [moved]).ids).not.toContain('moved')
})

it('a game that has begun stays while a group that may have it was never read', () => {
  failing = [third]
  const begun = [liveGame({ id: 'live' }), finalGame({ id: 'final' })]
  readAll(begun)
  expect(poll(60 * MINUTE_MS, begun).ids).toEqual(expect.arrayContaining(['live', 'final']))
})

it('a group that loses its live games all at once has an answer that is not believed', () => {
  readAll()
  empty = [fourth]
  expect(poll(2 * MINUTE_MS, liveIn(fourth)).ids).toContain(`of-${fourth}`)
  expect(poll(4 * MINUTE_MS, liveIn(fourth)).ids).toContain(`of-${fourth}`)
  empty = []
  expect(poll(4 * MINUTE_MS + SECOND_MS, liveIn(fourth)).ids).toContain(`of-${fourth}`)
})
