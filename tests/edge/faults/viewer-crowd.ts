import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { AFTER_REFUSAL_MS } from '../../../src/backend/edge-client'
import { reconnectMs } from '../../../src/backend/reconnect-ms'
import type { CrowdState, CrowdTask } from './viewers'

/**
 * Part of a crowd of viewers, in a process of its own. Each does what the page does (src/backend/edge-client.ts,
 * src/sync/board): it keeps a stream open, asks for the board each time that one opens, comes back a while after it was
 * lost, and opens a new one when it has heard nothing for too long.
 */
const { urls, count, firstAddress } = JSON.parse(process.argv[2] ?? '') as CrowdTask
/** An address of this machine has so many ports to open connections from. */
const PER_ADDRESS = 5000
const AT_ONCE = 200
/** Two polls and a little: time runs fifteen times as fast in these tests. */
const SILENCE_MS = 2500
const LONGEST_SILENCE_MS = 20_000
/** A browser gives up in the same way: it drops the answer with its page. */
const PATIENCE_MS = 10_000
const agent = new Agent({ keepAlive: true, maxSockets: 100 })

interface Viewer {
  readonly address: string
  /** The index of the edge to which the site's name leads it. */
  edge: number
  socket: Socket | undefined
  rest: string
  isOpen: boolean
  /** Whether its last attempt got an answer that was not a stream. */
  isRefused: boolean
  /** Whether it has got a board since its stream opened. */
  isRight: boolean
  failures: number
  silenceMs: number
  heardAt: number
  epoch: string
  number: number
}

let openings: number[] = []
let answers: Record<string, number> = {}
let refused = 0

const viewers = Array.from({ length: count }, (_, at): Viewer => {
  const address = `127.0.0.${firstAddress + Math.floor(at / PER_ADDRESS)}`
  const edge = at % urls.length
  const nothing = {
    socket: undefined,
    rest: '',
    isOpen: false,
    isRefused: false,
    isRight: false,
    failures: 0,
  }
  return { address, edge, ...nothing, silenceMs: SILENCE_MS, heardAt: 0, epoch: '', number: 0 }
})

const urlOf = (viewer: Viewer) => new URL(urls[viewer.edge % urls.length] ?? '')

function open(viewer: Viewer): void {
  const { hostname, port, host } = urlOf(viewer)
  const socket = connect({ host: hostname, port: Number(port), localAddress: viewer.address })
  viewer.socket = socket
  viewer.rest = ''
  viewer.isRefused = false
  viewer.heardAt = Date.now()
  socket.once('data', (chunk: Buffer) => {
    if (chunk.toString('latin1', 0, 12) === 'HTTP/1.1 200') return stand(viewer)
    refused += 1
    viewer.isRefused = true
    leave(socket)
  })
  socket.on('data', (chunk: Buffer) => hear(viewer, chunk.toString('latin1')))
  socket.on('error', () => {})
  socket.on('close', () => viewer.socket === socket && lose(viewer))
  socket.write(`GET /api/live?leagues=nfl HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\n\r\n`)
}

/**
 * Closes with a reset: otherwise each port of an address would stay taken for a minute more, and the kernel would take
 * ever longer to find a free one. Browsers keep the connection on which they were refused.
 */
function leave(socket: Socket): void {
  socket.resetAndDestroy()
}

function stand(viewer: Viewer): void {
  viewer.isOpen = true
  viewer.failures = 0
  openings.push(Date.now())
  askForBoard(viewer)
}

function lose(viewer: Viewer): void {
  viewer.isOpen = false
  viewer.isRight = false
  viewer.socket = undefined
  // The site's name leads to all edges, so a browser takes another address when one does not answer.
  viewer.edge += 1
  const delay = viewer.isRefused ? AFTER_REFUSAL_MS : reconnectMs(viewer.failures++)
  setTimeout(() => open(viewer), delay * (1 + Math.random() / 2))
}

function hear(viewer: Viewer, chunk: string): void {
  viewer.heardAt = Date.now()
  const lines = (viewer.rest + chunk).split('\n')
  viewer.rest = lines.pop() ?? ''
  for (const line of lines) {
    const [, epoch = '', number = ''] = /^data: (\w{8})-(\d+)\b/.exec(line) ?? []
    if (epoch === '') continue
    viewer.silenceMs = SILENCE_MS
    know(viewer, epoch, Number(number))
  }
}

/** A page that is told of an epoch which it does not know asks for the board, whatever the number. */
function know(viewer: Viewer, epoch: string, number: number): void {
  const isOther = viewer.epoch !== '' && viewer.epoch !== epoch
  if (isOther) viewer.number = number
  else viewer.number = Math.max(viewer.number, number)
  viewer.epoch = epoch
}

function askForBoard(viewer: Viewer): void {
  const { hostname, port } = urlOf(viewer)
  const { socket } = viewer
  const place = { agent, hostname, port, path: '/api/boards/nfl', headers: { 'accept-encoding': 'gzip' } }
  const asking = request({ ...place, timeout: PATIENCE_MS }, (answer) => {
    answer.resume()
    countAnswer(String(answer.statusCode))
    const [, epoch = '', number = ''] = /(\w{8})~?-(\d+)/.exec(answer.headers.etag ?? '') ?? []
    if (answer.statusCode !== 200 || epoch === '') return
    know(viewer, epoch, Number(number))
    if (viewer.socket === socket) viewer.isRight = viewer.isOpen
  })
  asking.on('timeout', () => asking.destroy())
  asking.on('error', () => {
    countAnswer('none')
    // A page tries again until it has its board.
    if (viewer.isOpen && viewer.socket === socket) setTimeout(() => askForBoard(viewer), 1000)
  })
  asking.end()
}

function countAnswer(status: string): void {
  answers[status] = (answers[status] ?? 0) + 1
}

/** A stream may stand still without being closed. */
setInterval(() => {
  const now = Date.now()
  for (const viewer of viewers) {
    if (!viewer.isOpen || now - viewer.heardAt < viewer.silenceMs * (1 + Math.random() / 4)) continue
    viewer.silenceMs = Math.min(2 * viewer.silenceMs, LONGEST_SILENCE_MS)
    if (viewer.socket) leave(viewer.socket)
  }
}, 500)

function state(): CrowdState {
  const epochs = new Map<string, number>()
  for (const { epoch, number } of viewers) epochs.set(epoch, Math.min(epochs.get(epoch) ?? Infinity, number))
  return {
    open: viewers.filter(({ isOpen }) => isOpen).length,
    right: viewers.filter(({ isRight }) => isRight).length,
    slowest: [...epochs],
    openings,
    answers,
    refused,
  }
}

process.on('message', (what) => {
  if (what === 'state') process.send?.(state())
  if (what !== 'forget') return
  openings = []
  answers = {}
  refused = 0
})
process.on('disconnect', () => process.exit(0))

for (let from = 0; from < count; from += AT_ONCE) {
  for (const viewer of viewers.slice(from, from + AT_ONCE)) open(viewer)
  await new Promise((done) => setTimeout(done, 50))
}
process.send?.('begun')
