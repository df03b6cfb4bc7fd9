import { expect, it } from 'vitest'
import { createPeers } from './peers'
import { createChannelEnds } from './testing/channel-ends'
import { storedBoard } from './testing/fresh-storage'

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
    { v: 1, table: 'boards', row },
  ])
    stranger.post(message)
  expect(told).toEqual([row])
})
