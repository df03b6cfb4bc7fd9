import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { productTime, type ClockSetting } from '../../src/domain/time/product-clock'
import { refusal, send } from './answer'
import { control } from './control'
import { createFaults, type Faults } from './faults'
import { createSimulatedFeed, type Feed } from './feed'
import { createReplayFeed } from './replay'
import { createRequestLog, type RequestLog, type RequestReport } from './requests'
import type { Slug } from '../../src/domain/league'
import { routeOf } from './routes'
import type { SlateName } from './slate/slate'
import { createWorld, type World } from './world'

export interface FeedSimOptions {
  readonly clock: ClockSetting
  /** 0, the default, takes any free port. */
  readonly port?: number
  readonly seed?: number
  readonly slate?: SlateName
  /** Whether the lines have numbers that occur nowhere else. */
  readonly tellTaleLines?: boolean
  /** The leagues that have games; all by default. */
  readonly leagues?: readonly Slug[]
  /** Serves the recordings in this folder instead of simulated games. */
  readonly replayDir?: string
}

export interface FeedSim {
  readonly url: string
  readonly world: World
  requests(): RequestReport
  close(): Promise<void>
}

interface Running {
  readonly clock: ClockSetting
  readonly world: World
  readonly feed: Feed
  readonly faults: Faults
  readonly requests: RequestLog
}

/** Starts the feed on this machine only. */
export async function startFeedSim(options: FeedSimOptions): Promise<FeedSim> {
  const world = createWorld(options.seed ?? 1, options.slate ?? 'season', {
    ...(options.tellTaleLines && { hasTellTaleLines: true }),
    ...(options.leagues && { leagues: options.leagues }),
  })
  const feed = options.replayDir ? createReplayFeed(options.replayDir) : createSimulatedFeed(world)
  const running = { clock: options.clock, world, feed, faults: createFaults(), requests: createRequestLog() }
  const server = createServer((request, response) => {
    serve(running, request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) send(response, refusal(500, 'The simulator failed.'), undefined)
    })
  })
  await listen(server, options.port ?? 0)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    world,
    requests: () => running.requests.report(),
    close: () => close(server),
  }
}

async function serve(sim: Running, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://feed')
  const method = request.method ?? 'GET'
  if (url.pathname.startsWith('/control/')) {
    const body = method === 'POST' ? await readBody(request) : undefined
    return send(response, control(sim, method, url, body), undefined)
  }
  answer(sim, method, url, response)
}

function answer(sim: Running, method: string, url: URL, response: ServerResponse): void {
  // Both use the same time, so that the log gives the exact moment that was served.
  const at = Date.now()
  const routed = routeOf(sim.feed, url, productTime(sim.clock, at))
  const fault = routed && sim.faults.take(routed.route, routed.league)
  sim.requests.add({
    at,
    route: routed?.route ?? 'unknown',
    ...(routed?.league && { league: routed.league }),
    method,
    path: url.pathname + url.search,
    ...(fault && { fault: fault.kind }),
  })
  send(response, routed ? routed.answer() : refusal(404, 'Not Found'), fault)
}

/** Undefined when it is not JSON; the control routes then say what they expect. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as unknown
  } catch {
    return undefined
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}

/** Also ends answers that a fault keeps open. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
