import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'

/** Below the ports that the system gives to whoever asks for any. */
const FIRST = 20_000
const PORTS = 10_000

/**
 * A free port that no other test is given. Two servers that started in the same moment could be told the same one: then
 * one of them did not start, and its test talked to the other. The server itself binds the port for TCP, so this process
 * holds its number for UDP.
 */
export async function ownPort(): Promise<number> {
  for (;;) {
    const port = FIRST + randomInt(PORTS)
    if ((await isFree(port)) && (await holds(port))) return port
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((done) => {
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })
}

function holds(port: number): Promise<boolean> {
  const socket = createSocket('udp4')
  return new Promise((done) => {
    socket.once('error', () => done(false))
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      socket.unref()
      done(true)
    })
  })
}
