import { expect, test } from 'vitest'
import { DAY_MS } from '../../domain/time/intervals'
import { settle } from '../testing/hand-time'
import { board, checkedAt, oddsWorld, reader, user } from '../testing/odds-world'

test('a push that comes before the first answer has all odds asked for', async () => {
  const { state, channel } = oddsWorld()
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
  const { state, channel, storage } = oddsWorld()
  state.answer = { kind: 'unchanged', checkedAt }
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  expect(await storage.readAll('odds')).toEqual([])
})

test('a push is applied; after one that does not fit all odds are asked for', async () => {
  const { state, channel, stored } = oddsWorld()
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
  const { state, channel, stored } = oddsWorld()
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

test('000 section 9: stored odds stand for 24 h without an answer, and not longer', async () => {
  const { state, channel, time, storage, stored } = oddsWorld()
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
  const { state, channel, time, storage } = oddsWorld()
  const old = new Date(time.clock.now() - DAY_MS).toISOString()
  await storage.save('odds', { slug: 'nfl', user, board: board('e-1', 43), checkedAt: old })
  state.answer = { kind: 'failed' }
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  expect(state.asked).toEqual(['nfl -'])
})

test('odds are asked for every minute without a live connection, and after two minutes of silence with one', async () => {
  const { state, channel, time } = oddsWorld()
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
  const { state, channel, time, stored } = oddsWorld()
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
  const { state, channel, time, stored } = oddsWorld()
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
