import { expect, test } from 'vitest'
import type { Listener } from '../../backend/board-events'
import type { OddsAnswer } from '../../backend/odds-api'
import type { OddsMessage } from '../../backend/parse-odds'
import { DAY_MS } from '../../domain/time/intervals'
import type { OddsBoard, OddsRow, OddsRows } from '../../domain/odds/odds-board'
import { sampleLine } from '../../domain/odds/testing/sample-odds'
import { GUEST, sessionOf, type Session } from '../../domain/people/users/session'
import { createStorage } from '../../storage/storage'
import { viewerOf } from '../../storage/viewer'
import { createHandTime, settle } from '../testing/hand-time'
import { createOddsChannel } from './odds-channel'

const line = (overUnder: number): OddsRow => ({ ...sampleLine({ overUnder }), capture: 'regular' })
const rows = (overUnder: number): OddsRows => ({ g1: line(overUnder) })
const board = (rev: string, overUnder: number): OddsBoard => ({
  v: 1,
  sport: 'NFL',
  rev,
  rows: rows(overUnder),
})
const checkedAt = '2026-01-11T18:00:00.000Z'
const can = ['view_betting_odds']
const reader: Session = sessionOf({ id: 'ann', tier: 'verified', can })!
const user = viewerOf(reader)

/** The server and the storage in memory. */
function world() {
  const time = createHandTime()
  const storage = createStorage()
  const state = {
    answer: { kind: 'odds', board: board('e-1', 43), checkedAt } as OddsAnswer,
    /** Every answer waits for this. */
    held: Promise.resolve(),
    asked: [] as string[],
    watched: [] as string[],
    denied: 0,
    isVisible: true,
    chance: 0,
    wake: () => {},
    listener: undefined as Listener<OddsMessage> | undefined,
  }
  const channel = createOddsChannel({
    clock: time.clock,
    timers: time.timers,
    random: () => state.chance,
    painted: Promise.resolve(),
    async fetchOdds(slug, knownRev) {
      state.asked.push(`${slug} ${knownRev ?? '-'}`)
      await state.held
      return state.answer
    },
    watchOdds(slug, listener) {
      state.watched.push(slug)
      state.listener = listener
      return () => void state.watched.push(`not ${slug}`)
    },
    storage,
    isVisible: () => state.isVisible,
    onWake(run) {
      state.wake = run
      return () => {}
    },
    onDenied: () => void (state.denied += 1),
  })
  return { time, state, storage, stored: () => storage.read('odds', 'nfl'), channel }
}

test('a guest causes not one request for odds', async () => {
  const { state, channel, time } = world()
  channel.setSession(GUEST)
  channel.show('nfl')
  await time.pass(3_600_000)
  expect([state.asked, state.watched]).toEqual([[], []])
})

test('a viewer who may see odds gets those of the league shown, and asks with the stored revision', async () => {
  const { state, channel, storage, stored } = world()
  await storage.save('odds', { slug: 'nfl', user, board: board('e-0', 42), checkedAt })
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  expect(state.asked).toEqual(['nfl e-0'])
  expect(await stored()).toEqual({ slug: 'nfl', user, board: board('e-1', 43), checkedAt })
  channel.show('pga')
  await settle()
  expect([state.asked, state.watched]).toEqual([['nfl e-0'], ['nfl', 'not nfl']])
})

test('what is shown, allowed and live already is not begun anew', async () => {
  const { state, channel } = world()
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  channel.show('nfl')
  channel.setSession({ ...reader })
  channel.setLive(true)
  await settle()
  expect([state.asked, state.watched]).toEqual([['nfl -'], ['nfl']])
})

test('a league that is left before the first scores are painted is neither asked about nor followed', async () => {
  const { state, channel } = world()
  channel.setSession(reader)
  channel.show('nfl')
  channel.show('nba')
  await settle()
  expect([state.asked, state.watched]).toEqual([['nba -'], ['nba']])
})

test('a push that comes before the first answer has all odds asked for', async () => {
  const { state, channel } = world()
  let answer = () => {}
  state.held = new Promise((resolve) => (answer = resolve))
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  state.listener?.onMessage({ rev: 'e-2', delta: undefined, checkedAt })
  state.answer = { kind: 'failed' }
  answer()
  await settle()
  expect(state.asked).toEqual(['nfl -', 'nfl -'])
})

test('an answer that calls unknown odds unchanged stores nothing', async () => {
  const { state, channel, storage } = world()
  state.answer = { kind: 'unchanged', checkedAt }
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  expect(await storage.readAll('odds')).toEqual([])
})

