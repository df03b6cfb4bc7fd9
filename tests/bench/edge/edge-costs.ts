import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EDGE_SECRET, startEdge, type Edge } from '../../support/edge'
import { redisMissing, startRedis, type Redis } from '../../support/redis'
import { startWitnessOrigin } from '../../support/witness-origin'
import { requestsPerSecond } from '../load'
import { missing, withoutBudget, type Row } from '../row'
import { openCrowd } from './crowd'
import { costOfNginx } from './nginx-cost'

const STREAMS = 2000
const CHANGES = 25
const BOARDS_MS = 3000
/** As long as the average change of a league on a busy Sunday. */
const REST = 'x'.repeat(280)

/**
 * What each task of an edge costs a machine, counted in the processes that do it, so that neither the load generator
 * nor other programs are included. The capacity model (scripts/capacity) is built from these figures.
 */
export async function benchEdgeCosts(): Promise<Row[]> {
  const origin = await startWitnessOrigin()
  const folder = mkdtempSync(join(tmpdir(), 'turbo-tls-'))
  try {
    const rows = [...(await costsOf(await startEdge(origin.url), 'http', 'without TLS'))]
    rows.push(...(await costsOf(await startEdge(origin.url, certificateIn(folder)), 'https', 'with TLS')))
    rows.push(...(redisMissing ? [missing('Redis', '', redisMissing)] : await costsOfRedis(origin.url)))
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
    origin.close()
  }
}

async function costsOf(edge: Edge, scheme: 'http' | 'https', how: string): Promise<Row[]> {
  const before = costOfNginx(edge.folder)
  const kernelKb = kernelKbNow()
  const crowd = await openCrowd(edge.url.replace('http', scheme), STREAMS)
  const open = costOfNginx(edge.folder)
  // Both ends of each stream are on this machine.
  const socketKb = (kernelKbNow() - kernelKb) / STREAMS / 2
  crowd.forget()
  const telling = await tellChanges(edge)
  const after = costOfNginx(edge.folder)
  const { bytes, cpuMs, arrivals } = await crowd.report()
  crowd.close()
  const pushes = arrivals.reduce((sum, [, all]) => sum + all.length, 0)
  const boards = scheme === 'http' ? [await costOfBoards(edge)] : []
  await edge.close()
  const each = (what: string, ms: number) => withoutBudget(`${what} ${how}`, ms * 1000, 'µs of a core')
  return [
    each('opening a stream', (open.cpuMs - before.cpuMs) / STREAMS),
    withoutBudget(`memory of a stream ${how}`, (open.bytes - before.bytes) / 1024 / STREAMS, 'KB'),
    withoutBudget(`memory of the kernel for one end of a stream ${how}`, socketKb, 'KB'),
    each('passing a change on to one stream', (after.cpuMs - open.cpuMs) / pushes),
    each('reading it in the load generator', cpuMs / pushes),
    withoutBudget(
      `bytes of a change beside its ${REST.length + 12} ${how}`,
      bytes / pushes - REST.length - 12,
      'B',
    ),
    each('telling one edge a change, at the origin', telling / CHANGES),
    ...boards,
  ]
}

/**
 * Does what the origin does: it has the board renewed, then sends the change. Returns the processor time of this
 * process.
 */
async function tellChanges({ publisher }: Edge): Promise<number> {
  const headers = { 'x-edge-secret': EDGE_SECRET, 'x-eventsource-event': 'nfl' }
  const begun = process.cpuUsage()
  for (let number = 1; number <= CHANGES; number++) {
    const renewed = await fetch(`${publisher}/refresh/nfl`, { method: 'HEAD', headers })
    await renewed.body?.cancel()
    const body = `bench-${100 + number} 1 ${REST}`
    const answer = await fetch(`${publisher}/publish/nfl`, { method: 'POST', headers, body })
    await answer.body?.cancel()
    await pause(100)
  }
  const { user, system } = process.cpuUsage(begun)
  // The last changes are still on their way.
  await pause(1500)
  return (user + system) / 1000
}

async function costOfBoards(edge: Edge): Promise<Row> {
  const before = costOfNginx(edge.folder).cpuMs
  const route = { port: Number(new URL(edge.url).port), path: '/api/boards/nfl' }
  const boards = ((await requestsPerSecond(route, 50, BOARDS_MS)) * BOARDS_MS) / 1000
  const us = ((costOfNginx(edge.folder).cpuMs - before) * 1000) / boards
  return withoutBudget('answering a board out of the cache', us, 'µs of a core')
}

/** Two edges of one Redis, each with a stream; more streams would give Redis no more to do. */
async function costsOfRedis(origin: string): Promise<Row[]> {
  const redis = await startRedis()
  const edges = [
    await startEdge(origin, ['--redis', redis.url]),
    await startEdge(origin, ['--redis', redis.url]),
  ]
  const crowds = await Promise.all(edges.map(({ url }) => openCrowd(url, 2)))
  const before = await cpuMsOf(redis)
  await tellChanges(edges[0]!)
  const us = ((await cpuMsOf(redis)) - before) * 1000
  for (const crowd of crowds) crowd.close()
  await Promise.all(edges.map((edge) => edge.close()))
  await redis.kill()
  return [
    withoutBudget('a change in Redis, for each of two edges', us / CHANGES / edges.length, 'µs of a core'),
  ]
}

function cpuMsOf({ url }: Redis): Promise<number> {
  const { hostname, port } = new URL(url)
  return new Promise((done, fail) => {
    const socket = connect(Number(port), hostname, () => socket.write('INFO cpu\r\n'))
    socket.once('error', fail)
    socket.once('data', (chunk) => {
      const text = chunk.toString()
      const seconds = (name: string) => Number(new RegExp(`${name}:([\\d.]+)`).exec(text)?.[1])
      socket.destroy()
      done((seconds('used_cpu_user') + seconds('used_cpu_sys')) * 1000)
    })
  })
}

function kernelKbNow(): number {
  return Number(/^Slab:\s+(\d+) kB/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1])
}

/** Options of an edge that ends TLS, with the kind of certificate that is usual today. */
function certificateIn(folder: string): string[] {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const kind = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-subj',
    '/CN=localhost',
  ]
  const { status } = spawnSync('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', certificate])
  if (status !== 0) throw new Error('openssl made no certificate')
  return ['--certificate', certificate, '--key', key]
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
