import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { isListening } from './is-listening'

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
    // Listening for a moment would tell it too, but could leave the port taken (see `listenAt`).
    if (!(await isListening(port)) && (await holds(port))) return port
  }
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
