import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { coreOdds } from '../feed-sim/odds/core-odds'
import { scoreboardOdds } from '../feed-sim/odds/odds-part'
import { createWorld } from '../feed-sim/world'

/** The odds list of a game; undefined leaves the list out. */
export type FeedOdds = readonly object[] | undefined

/** How the event's own odds address answers when a test makes it differ from the simulator. */
export type EventAnswer = 'empty' | 'malformed' | 'truncated' | 'hang' | { readonly status: number }

export interface Hold {
  /** Comes true with the first answer that waits. */
  readonly isReached: Promise<void>
  readonly release: () => void
}

/**
 * Stands before the simulator (seed 1, the standard slate). It keeps the simulator's lines still, so that only a test
 * moves them, game by game.
 */
export interface OddsFeed {
  readonly url: string
  /** Sets the simulator whose answers it passes on; requests that come earlier wait for this. */
  connect(simUrl: string): void
  setOdds(gameId: string, odds: FeedOdds): void
  setEventAnswer(gameId: string, answer: EventAnswer | undefined): void
  /** From now on answers to addresses with this part wait, with what was true when they were requested. */
  hold(part: string): Hold
  /** How often the event's own odds were asked for. */
  eventRequests(gameId: string): number
  close(): Promise<void>
}

const EVENT = /\/events\/([^/]+)\/competitions\//

/** The lines stay as they are at `linesAt`, an ISO product time. */
export async function startOddsFeed(linesAt: string): Promise<OddsFeed> {
  const odds = new Map<string, FeedOdds>()
  const still = linesStandingAt(Date.parse(linesAt))
  const answers = new Map<string, EventAnswer>()
  const asked: string[] = []
  const gates = new Map<string, Gate>()
  let connect: (url: string) => void = () => undefined
  const target = new Promise<string>((done) => (connect = done))
  const server = createServer((request, response) => {
    const { url: address = '' } = request
    const event = EVENT.exec(address)?.[1]
    const pass = async () => {
      for (const [part, gate] of gates) if (address.includes(part)) await gate.pass()
    }
    if (event) asked.push(event)
    const answer = event === undefined ? undefined : answers.get(event)
    if (answer) {
      answerAs(answer, response)
      return
    }
    if (event) {
      void answerEvent(still.ofEvent(event), response, pass)
      return
    }
    const oddsOf = (id: string) =>
      odds.has(id) ? { odds: odds.get(id), whilePlaying: true } : still.onScoreboard(id)
    void target.then((url) => passOn(url, request, response, oddsOf, pass)).catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connect,
    setOdds: (gameId, list) => odds.set(gameId, list),
    setEventAnswer: (gameId, answer) => (answer ? answers.set(gameId, answer) : void answers.delete(gameId)),
    hold(part) {
      const gate = createGate()
      gates.set(part, gate)
      return { isReached: gate.isReached, release: gate.open }
    },
    eventRequests: (gameId) => asked.filter((id) => id === gameId).length,
    close: () => closeServer(server),
  }
}

function answerAs(answer: EventAnswer, response: ServerResponse): void {
  if (answer === 'hang') return
  if (answer === 'truncated') {
    response.writeHead(200, { 'content-length': 1000 })
    response.write('{"items":[', () => response.destroy())
    return
  }
  response.statusCode = typeof answer === 'object' ? answer.status : 200
  response.end(answer === 'malformed' ? '<html>' : JSON.stringify({ items: [] }))
}

type Passing = () => Promise<void>

async function answerEvent(own: object | undefined, response: ServerResponse, pass: Passing): Promise<void> {
  await pass()
  response.statusCode = own ? 200 : 404
  response.end(JSON.stringify(own ?? {}))
}

async function passOn(
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
  oddsOf: OddsOf,
  pass: Passing,
): Promise<void> {
  const reply = await fetch(url + request.url)
  const read = Buffer.from(await reply.arrayBuffer())
  const body = request.url?.includes('/scoreboard') ? withOdds(read, oddsOf) : read
  await pass()
  response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' })
  response.end(body)
}

interface Gate {
  readonly isReached: Promise<void>
  /** Waits until the gate is open. */
  readonly pass: () => Promise<void>
  readonly open: () => void
}

function createGate(): Gate {
  let reach: () => void = () => undefined
  let open: () => void = () => undefined
  const isReached = new Promise<void>((done) => (reach = done))
  const isOpen = new Promise<void>((done) => (open = done))
  return {
    isReached,
    open,
    pass() {
      reach()
      return isOpen
    },
  }
}

type OddsOf = (id: string) => { readonly odds: FeedOdds; readonly whilePlaying: boolean }

interface Events {
  readonly events?: readonly { readonly id: string; readonly competitions: [{ odds?: FeedOdds }] }[]
}

/**
 * Odds that a test has set stay whatever the game does. Lines that stand still end with the game's start, as the
 * feed's own lines do.
 */
function withOdds(body: Buffer, oddsOf: OddsOf): Buffer {
  const reply = JSON.parse(body.toString()) as Events
  for (const { id, competitions } of reply.events ?? []) {
    const { odds, whilePlaying } = oddsOf(id)
    if (competitions[0].odds || whilePlaying) competitions[0].odds = odds
  }
  return Buffer.from(JSON.stringify(reply))
}

function linesStandingAt(ms: number) {
  const world = createWorld(1, 'standard')
  return {
    onScoreboard(id: string): { odds: FeedOdds; whilePlaying: boolean } {
      const fixture = world.fixture(id)
      const { odds } = fixture ? scoreboardOdds(world, fixture, ms) : {}
      return { odds: odds as FeedOdds, whilePlaying: false }
    },
    ofEvent(id: string): object | undefined {
      const fixture = world.fixture(id)
      return fixture && coreOdds(world, fixture, ms)
    },
  }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })
}
