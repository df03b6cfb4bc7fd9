import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands in the odds list of a game: nothing for undefined. */
export type FeedOdds = readonly object[] | undefined

/** How the event's own odds address answers, where it is not as the simulator does. */
export type EventAnswer = 'empty' | 'malformed' | 'truncated' | 'hang' | { readonly status: number }

/** Stands before the simulator and changes the odds in its answers, game by game. */
export interface OddsFeed {
  readonly url: string
  /** Whose answers it passes on; asked before that it waits. */
  connect(simUrl: string): void
  setOdds(gameId: string, odds: FeedOdds): void
  setEventAnswer(gameId: string, answer: EventAnswer | undefined): void
  /** How often the event's own odds were asked for. */
  eventRequests(gameId: string): number
  close(): Promise<void>
}

const EVENT = /\/events\/([^/]+)\/competitions\//

export async function startOddsFeed(): Promise<OddsFeed> {
  const odds = new Map<string, FeedOdds>()
  const answers = new Map<string, EventAnswer>()
  const asked: string[] = []
  let connect: (url: string) => void = () => undefined
  const target = new Promise<string>((done) => (connect = done))
  const server = createServer((request, response) => {
    const event = EVENT.exec(request.url ?? '')?.[1]
    if (event) asked.push(event)
    const answer = event === undefined ? undefined : answers.get(event)
    if (answer) {
      answerAs(answer, response)
      return
    }
    void target.then((url) => passOn(url, request, response, odds)).catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connect,
    setOdds: (gameId, list) => odds.set(gameId, list),
    setEventAnswer: (gameId, answer) => (answer ? answers.set(gameId, answer) : void answers.delete(gameId)),
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

async function passOn(
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
  odds: ReadonlyMap<string, FeedOdds>,
): Promise<void> {
  const reply = await fetch(url + request.url)
  const body = Buffer.from(await reply.arrayBuffer())
  response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' })
  response.end(request.url?.includes('/scoreboard') ? changed(body, odds) : body)
}

interface Events {
  readonly events?: readonly { readonly id: string; readonly competitions: [{ odds?: FeedOdds }] }[]
}

function changed(body: Buffer, odds: ReadonlyMap<string, FeedOdds>): Buffer {
  const reply = JSON.parse(body.toString()) as Events
  for (const { id, competitions } of reply.events ?? []) {
    const list = odds.get(id)
    if (list) competitions[0].odds = list
    else if (odds.has(id)) delete competitions[0].odds
  }
  return Buffer.from(JSON.stringify(reply))
}

function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })
}
