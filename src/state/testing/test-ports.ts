import { createStorage, type Storage } from '../../storage/storage'
import type { Ports } from '../ports'

/** For tests of a screen: a storage in memory, and nothing behind it. */
export function testPorts(storage: Storage = createStorage()): Ports {
  return { storage, showBoard: () => {}, boardDrawn: () => {}, applyUpdate: () => {} }
}
