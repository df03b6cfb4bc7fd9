import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

/**
 * Part of a crowd, in its own process: `stream-crowd.ts URL COUNT FIRST_ADDRESS`. It counts what each stream is told,
 * by the number of the revision, and keeps only the last number and half a line of each stream.
 */
const [url = '', wanted = '0', first = '2'] = process.argv.slice(2)
const { hostname, port, host, protocol } = new URL(url)
const count = Number(wanted)
/** An address of this machine has so many ports to open connections from. */
const PER_ADDRESS = 5000
const AT_ONCE = 200

const sockets: Socket[] = []
const last = new Int32Array(count)
const rests = Array.from({ length: count }, () => '')
let arrivals = new Map<number, number[]>()
let seen = new Set<number>()
let doubled = 0
/** Streams that ended, and how. */
const closed = new Map<string, number>()
let bytes = 0
let cpuBefore = process.cpuUsage()
/** Steps from one number to a later one, which are checked against all numbers that anybody heard. */
let jumps: [from: number, to: number][] = []

function open(at: number): Promise<void> {
  const localAddress = `127.0.0.${Number(first) + Math.floor(at / PER_ADDRESS)}`
  return new Promise((done) => {
    const place = { host: hostname, port: Number(port), localAddress }
    // Benches sign their certificates themselves.
    const socket =
      protocol === 'https:' ? connectTls({ ...place, rejectUnauthorized: false }) : connect(place)
    sockets.push(socket)
    let how = 'the edge ended it'
    let isOpen = false
    socket.once('data', (chunk: Buffer) => {
      const status = chunk.toString('latin1', 9, 12)
      isOpen = true
      if (status !== '200') how = `answered ${status}`
      done()
    })
    socket.on('data', (chunk: Buffer) => hear(at, chunk.toString('latin1')))
    socket.on('error', ({ code }: NodeJS.ErrnoException) => (how = code ?? how))
    socket.on('close', () => {
      const what = isOpen ? how : `before it stood: ${how}`
      closed.set(what, (closed.get(what) ?? 0) + 1)
      done()
    })
    socket.write(`GET /api/live?leagues=nfl HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\n\r\n`)
  })
}

function hear(at: number, chunk: string): void {
  bytes += chunk.length
  const events = (rests[at] + chunk).split('\n\n')
  rests[at] = events.pop() ?? ''
  for (const event of events) {
    // `data: epoch-12 1 …`: in a change the number of its steps follows its revision.
    const number = Number(/^data: \w+-(\d+) \d/m.exec(event)?.[1])
    if (number) note(at, number)
  }
}

function note(at: number, number: number): void {
  const known = arrivals.get(number)
  if (known) known.push(Date.now())
  else arrivals.set(number, [Date.now()])
  seen.add(number)
  const before = last[at]!
  if (before === number) doubled += 1
  else if (before > 0) jumps.push([before, number])
  last[at] = number
}

function report(): object {
  const lost = jumps.reduce((sum, [from, to]) => {
    let between = 0
    for (let number = from + 1; number < to; number++) if (seen.has(number)) between += 1
    return sum + between
  }, 0)
  const { user, system } = process.cpuUsage(cpuBefore)
  return { arrivals: [...arrivals], lost, doubled, closed: [...closed], bytes, cpuMs: (user + system) / 1000 }
}

process.on('message', (what) => {
  if (what === 'report') process.send?.(report())
  if (what === 'forget') {
    arrivals = new Map()
    seen = new Set()
    jumps = []
    doubled = 0
    bytes = 0
    cpuBefore = process.cpuUsage()
  }
})
// Sockets close with a reset: otherwise a port would stay taken for a minute more, and the kernel would look so long
// for free ones that the next crowd's requests came later than the edge waits for a head.
process.on('disconnect', () => {
  for (const socket of sockets) socket.resetAndDestroy()
  setImmediate(() => process.exit(0))
})

for (let from = 0; from < count; from += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => open(from + at)))
process.send?.('open')
