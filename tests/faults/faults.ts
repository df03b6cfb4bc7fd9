import { randomUUID } from 'node:crypto'
import type { Fault as FeedFault } from '../support/control'
import { getBoard } from '../support/boards'
import { holdWrites } from '../support/hold-writes'
import { refuseWrites } from '../support/refuse-writes'
import type { Product } from '../support/product'
import { createRecord, makeUser } from '../support/users'
import type { World } from './world'

/** Something that goes wrong in the world, what operators are to hear of it, and what is truly behind it. */
export interface Fault {
  readonly name: string
  /** Causes the fault; the returned function undoes what `World.forget` does not. */
  put(world: World): Promise<void | (() => Promise<void>)>
  /** A part of the alert's message. */
  readonly says: string
  /** The likeliest cause, as the investigation words it. */
  readonly cause: string
}

const NFL = { route: 'scoreboard', league: 'nfl' } as const
const feed = (name: string, fault: FeedFault, says: string, cause = 'Upstream: NFL scoreboard'): Fault => ({
  name,
  says,
  cause,
  put: ({ product }) => product.control.fail(fault),
})
const FAILED = 'The feed failed (league nfl'

const page = (
  name: string,
  says: string,
  cause: string,
  lines: readonly [build: string, line: object][],
): Fault => ({
  name,
  says,
  cause,
  async put(world) {
    const { ms: at } = (await (await fetch(`${world.product.sim.url}/control/clock`)).json()) as {
      ms: number
    }
    for (const [build, line] of lines)
      await discardBody(world.send('POST', 'logs', { lines: [{ at, level: 'error', ...line }], build }, ''))
  },
})
const crash = (component: string, error: string) => ({
  category: 'SCREEN',
  message: `${component}: ${error}`,
  metadata: { componentName: component, error },
})

