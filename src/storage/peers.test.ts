import { afterEach, expect, it, vi } from 'vitest'
import { createPeers } from './peers'
import { createChannelEnds } from './testing/channel-ends'
import { storedBoard } from './testing/fresh-storage'

afterEach(() => void vi.unstubAllGlobals())

it('a tab ignores rows of others that belong to a user, and messages that are no row', async () => {
  const ends = createChannelEnds()
  const told: unknown[] = []
  createPeers(ends()).onTold((_table, row) => told.push(row))
  const stranger = ends()
  const row = storedBoard('a-1')
  for (const message of [
    undefined,
    { v: 2, table: 'boards', row },
    { v: 1, table: 'stats', row: { key: 'ann/nfl/1', checkedAt: '' } },
    { v: 1, table: 'elsewhere', row },
    { v: 1, table: 'boards', row: { slug: 'nfl' } },
    { v: 1, table: 'boards', row: { board: row.board } },
    { v: 1, table: 'boards', row },
  ])
    stranger.post(message)
  expect(told).toEqual([row])
})

it('tabs of all versions speak in the same way on the same channel', async () => {
  const channel = new BroadcastChannel('ts-rows')
  const heard = new Promise((resolve) => channel.addEventListener('message', ({ data }) => resolve(data)))
  const row = storedBoard('a-1')
  createPeers().tell('boards', row)
  expect(await heard).toEqual({ v: 1, table: 'boards', row })
  channel.close()
})

it('a tab whose browser has no channels goes on alone', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const peers = createPeers()
  peers.onTold(() => {})
  expect(() => peers.tell('boards', storedBoard('a-1'))).not.toThrow()
})
