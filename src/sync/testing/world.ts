import type { LeaderPorts } from '../ports'
import { createFakeServer } from './fake-server'
import { createHandTime } from './hand-time'
import { createStorage } from '../../storage/storage'

/** Fake ports of the sync, for tests: they behave like the real ones and do what a test tells them to. */
export function createWorld() {
  const time = createHandTime()
  const server = createFakeServer(time)
  const storage = createStorage()
  const logos: (readonly string[])[] = []
  const ports: LeaderPorts = {
    clock: time.clock,
    timers: time.timers,
    random: () => 0,
    storage,
    fetchBoard: server.fetchBoard,
    fetchChanges: server.fetchChanges,
    fetchHeads: server.fetchHeads,
    fetchTime: server.fetchTime,
    events: server.events,
    storeLogos: (paths) => void logos.push(paths),
    painted: Promise.resolve(),
    whenIdle: () => Promise.resolve(),
    onConnectionsFree() {},
  }
  return { time, server, storage, logos, ports }
}