export const FAULTS: readonly Fault[] = [
  feed('a feed that answers 500', { ...NFL, kind: 'status', status: 500 }, FAILED),
  feed(
    'a feed that is slow',
    { ...NFL, kind: 'slow', delayMs: 3000 },
    'A slow call (kind scoreboard, league nfl',
  ),
  feed('a feed that does not answer in time', { ...NFL, kind: 'timeout' }, FAILED),
  feed('a feed that sends no JSON', { ...NFL, kind: 'malformed' }, FAILED),
  feed('a feed whose answers are cut short', { ...NFL, kind: 'truncated' }, FAILED),
  feed('a feed that says too many requests', { ...NFL, kind: 'status', status: 429 }, FAILED),
  feed(
    'a feed that refuses all leagues',
    { route: 'scoreboard', kind: 'status', status: 403 },
    FAILED,
    'Upstream: Sports feed',
  ),
  feed(
    'one league that is gone from the feed',
    { route: 'scoreboard', league: 'nhl', kind: 'status', status: 404 },
    'The feed failed (league nhl',
    'Upstream: NHL scoreboard',
  ),
  feed('a feed that has lost its live games', { ...NFL, kind: 'empty' }, FAILED),
  feed(
    'a feed whose games lack parts',
    { ...NFL, kind: 'missing-fields' },
    'Dropped a game the feed sent broken',
  ),
  {
    name: 'box scores that the feed does not give',
    says: 'A game could not be read',
    cause: 'Upstream: NFL summary',
    async put({ product }) {
      await product.control.fail({ route: 'summary', league: 'nfl', kind: 'status', status: 500 })
      const board = await getBoard(product.url, 'nfl')
      for (const { id } of board?.games.slice(0, 3) ?? [])
        await discardBody(fetch(`${product.url}/api/games/nfl/${id}`))
    },
  },
  {
    name: 'a clock that is an hour off',
    says: 'The clock of this server',
    cause: 'Server: Clock',
    async put({ feed: before, product }) {
      before.answer(/scoreboard/, (request, response) => {
        void fetch(product.sim.url + request.url)
          .then((reply) => reply.text())
          .then((text) => {
            response.writeHead(200, { date: new Date(Date.now() - 3_600_000).toUTCString() })
            response.end(text)
          })
      })
      return async () => before.answer(/scoreboard/, undefined)
    },
  },
  {
    name: 'a database that refuses boards',
    says: 'A job failed unexpectedly',
    cause: 'Storage: Database',
    put: ({ product }) => refuseWrites(product.dataDir, 'boards', 'attempt to write a readonly database'),
  },
  {
    name: 'a full disk',
    says: 'A job failed unexpectedly',
    cause: 'Storage: Disk',
    put: ({ product }) => refuseWrites(product.dataDir, 'boards', 'database or disk is full'),
  },
  {
    name: 'a disk that is almost full',
    says: 'The disk is almost full',
    cause: 'Storage: Disk',
    async put(world) {
      world.setFreeDisk(2e8)
      return async () => world.setFreeDisk(undefined)
    },
  },
  {
    name: 'a database that takes no write at all',
    says: 'The database takes no write',
    cause: 'Storage: Database',
    put: ({ product }) => holdWrites(product.dataDir),
  },
  {
    name: 'a mailbox that is refused',
    says: 'A letter was not sent',
    cause: 'Mail: Mail server',
    async put(world) {
      const email = `${randomUUID()}@fans.example`
      world.sink.refuse(email, '550 no such user')
      await letterTo(world, email)
    },
  },
  page('a component that breaks', 'GameCard: boom', 'Part of the page: GameCard', [
    ['build0001', crash('GameCard', 'boom')],
  ]),
  page('a build that brings errors', 'Ticker: boom', 'Build of the app: build0002', [
    ['build0002', crash('Ticker', 'boom')],
    ['build0002', crash('Ticker', 'boom')],
    [
      'build0001',
      {
        ...crash('Wall', 'slow'),
        level: 'warn',
        category: 'PERFORMANCE',
        message: 'Slow API call: /api/x took 2100ms',
      },
    ],
  ]),
  page(
    'a part of the app that is gone after a deploy',
    'Failed to fetch dynamically imported module',
    'Deploy: Parts of build build0001 are gone',
    [
      [
        'build0001',
        crash(
          'Settings',
          'Failed to fetch dynamically imported module: https://x.example/assets/settings-1.js',
        ),
      ],
    ],
  ),
  {
    name: 'sessions that end for many at once',
    says: 'Sessions have ended for many at once',
    cause: 'Accounts: Signing in',
    async put(world) {
      const asked = Array.from({ length: 60 }, () =>
        discardBody(world.send('GET', 'console/overview', undefined, 'a.token.ofnobody')),
      )
      await Promise.all(asked)
    },
  },
  {
    name: 'weather that nobody tells',
    says: 'A call failed (kind weather',
    cause: 'Upstream: Weather service',
    async put({ product }) {
      await product.control.fail({ route: 'weather', kind: 'status', status: 500 })
      await discardBody(fetch(`${product.url}/api/weather?city=Springfield&state=IL`))
    },
  },
  {
    name: 'pictures that do not come',
    says: 'A call failed (kind image',
    cause: 'Upstream: Picture host',
    async put({ product }) {
      await product.control.fail({ route: 'image', kind: 'status', status: 503 })
      const text = JSON.stringify(await getBoard(product.url, 'nhl'))
      const [picture] = /\/api\/image\/[^"]+/.exec(text) ?? []
      await discardBody(fetch(product.url + picture))
    },
  },
  {
    name: 'final odds that nobody tells',
    says: 'A call failed (kind odds',
    cause: 'Upstream: NFL odds',
    async put({ product }) {
      await product.control.fail({ route: 'odds', kind: 'status', status: 500 })
      const board = await getBoard(product.url, 'nfl')
      const nowMs = await timeOf(product)
      const times = { scheduled_fetch_time: iso(nowMs), game_start_time: iso(nowMs + 600_000) }
      // The id is of a game for which nothing is planned yet.
      const game_id = `9${board?.games[0]?.id.slice(1)}`
      await createRecord(product, 'pregame_odds_schedule', {
        game_id,
        sport: 'NFL',
        ...times,
        status: 'scheduled',
      })
    },
  },
  {
    name: 'a model that does not answer',
    says: 'A call failed (kind ai',
    cause: 'Upstream: AI provider',
    async put(world) {
      world.setModel((response) => void response.destroy())
      await discardBody(
        world.send('POST', 'anthropic/v1/messages', { messages: [{ role: 'user', content: 'Why?' }] }),
      )
    },
  },
  {
    name: 'choices that the server does not understand',
    says: 'A choice of kind unknown was refused',
    cause: 'Outbox: A choice of kind unknown was refused',
    async put(world) {
      for (let count = 0; count < 3; count++) {
        const fan = await makeUser(world.product)
        const entry = { id: randomUUID(), kind: 'of-tomorrow', body: {}, at: Date.now() }
        await discardBody(world.send('POST', 'outbox', { entries: [entry] }, fan.token))
      }
    },
  },
  {
    name: 'a mail server that says nothing',
    says: 'The mail server says nothing',
    cause: 'Mail: Mail server',
    async put(world) {
      world.sink.fallSilent()
      await letterTo(world, `${randomUUID()}@fans.example`)
    },
  },
  {
    name: 'an edge that takes nothing',
    says: 'The edge ',
    cause: 'Edge: ',
    async put({ product }) {
      await product.kill()
      // Nobody listens there.
      await product.start({ EDGE_URLS: 'http://127.0.0.1:9', EDGE_SECRET: 'a'.repeat(24) })
    },
  },
]

/** The faults whose names have one of the words; all when there are no words. */
export function faultsNamed(words: readonly string[]): readonly Fault[] {
  const unknown = words.find((word) => !FAULTS.some(({ name }) => name.includes(word)))
  if (unknown !== undefined) {
    const names = FAULTS.map(({ name }) => name).join(', ')
    throw new Error(`No fault is called "${unknown}". There are: ${names}.`)
  }
  return FAULTS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
}

const iso = (ms: number) => new Date(ms).toISOString()

async function timeOf({ sim }: Product): Promise<number> {
  const { ms } = (await (await fetch(`${sim.url}/control/clock`)).json()) as { ms: number }
  return ms
}

function letterTo({ product }: World, recipient: string): Promise<unknown> {
  const times = { due: Date.now(), expires: Date.now() + 3_600_000 }
  return createRecord(product, 'letters', {
    recipient,
    kind: 'deleted',
    state: 'waiting',
    parcel: {},
    ...times,
  })
}

async function discardBody(asked: Promise<Response>): Promise<void> {
  await (await asked).body?.cancel()
}
