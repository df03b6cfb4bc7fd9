import type { Server } from 'node:net'
import { until } from './until'

/**
 * Listens on a port of loopback that the same test may have closed a moment ago. The tests of many files share a
 * process, and a program that one of them starts holds copies of all its sockets until it runs by itself: so long, a
 * closed port is still taken.
 */
export async function listenAt(server: Server, port: number): Promise<void> {
  await until(`port ${port} to be free`, () => listens(server, port))
}

/** False when the port is taken. */
function listens(server: Server, port: number): Promise<boolean> {
  return new Promise((done, fail) => {
    const hear = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(false) : fail(error))
    server.once('error', hear)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', hear)
      done(true)
    })
  })
}
