import { afterAll, beforeAll, expect, it } from 'vitest'
import { boardOfFeed, boardWhere } from '../support/boards'
import type { ServedRequest } from '../feed-sim/requests'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'

const NOW = '2026-10-25T18:30:00.000Z'

let frozen: Product
let fastest: Product
beforeAll(async () => {
  const live = { at: NOW, slate: 'standard', leagues: ['nfl'], env: { LIVE_INTERVAL_S: '5' } } as const
  frozen = await startProduct({ ...live, rate: 0 })
  fastest = await startProduct({ ...live, rate: 120 })
  for (const { url } of [frozen, fastest]) await boardOfFeed(url, 'nfl')
})
afterAll(async () => {
  await frozen?.close()
  await fastest?.close()
})

async function nflPolls({ control }: Product): Promise<readonly ServedRequest[]> {
  const requests = await control.requests()
  // Health checks ask for the scoreboard without a day.
  return requests.filter(({ league, path }) => league === 'nfl' && path.includes('/scoreboard?dates='))
}

it('CLOCK_RATE 0 freezes the clock, and polling goes on by the wall clock', async () => {
  const before = await boardOfFeed(frozen.url, 'nfl')
  const live = before.games.find(({ phase }) => phase === 'live')!
  await frozen.control.score(live.id, 'home', 6)
  const after = await boardWhere(frozen.url, 'nfl', 'with the new score', ({ games }) =>
    games.some(({ id, homeTeam }) => id === live.id && homeTeam.score >= live.homeTeam.score + 6),
  )
  expect(after.rev).not.toBe(before.rev)
  const polls = await nflPolls(frozen)
  await until('another poll', async () => (await nflPolls(frozen)).length > polls.length)
  const time = (await (await fetch(`${frozen.url}/api/time`)).json()) as object
  expect(time).toEqual({ now: NOW, rate: 0 })
})

it('a server that polls less often than every 15 s tells its clients, which would otherwise call its scores old', async () => {
  const slow = await startProduct({
    at: NOW,
    slate: 'standard',
    leagues: ['nfl'],
    rate: 0,
    env: { LIVE_INTERVAL_S: '120' },
  })
  const time = (await (await fetch(`${slow.url}/api/time`)).json()) as object
  await slow.close()
  expect(time).toEqual({ now: NOW, rate: 0, liveMs: 120_000 })
})

it('CLOCK_RATE 120 makes nobody poll more than once a second', async () => {
  await fastest.control.forgetRequests()
  await until('five polls', async () => (await nflPolls(fastest)).length >= 5)
  const polls = await nflPolls(fastest)
  const [first, last] = [polls[0]!, polls.at(-1)!]
  // A request may be on its way for a moment longer than the next; without the floor there were 24 polls a second.
  expect((last.at - first.at) / (polls.length - 1)).toBeGreaterThan(800)
})