test('devices ask up to a tenth later by chance, so that they do not all ask at once', async () => {
  const { state, channel, time } = world()
  state.chance = 0.5
  channel.setSession(reader)
  channel.show('nfl')
  await time.pass(62_999)
  expect(state.asked).toHaveLength(1)
  await time.pass(1)
  expect(state.asked).toHaveLength(2)
})

test('a hidden tab asks for no odds until it is seen', async () => {
  const { state, channel, time } = world()
  state.isVisible = false
  channel.setSession(reader)
  channel.show('nfl')
  await time.pass(3_600_000)
  expect(state.asked).toEqual([])
  state.isVisible = true
  state.wake()
  await settle()
  expect(state.asked).toEqual(['nfl -'])
  state.isVisible = false
  await time.pass(3_600_000)
  expect(state.asked).toHaveLength(1)
})

test('odds stored for another user are not built on: all odds are asked for', async () => {
  const { state, channel, storage, stored } = world()
  await storage.save('odds', { slug: 'nfl', user: 'bob', board: board('e-9', 42), checkedAt })
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  expect(state.asked).toEqual(['nfl -'])
  expect((await stored())?.user).toBe(user)
})

test('a push is applied; after one that does not fit all odds are asked for', async () => {
  const { state, channel, stored } = world()
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  const delta = { sport: 'NFL', from: 'e-1', to: 'e-2', rows: { g1: { overUnder: 44 } } } as const
  const later = '2026-01-11T18:00:30.000Z'
  state.listener?.onMessage({ rev: 'e-2', delta, checkedAt: later })
  await settle()
  expect(await stored()).toEqual({ slug: 'nfl', user, board: board('e-2', 44), checkedAt: later })
  state.answer = { kind: 'odds', board: board('e-9', 47), checkedAt }
  state.listener?.onMessage({ rev: 'e-9', delta: undefined, checkedAt })
  await settle()
  expect([state.asked, (await stored())?.board]).toEqual([['nfl -', 'nfl e-2'], board('e-9', 47)])
})

test.each([
  ['a part of a line of which the rest never came', { g2: { overUnder: 41 } }],
  ['a line that lacks a member from now on', { g1: { details: null } }],
  ['a line with a word of a newer version', { g1: { capture: 'halftime' } }],
])('a push with %s is not drawn: all odds are asked for', async (_what, changed) => {
  const { state, channel, stored } = world()
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  state.answer = { kind: 'odds', board: board('e-2', 45), checkedAt }
  state.listener?.onMessage({
    rev: 'e-2',
    delta: { sport: 'NFL', from: 'e-1', to: 'e-2', rows: changed },
    checkedAt,
  })
  await settle()
  expect([state.asked, (await stored())?.board]).toEqual([['nfl -', 'nfl e-1'], board('e-2', 45)])
})

test('after signing out an answer that was on its way changes nothing', async () => {
  const { state, channel, storage } = world()
  let answer = () => {}
  state.held = new Promise((resolve) => (answer = resolve))
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  expect(state.asked).toEqual(['nfl -'])
  channel.setSession(GUEST)
  answer()
  await settle()
  expect(await storage.readAll('odds')).toEqual([])
})

test('after signing out a late push changes nothing', async () => {
  const { state, channel, time, storage } = world()
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  channel.setSession(GUEST)
  await storage.remove('odds', () => true)
  const delta = { sport: 'NFL', from: 'e-1', to: 'e-2', rows: { g1: { overUnder: 44 } } } as const
  state.listener?.onMessage({ rev: 'e-2', delta, checkedAt })
  state.listener?.onMessage({ rev: 'e-3', delta: undefined, checkedAt })
  await time.pass(3_600_000)
  expect([await storage.readAll('odds'), state.asked]).toEqual([[], ['nfl -']])
})

test('a denial removes the stored odds and has the session checked', async () => {
  const { state, channel, storage, stored } = world()
  await storage.save('odds', { slug: 'nfl', user, board: board('e-0', 42), checkedAt })
  state.answer = { kind: 'denied' }
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  expect([await stored(), state.denied]).toEqual([undefined, 1])
})

test('without an answer the stored odds stay, and the page asks again', async () => {
  const { state, channel, time, storage, stored } = world()
  const known = { slug: 'nfl', user, board: board('e-1', 43), checkedAt } as const
  await storage.save('odds', known)
  state.answer = { kind: 'failed' }
  channel.setSession(reader)
  channel.show('nfl')
  await time.pass(1000)
  expect([await stored(), state.asked]).toEqual([known, ['nfl e-1', 'nfl e-1']])
})

