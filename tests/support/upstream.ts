import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

export type FeedEvent = Readonly<Record<string, unknown>>
type ChangeEvents = (events: readonly FeedEvent[]) => readonly FeedEvent[]

export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Stands between the server and the simulator: passes everything on, except where it was told another answer. */
export interface Upstream {
  readonly url: string
  readonly seen: SeenRequest[]
  /** Sets the address whose answers it passes on. */
  connect(url: string): void
  /** From now on answers matching paths in this way; `undefined` ends that. */
  answer(path: RegExp, answer: Answer | undefined): void
  /** From now on passes on replies to matching paths with other events. */
  changeEvents(path: RegExp, change: ChangeEvents): void
  close(): Promise<void>
}

export async function startUpstream(): Promise<Upstream> {
  const seen: SeenRequest[] = []
  const answers = new Map<string, { readonly path: RegExp; readonly answer: Answer }>()
  let target = ''
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    seen.push({ method: request.method ?? '', path, headers: request.headers })
    const own = [...answers.values()].find((one) => one.path.test(path))
    if (own) own.answer(request, response)
    else void passOn(target + path, response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    connect: (url) => (target = url),
    answer: (path, answer) =>
      answer ? answers.set(path.source, { path, answer }) : void answers.delete(path.source),
    changeEvents: (path, change) =>
      answers.set(path.source, {
        path,
        answer: (request, response) =>
          void changedReply(target + (request.url ?? ''), change)
            .then((reply) => answerWith(reply)(request, response))
            .catch(() => response.destroy()),
      }),
    close: () => closeServer(server),
  }
}

/** Answers with this as the feed would. */
export function answerWith(body: unknown, status = 200): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

async function changedReply(address: string, change: ChangeEvents): Promise<unknown> {
  const reply = await fetch(address)
  const told = (await reply.json()) as { readonly events: readonly FeedEvent[] }
  return { ...told, events: change(told.events) }
}

async function passOn(address: string, response: ServerResponse): Promise<void> {
  const reply = await fetch(address)
  const body = Buffer.from(await reply.arrayBuffer())
  response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' })
  response.end(body)
}

function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })
}
