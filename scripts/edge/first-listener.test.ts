import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { until } from '../../tests/support/until'
import { listenFirst, OPEN_FILE } from './first-listener'

const WORKERS = 3
let connected: number
let refuses: boolean
let listeners: ServerResponse[]
let looks: number
let server: Server
let folder: string
let told: string[]
let first: { stop(): void }

/** An edge, as far as the first listener needs one. */
beforeEach(async () => {
  ;[connected, refuses, listeners, looks, told] = [0, false, [], 0, []]
  folder = mkdtempSync(join(tmpdir(), 'turbo-first-'))
  server = createServer((asked, answer) => {
    if (asked.headers['x-edge-secret'] !== 'secret') return void answer.writeHead(404).end()
    if (asked.url === '/status') {
      looks += 1
      return void answer.end(`redis pending commands: 0\nredis connected servers: ${connected}\nuptime: 1\n`)
    }
    if (refuses) return void answer.writeHead(503).end()
    listeners.push(answer)
    answer.write(': hi\n\n')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const publisher = `127.0.0.1:${(server.address() as AddressInfo).port}`
  first = listenFirst({ publisher, secret: 'secret', folder, workers: WORKERS }, (text) => told.push(text))
})
afterEach(() => {
  first.stop()
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

const isOpen = () => existsSync(join(folder, OPEN_FILE))
async function looksAgain() {
  const before = looks
  await until('two more looks', () => looks >= before + 2)
}

it('lets nobody in while a worker is not connected to Redis', async () => {
  connected = WORKERS - 1
  await looksAgain()
  expect([isOpen(), listeners.length]).toEqual([false, 0])
})

it('lets others in when it listens itself, and not before', async () => {
  refuses = true
  connected = WORKERS
  await looksAgain()
  expect(isOpen()).toBe(false)
  refuses = false
  await until('open streams', isOpen)
  await looksAgain()
  expect(listeners).toHaveLength(1)
})

it('begins again when a worker has lost its connection, and when its own stream has ended', async () => {
  connected = WORKERS
  await until('open streams', isOpen)
  connected = WORKERS - 1
  await until('no streams', () => !isOpen())
  connected = WORKERS
  await until('open streams again', () => isOpen() && listeners.length === 2)
  listeners[1]!.destroy()
  await until('a third', () => listeners.length === 3 && isOpen())
})

it('says each change once, in words', async () => {
  await looksAgain()
  connected = WORKERS
  await until('open streams', isOpen)
  await looksAgain()
  expect(told).toEqual([
    'Streams are shut: not every worker of nginx has a connection to Redis.',
    'Streams are open.',
  ])
})

it('goes on looking where it cannot write that streams are open', async () => {
  rmSync(folder, { recursive: true })
  connected = WORKERS
  await until('word of it', () => told.at(-1)?.includes('ENOENT'))
  mkdirSync(folder)
  await until('open streams', isOpen)
})

it('lets nobody in when the edge ends', async () => {
  connected = WORKERS
  await until('open streams', isOpen)
  first.stop()
  expect(isOpen()).toBe(false)
})
