import { expect, test } from 'vitest'
import { GUEST } from '../../domain/people/users/session'
import { settle } from '../testing/hand-time'
import { board, checkedAt, oddsWorld, reader, user } from '../testing/odds-world'

test('a guest causes not one request for odds', async () => {
  const { state, channel, time } = oddsWorld()
  channel.setSession(GUEST)
  channel.show('nfl')
  await time.pass(3_600_000)
  expect([state.asked, state.watched]).toEqual([[], []])
})

test('a viewer who may see odds gets those of the league shown, and asks with the stored revision', async () => {
  const { state, channel, storage, stored } = oddsWorld()
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
  const { state, channel } = oddsWorld()
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
  const { state, channel } = oddsWorld()
  channel.setSession(reader)
  channel.show('nfl')
  channel.show('nba')
  await settle()
  expect([state.asked, state.watched]).toEqual([['nba -'], ['nba']])
})

test('devices ask up to a tenth later by chance, so that they do not all ask at once', async () => {
  const { state, channel, time } = oddsWorld()
  state.chance = 0.5
  channel.setSession(reader)
  channel.show('nfl')
  await time.pass(62_999)
  expect(state.asked).toHaveLength(1)
  await time.pass(1)
  expect(state.asked).toHaveLength(2)
})

test('a hidden tab asks for no odds until it is seen', async () => {
  const { state, channel, time } = oddsWorld()
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
  const { state, channel, storage, stored } = oddsWorld()
  await storage.save('odds', { slug: 'nfl', user: 'bob', board: board('e-9', 42), checkedAt })
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  expect(state.asked).toEqual(['nfl -'])
  expect((await stored())?.user).toBe(user)
})

test('after signing out an answer that was on its way changes nothing', async () => {
  const { state, channel, storage } = oddsWorld()
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
  const { state, channel, time, storage } = oddsWorld()
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
  const { state, channel, storage, stored } = oddsWorld()
  await storage.save('odds', { slug: 'nfl', user, board: board('e-0', 42), checkedAt })
  state.answer = { kind: 'denied' }
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  expect([await stored(), state.denied]).toEqual([undefined, 1])
})

test('without an answer the stored odds stay, and the page asks again', async () => {
  const { state, channel, time, storage, stored } = oddsWorld()
  const known = { slug: 'nfl', user, board: board('e-1', 43), checkedAt } as const
  await storage.save('odds', known)
  state.answer = { kind: 'failed' }
  channel.setSession(reader)
  channel.show('nfl')
  await time.pass(1000)
  expect([await stored(), state.asked]).toEqual([known, ['nfl e-1', 'nfl e-1']])
})

test('when the server is back, odds that wait for their next try are asked for at once', async () => {
  const { state, channel, time, stored } = oddsWorld()
  state.answer = { kind: 'failed' }
  channel.setSession(reader)
  channel.show('nfl')
  await time.pass(20_000)
  state.answer = { kind: 'odds', board: board('e-2', 44), checkedAt }
  state.wake()
  await settle()
  expect((await stored())?.board).toEqual(board('e-2', 44))
})

test('with automatic refresh off what is stored stays and nothing is asked', async () => {
  const { state, channel, time, stored } = oddsWorld()
  channel.setSession(reader)
  channel.show('nfl')
  await settle()
  channel.setLive(false)
  await time.pass(3_600_000)
  expect([state.asked, (await stored())?.board]).toEqual([['nfl -'], board('e-1', 43)])
})

test('a denial removes the odds of that league only, and they are asked for again', async () => {
  const { state, channel, time, storage } = oddsWorld()
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
