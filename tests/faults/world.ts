import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getBoard } from '../support/boards'
import { until } from '../support/until'
import type { GameBoard } from '../../src/domain/board/board'
import { startMailingProduct, type MailingProduct } from '../support/mailing-product'
import { startUpstream, type Upstream } from '../support/upstream'
import { asSuperuser, makeUser, type TestUser } from '../support/users'

/** A server on a Sunday, and everything around it that can let it down. */
export interface World extends MailingProduct {
  readonly operator: TestUser
  /** Stands before the feed. */
  readonly feed: Upstream
  setModel(answer: (response: ServerResponse) => void): void
  /** The free space that the disk reports from now on; undefined means the true one. */
  setFreeDisk(bytes: number | undefined): void
  send(method: string, path: string, body?: object, token?: string): Promise<Response>
  /** Removes all rows of a fault, as if the server had just started. */
  forget(): Promise<void>
}

export async function openWorld(): Promise<World> {
  const feed = await startUpstream()
  const model = await openModel()
  const disk = fakeDisk()
  // No edge is set here: one that takes nothing comes with `EDGE_URLS` at a restart.
  const world = await startMailingProduct({
    onFeed: (url) => feed.connect(url),
    env: {
      FEED_SITE_URL: feed.url,
      AI_URL: model.url,
      AI_KEY: 'a-key',
      AI_MODEL: 'some-model',
      PATH: `${disk.folder}:${process.env['PATH']}`,
    },
  })
  const { product } = world
  const operator = await makeUser(product, { superuser: true })
  return {
    ...world,
    operator,
    feed,
    setModel: model.set,
    setFreeDisk: (bytes) => disk.set(bytes),
    send: (method, path, body, token = operator.token) =>
      fetch(`${product.url}/api/${path}`, {
        method,
        headers: { ...(token && { authorization: token }), 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    async forget() {
      await product.control.recover()
      for (const slug of ['nfl', 'nhl'] as const)
        await until(
          `${slug} from the feed`,
          async () => isFromFeed(await getBoard(product.url, slug)),
          180_000,
        )
      for (const collection of ['logs', 'alerts', 'api_calls', 'letters'])
        await asSuperuser(product, 'DELETE', `collections/${collection}/truncate`)
    },
    async close() {
      await world.close()
      await feed.close()
      model.close()
      rmSync(disk.folder, { recursive: true, force: true })
    },
  }
}

const isFromFeed = (board: GameBoard | undefined) => board?.source.state === 'ok'

async function openModel() {
  let answer = (response: ServerResponse) => void response.writeHead(200).end('{}')
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => answer(response))
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (next: typeof answer) => (answer = next),
    close: () => void server.close(),
  }
}

/** A `df` that comes before the system's in `PATH` and reports what a test sets. */
function fakeDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'turbo-df-'))
  const told = join(folder, 'told')
  const script = `#!/bin/sh\nif [ -f ${told} ]; then cat ${told}; else PATH=/usr/bin:/bin exec df "$@"; fi\n`
  writeFileSync(join(folder, 'df'), script)
  chmodSync(join(folder, 'df'), 0o755)
  return {
    folder,
    set(bytes: number | undefined) {
      if (bytes === undefined) return rmSync(told, { force: true })
      const free = Math.round(bytes / 1024)
      return writeFileSync(
        told,
        `Filesystem 1024-blocks Used Available\n/dev/x 100000000 99000000 ${free} /\n`,
      )
    },
  }
}
