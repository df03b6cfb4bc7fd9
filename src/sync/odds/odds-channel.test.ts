import { expect, test } from 'vitest'
import type { Listener } from '../../backend/board-events'
import type { OddsAnswer } from '../../backend/odds-api'
import type { OddsMessage } from '../../backend/parse-odds'
import { DAY_MS } from '../../domain/time/intervals'
import type { OddsBoard, OddsRows } from '../../domain/odds/odds-board'
import { GUEST, sessionOf, type Session } from '../../domain/people/users/session'
import type { StoredOdds } from '../../storage/db'
import { createHandTime, settle } from '../testing/hand-time'
import { createOddsChannel } from './odds-channel'

const rows = (spread: number) => ({ g1: { spread } }) as unknown as OddsRows
const board = (rev: string, spread: number): OddsBoard => ({ v: 1, sport: 'NFL', rev, rows: rows(spread) })
const checkedAt = '2026-01-11T18:00:00.000Z'
const can = ['view_betting_odds']
const reader: Session = sessionOf({ id: 'ann', tier: 'verified', can })!

/** The server, the storage and the screen in memory. */
function world() {
  const time = createHandTime()
  const state = {
    answer: { kind: 'odds', board: board('e-1', -3), checkedAt } as OddsAnswer,
    stored: new Map<string, StoredOdds>(),
    asked: [] as string[],
    watched: [] as string[],
    denied: 0,
    shown: undefined as StoredOdds | undefined,
    listener: undefined as Listener<OddsMessage> | undefined,
  }
  const channel = createOddsChannel({
    clock: time.clock,
    timers: time.timers,
    random: () => 0,
    painted: Promise.resolve(),
    async fetchOdds(slug, knownRev) {
      state.asked.push(`${slug} ${knownRev ?? '-'}`)
      return state.answer
    },
    watchOdds(slug, listener) {
      state.watched.push(slug)
      state.listener = listener
      return () => void state.watched.push(`not ${slug}`)
    },
    readOdds: async (slug, user) => {
      const found = state.stored.get(slug)
      return found?.user === user ? found : undefined
    },
    saveOdds: async (odds) => void state.stored.set(odds.slug, odds),
    clearOdds: async () => state.stored.clear(),
    onOdds: (_slug, odds) => void (state.shown = odds),
    onDenied: () => void (state.denied += 1),
  })
  return { time, state, channel }
}

test('for a guest not one request, and what an earlier visit left is removed', async () => {
  const { state, channel, time } = world()
  state.stored.set('nfl', { slug: 'nfl', user: 'ann', board: board('e-1', -3), checkedAt })
  channel.setSession(GUEST)
  channel.show('nfl')
  await time.pass(3_600_000)
  expect([state.asked, state.watched, state.shown, [...state.stored]]).toEqual([[], [], undefined, []])
})

test('who may see odds gets those of the league shown, first the stored ones', async () => {
  const { state, channel } = world()
  state.stored.set('nfl', { slug: 'nfl', user: 'ann', board: board('e-0', -2), checkedAt })
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  expect(state.asked).toEqual(['nfl e-0'])
  expect(state.shown?.board).toEqual(board('e-1', -3))
  expect(state.stored.get('nfl')?.board).toEqual(board('e-1', -3))
  channel.show('pga')
  await settle()
  expect([state.asked, state.watched, state.shown]).toEqual([['nfl e-0'], ['nfl', 'not nfl'], undefined])
})

test('a push is applied; one that does not fit makes us ask for the whole', async () => {
  const { state, channel } = world()
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  const delta = { sport: 'NFL', from: 'e-1', to: 'e-2', rows: { g1: { spread: -4 } } } as const
  state.listener?.onMessage({ rev: 'e-2', delta, checkedAt })
  expect(state.shown?.board).toEqual(board('e-2', -4))
  state.answer = { kind: 'odds', board: board('e-9', -7), checkedAt }
  state.listener?.onMessage({ rev: 'e-9', delta: undefined, checkedAt })
  await settle()
  expect([state.asked, state.shown?.board]).toEqual([['nfl -', 'nfl e-2'], board('e-9', -7)])
})

test('signing out empties page and storage at once, and late answers change nothing', async () => {
  const { state, channel, time } = world()
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  channel.setSession(GUEST)
  expect(state.shown).toBeUndefined()
  state.listener?.onMessage({ rev: 'e-2', delta: undefined, checkedAt })
  await time.pass(3_600_000)
  expect([state.shown, [...state.stored], state.asked]).toEqual([undefined, [], ['nfl -']])
})

test('a denial takes the odds away and has the session asked about', async () => {
  const { state, channel } = world()
  state.answer = { kind: 'denied' }
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  expect([state.shown, state.denied]).toEqual([undefined, 1])
})

test('without an answer the stored ones stand, and it is tried again', async () => {
  const { state, channel, time } = world()
  const known = { slug: 'nfl', user: 'ann', board: board('e-1', -3), checkedAt } as const
  state.stored.set('nfl', known)
  state.answer = { kind: 'failed' }
  channel.setSession(reader)
  channel.show('nfl')
  await time.pass(1000)
  expect([state.shown, state.asked]).toEqual([known, ['nfl e-1', 'nfl e-1']])
})

test('000 section 9: stored odds stand for 24 h without an answer, and not longer', async () => {
  const { state, channel, time } = world()
  const kept = (ageMs: number) => new Date(time.clock.now() - ageMs).toISOString()
  const known = { slug: 'nfl', user: 'ann', board: board('e-1', -3), checkedAt: kept(DAY_MS - 5000) } as const
  state.stored.set('nfl', known)
  state.answer = { kind: 'failed' }
  channel.setSession(reader)
  channel.show('nfl')
  await time.pass(1000)
  expect(state.shown).toEqual(known)
  await time.pass(10_000)
  expect(state.shown).toBeUndefined()
})

test('older ones are not shown at all, and the whole is asked for', async () => {
  const { state, channel, time } = world()
  const old = new Date(time.clock.now() - DAY_MS).toISOString()
  state.stored.set('nfl', { slug: 'nfl', user: 'ann', board: board('e-1', -3), checkedAt: old })
  state.answer = { kind: 'failed' }
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  expect([state.shown, state.asked]).toEqual([undefined, ['nfl -']])
})

test('with automatic refresh off what is shown stays and nothing is asked', async () => {
  const { state, channel, time } = world()
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  channel.setLive(false)
  await time.pass(3_600_000)
  expect([state.asked, state.shown?.board]).toEqual([['nfl -'], board('e-1', -3)])
})
