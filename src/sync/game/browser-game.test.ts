import { expect, it, vi } from 'vitest'
import { createStorage } from '../../storage/storage'
import { START } from '../testing/hand-time'
import { stubPageForEach } from '../testing/stub-page'
import { createGamePorts } from './browser-game'
import { startGameSync } from './game-sync'

stubPageForEach(START)

it('a box score that is opened on a page is asked for, and stored with the time it was opened', async () => {
  const asked: string[] = []
  const answer = { id: '401', sport: 'NFL', status: { state: 'complete' }, locked: [] }
  const checkedAt = '2026-01-11T17:59:50.000Z'
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(answer, { headers: { 'X-Checked-At': checkedAt } })
  })
  const storage = createStorage()
  const opened = {
    slug: 'nfl',
    id: '401',
    key: 'ann/nfl/401',
    game: () => undefined,
    may: () => true,
  } as const
  const sync = startGameSync(
    createGamePorts(storage, async () => {}),
    opened,
    () => {},
  )
  const kept = { key: 'ann/nfl/401', slug: 'nfl', answer, checkedAt, openedAt: START }
  await expect.poll(() => storage.read('games', 'ann/nfl/401')).toEqual(kept)
  sync.stop()
  expect(asked).toEqual(['/api/games/nfl/401'])
})
