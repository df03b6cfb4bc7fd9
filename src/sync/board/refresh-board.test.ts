import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardAnswer } from '../../backend/read-board-answer'
import { CHANGES_COVER_MS } from '../../domain/board/changes/touched-lately'
import { fetchAndKeepBoard, refreshBoard } from './refresh-board'
import { boardOf } from '../testing/sample-boards'
import { createWorld } from '../testing/world'

describe('a board that nobody looks at', () => {
  let world: ReturnType<typeof createWorld>
  let learned: number[]
  beforeEach(() => {
    world = createWorld()
    learned = []
  })
  afterEach(() => vi.unstubAllGlobals())

  /** The NFL is stored, as it was so long ago. */
  async function hold(ageMs: number) {
    const checkedAt = new Date(world.time.wall() - ageMs).toISOString()
    const row = { slug: 'nfl', board: boardOf('nfl', 'a-0', []), checkedAt } as const
    await world.storage.save('boards', row)
    return row
  }
  const ports = () => ({
    storage: world.storage,
    clock: { now: world.time.wall, learn: (now: number) => void learned.push(now) },
  })

  it('is asked for as a whole when the stored one is older than the changes reach back', async () => {
    const { server } = world
    server.publish('nfl')
    await hold(CHANGES_COVER_MS)
    await refreshBoard('nfl', world.ports)
    expect([server.changesAsked, server.requests]).toEqual([[], [{ slug: 'nfl', knownRev: 'a-0' }]])
    await hold(CHANGES_COVER_MS - 1)
    await refreshBoard('nfl', world.ports)
    expect(server.changesAsked).toHaveLength(1)
  })

  it.each<[BoardAnswer, boolean]>([
    [{ kind: 'none' }, true],
    [{ kind: 'failed', reason: 'network' }, false],
  ])('stays as it is stored, and the clock too, after the answer %j', async (answer, isAnswered) => {
    const held = await hold(5000)
    expect(await refreshBoard('nfl', { ...ports(), fetchBoard: async () => answer })).toBe(isAnswered)
    expect(await world.storage.read('boards', 'nfl')).toEqual(held)
    expect(learned).toEqual([])
  })

  it('is asked for by the worker with the revision that is stored, and is as old as the answer says', async () => {
    const held = await hold(5000)
    const now = new Date(world.time.wall()).toISOString()
    const ask = vi.fn(
      async (_path: string, _init: RequestInit) =>
        new Response(null, { status: 304, headers: { 'X-Now': now, 'X-Checked-At': now } }),
    )
    vi.stubGlobal('fetch', ask)
    expect(await fetchAndKeepBoard('nfl', ports())).toBe(true)
    expect(ask.mock.calls).toMatchObject([['/api/boards/nfl', { headers: { 'If-None-Match': '"a-0"' } }]])
    expect(await world.storage.read('boards', 'nfl')).toEqual({ ...held, checkedAt: now })
    expect(learned).toEqual([world.time.wall()])
  })
})
