import { connect, type Socket } from 'node:net'
import { EDGE_SECRET } from '../../support/edge'
import { openLive } from '../../support/live-stream'
import { until } from '../../support/until'
import { anyBoard } from '../../support/boards'
import { atMost, withoutBudget } from '../../bench/row'
import { costOfNginx } from '../../bench/edge/nginx-cost'
import { holds, pause, type Fault } from './fault'
import { openViewers } from './viewers'

const STALLED = 20
/** What each stalled reader is sent: far more than the machine buffers for it. */
const LONG = 'x'.repeat(60_000)
const LONG_CHANGES = 400
const MOST_KB_OF_STALLED = 4096
/** `client_header_timeout` of the edge, and as long again for a busy machine. */
const LET_GO_MS = 20_000
const PER_ADDRESS = 5000

/**
 * Some clients open streams and read nothing. Others still get their changes, and the edge's memory does not
 * fill up.
 */
export const stalledReaders: Fault = async ({ alone: [edge], product }, { viewers: count }) => {
  const viewers = await openViewers([edge.url], Math.ceil(count / 5))
  const stalled = await Promise.all(Array.from({ length: STALLED }, () => openLive(edge.url, 'rydercup')))
  try {
    for (const { socket } of stalled) socket.pause()
    const before = costOfNginx(edge.folder).bytes
    const headers = { 'x-edge-secret': EDGE_SECRET, 'x-eventsource-event': 'rydercup' }
    for (let change = 0; change < LONG_CHANGES; change++) {
      const answer = await fetch(`${edge.publisher}/publish/rydercup`, {
        method: 'POST',
        headers,
        body: LONG,
      })
      await answer.body?.cancel()
    }
    const kb = (costOfNginx(edge.folder).bytes - before) / 1024 / STALLED
    const { rev } = await anyBoard(product.url, 'nfl')
    const ms = await viewers.allKnow(rev, Date.now())
    await viewers.allRight(Date.now())
    return {
      counted: [holds('readers that stand still: others that hear on', String(viewers.count), true)],
      timed: [
        atMost('readers that stand still: until others know a change', ms, 2000, 'ms'),
        atMost('readers that stand still: memory of the edge for each', kb, MOST_KB_OF_STALLED, 'KB'),
      ],
    }
  } finally {
    viewers.close()
    for (const one of stalled) one.close()
  }
}

/**
 * Many clients connect and send nothing. The edge closes them, and until then others can connect and get
 * changes.
 */
export const silentConnections: Fault = async ({ alone: [edge], product }, { silent, viewers: count }) => {
  const sockets = await openSilent(edge.url, silent)
  try {
    const began = Date.now()
    const viewers = await openViewers([edge.url], Math.ceil(count / 10))
    const openMs = Date.now() - began
    const { rev } = await anyBoard(product.url, 'nfl')
    await viewers.allKnow(rev, Date.now())
    await viewers.allRight(Date.now())
    viewers.close()
    await until(
      'all who say nothing to be let go',
      () => sockets.every(({ closed }) => closed),
      3 * LET_GO_MS,
    )
    return {
      counted: [
        holds(`${silent} who say nothing: others that come in and hear`, String(viewers.count), true),
        holds(`${silent} who say nothing: let go`, String(silent), true),
      ],
      timed: [
        withoutBudget(`${silent} who say nothing: until others are in`, openMs, 'ms'),
        atMost(`${silent} who say nothing: until the last is let go`, Date.now() - began, LET_GO_MS, 'ms'),
      ],
    }
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

async function openSilent(url: string, count: number): Promise<readonly Socket[]> {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  for (let at = 0; at < count; at++) {
    const localAddress = `127.0.0.${60 + Math.floor(at / PER_ADDRESS)}`
    const socket = connect({ host: hostname, port: Number(port), localAddress })
    socket.on('error', () => {})
    // A socket that reads nothing would not notice its end.
    socket.resume()
    sockets.push(socket)
    if (at % 500 === 499) await pause(20)
  }
  return sockets
}
