import { afterAll, beforeAll, expect, it } from 'vitest'
import { boardOfFeed } from '../support/boards'
import type { ServedRequest } from '../feed-sim/requests'
import { FeedControl, type Fault } from '../support/control'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'

/** Two replies that each take this long exceed the ten seconds for which a poll may go on asking. */
const DRIP_MS = 5100
/** Five replies that each take this long exceed them too. */
const GROUP_DRIP_MS = 2100
const MOST_IN_A_REPLY = 100

/**
 * A Tuesday: the day with games is the third that a poll asks for, and the tournament that ended on Sunday the second.
 */
let tuesday: Product
/** A Saturday in college: more games than one reply holds, in more groups than a poll asks for. */
let saturday: Product
beforeAll(async () => {
  const slow = (fault: Pick<Fault, 'league' | 'delayMs'>) => (url: string) =>
    new FeedControl(url).fail({ ...fault, kind: 'slow', route: 'scoreboard' })
  const drips = async (url: string) => {
    for (const league of ['nfl', 'pga'] as const) await slow({ league, delayMs: DRIP_MS })(url)
  }
  // Only the groups' replies are slow, not those for today and for what is left of the day before.
  const groupDrips = async (url: string) => {
    await new FeedControl(url).fail({
      league: 'ncaab',
      kind: 'slow',
      route: 'scoreboard',
      delayMs: 1,
      times: 2,
    })
    await slow({ league: 'ncaab', delayMs: GROUP_DRIP_MS })(url)
  }
  const started = await Promise.all([
    startProduct({ at: '2026-09-15T16:00:00Z', leagues: ['nfl', 'pga'], onFeed: drips }),
    startProduct({
      at: '2026-11-21T18:30:00Z',
      leagues: ['ncaab'],
      onFeed: groupDrips,
    }),
  ])
  ;[tuesday, saturday] = started
})
afterAll(() => Promise.all([tuesday?.close(), saturday?.close()]))

/** What polls have asked for; health checks ask for no day. */
async function polled(product: Product, league: string): Promise<readonly ServedRequest[]> {
  const requests = await product.control.requests()
  return requests.filter((request) => request.league === league && !request.path.includes('?_='))
}

/** When the poll that gave this board began, on the wall clock. */
async function pollBegan(product: Product, slug: string): Promise<number> {
  const checkedAt = await until(`a board of ${slug} without trouble`, async () => {
    const response = await fetch(`${product.url}/api/boards/${slug}`)
    await response.body?.cancel()
    return (response.ok && response.headers.get('x-checked-at')) || undefined
  })
  return product.clock.anchor + Date.parse(checkedAt) - product.clock.start
}

it('slow replies for the groups of a league do not add up: the board has what came in 10 s, the next poll asks for more', async () => {
  const board = await boardOfFeed(saturday.url, 'ncaab')
  const groups = groupsOfFirstPoll(await polled(saturday, 'ncaab'))
  expect(groups.length).toBeGreaterThanOrEqual(2)
  expect(groups.at(-1)!.at - groups[0]!.at).toBeLessThan(10_000)
  await saturday.control.recover()
  const more = await until('groups of the next poll', async () => {
    const asked = (await polled(saturday, 'ncaab')).filter(isGroup).slice(groups.length)
    return asked.length > 0 && asked.map(({ path }) => path)
  })
  const first = groups.map(({ path }) => path)
  expect(more.filter((path) => first.includes(path))).toEqual([])
  const shown = new Set(board.games.map(({ id }) => id))
  expect(shown.size).toBeGreaterThan(MOST_IN_A_REPLY)
  for (const path of first)
    expect(
      (await idsAt(path)).filter((id) => !shown.has(id)),
      path,
    ).toEqual([])
})

const isGroup = ({ path }: ServedRequest) => /groups=(?!50)\d+$/.test(path)

function groupsOfFirstPoll(asked: readonly ServedRequest[]): readonly ServedRequest[] {
  const from = asked.findIndex(isGroup)
  const end = asked.findIndex((request, index) => index > from && !isGroup(request))
  return asked.slice(from, end < 0 ? undefined : end)
}

/** The games that the feed has at a path. */
async function idsAt(path: string): Promise<readonly string[]> {
  const { events } = (await (await fetch(saturday.sim.url + path)).json()) as { events: { id: string }[] }
  return events.map(({ id }) => id)
}

it('replies that drip in just before their timeout do not add up either: after 10 s the next poll goes on', async () => {
  await until('two days asked for, of both', async () => {
    const [nfl, pga] = await Promise.all([polled(tuesday, 'nfl'), polled(tuesday, 'pga')])
    return nfl.length >= 2 && pga.length >= 2
  })
  // The replies from here on are quick, so the remaining requests follow at once.
  await tuesday.control.recover()
  for (const slug of ['nfl', 'pga']) {
    const began = await pollBegan(tuesday, slug)
    const asked = await polled(tuesday, slug)
    expect(asked[1]!.at - asked[0]!.at).toBeGreaterThan(DRIP_MS - 500)
    expect(began - asked[0]!.at, `${slug}: the poll that found it`).toBeGreaterThan(2 * DRIP_MS - 500)
  }
})