test('when the server is back, odds that wait for their next try are asked for at once', async () => {
  const { state, channel, time, stored } = world()
  state.answer = { kind: 'failed' }
  channel.setSession(reader)
  channel.show('nfl')
  await time.pass(20_000)
  state.answer = { kind: 'odds', board: board('e-2', 44), checkedAt }
  state.wake()
  await settle()
  expect((await stored())?.board).toEqual(board('e-2', 44))
})

test('000 section 9: stored odds stand for 24 h without an answer, and not longer', async () => {
  const { state, channel, time, storage, stored } = world()
  const aged = (ageMs: number) => new Date(time.clock.now() - ageMs).toISOString()
  const known = { slug: 'nfl', user, board: board('e-1', 43), checkedAt: aged(DAY_MS - 5000) } as const
  await storage.save('odds', known)
  state.answer = { kind: 'failed' }
  channel.setSession(reader)
  channel.show('nfl')
  await time.pass(1000)
  expect(await stored()).toEqual(known)
  await time.pass(10_000)
  expect(await stored()).toBeUndefined()
})

test('stored odds that are 24 h old are not built on: all odds are asked for', async () => {
  const { state, channel, time, storage } = world()
  const old = new Date(time.clock.now() - DAY_MS).toISOString()
  await storage.save('odds', { slug: 'nfl', user, board: board('e-1', 43), checkedAt: old })
  state.answer = { kind: 'failed' }
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  expect(state.asked).toEqual(['nfl -'])
})

test('with automatic refresh off what is stored stays and nothing is asked', async () => {
  const { state, channel, time, stored } = world()
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  channel.setLive(false)
  await time.pass(3_600_000)
  expect([state.asked, (await stored())?.board]).toEqual([['nfl -'], board('e-1', 43)])
})

test('odds are asked for every minute without a live connection, and after two minutes of silence with one', async () => {
  const { state, channel, time } = world()
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  await time.pass(59_999)
  expect(state.asked).toHaveLength(1)
  await time.pass(1)
  expect(state.asked).toHaveLength(2)
  state.listener?.onConnected()
  await settle()
  expect(state.asked).toHaveLength(3)
  await time.pass(119_999)
  expect(state.asked).toHaveLength(3)
  await time.pass(1)
  expect(state.asked).toHaveLength(4)
  // The wait that began while the connection stood is the last long one.
  state.listener?.onLost()
  await time.pass(180_000)
  expect(state.asked).toHaveLength(6)
})

test('unchanged odds take the age of the answer or push that says so', async () => {
  const { state, channel, time, stored } = world()
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  const [second, third] = ['2026-01-11T18:01:00.000Z', '2026-01-11T18:02:00.000Z']
  state.answer = { kind: 'unchanged', checkedAt: second }
  await time.pass(60_000)
  expect(await stored()).toEqual({ slug: 'nfl', user, board: board('e-1', 43), checkedAt: second })
  state.listener?.onMessage({ rev: 'e-1', delta: undefined, checkedAt: third })
  await settle()
  expect(await stored()).toEqual({ slug: 'nfl', user, board: board('e-1', 43), checkedAt: third })
  expect(state.asked).toHaveLength(2)
})

test('an older answer and a late push take nothing back', async () => {
  const { state, channel, time, stored } = world()
  state.answer = { kind: 'odds', board: board('e-5', 45), checkedAt }
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  state.listener?.onMessage({ rev: 'e-4', delta: undefined, checkedAt })
  await settle()
  expect(state.asked).toHaveLength(1)
  state.answer = { kind: 'odds', board: board('e-4', 44), checkedAt }
  await time.pass(60_000)
  expect([state.asked.length, (await stored())?.board]).toEqual([2, board('e-5', 45)])
  // The request names the revision that was kept.
  await time.pass(60_000)
  expect(state.asked.at(-1)).toBe('nfl e-5')
})

test('a denial removes the odds of that league only, and they are asked for again', async () => {
  const { state, channel, time, storage } = world()
  const nba = { slug: 'nba', user, board: board('e-1', 41), checkedAt } as const
  await storage.save('odds', nba)
  state.answer = { kind: 'denied' }
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  expect(await storage.readAll('odds')).toEqual([nba])
  await time.pass(60_000)
  expect(state.asked).toHaveLength(2)
})
