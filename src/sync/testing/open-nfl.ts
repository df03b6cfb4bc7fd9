import { expect } from 'vitest'
import { startBoardSync } from '../board/board-sync'
import { settle } from './hand-time'
import { createWorld } from './world'

/** The NFL is followed and its board stored; no request that led to that is counted. */
export async function openNfl() {
  const world = createWorld()
  world.server.publish('nfl')
  const sync = startBoardSync('nfl', world.ports)
  sync.connect()
  await settle()
  world.server.requests.length = 0
  const rev = () => world.storage.last('boards', 'nfl')?.board.rev
  const isEqual = () =>
    expect(world.storage.last('boards', 'nfl')?.board).toEqual(world.server.boards.get('nfl'))
  return { ...world, sync, rev, isEqual }
}
