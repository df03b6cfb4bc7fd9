import { expect, it, vi } from 'vitest'
import { createStorage } from '../../storage/storage'
import { START } from '../testing/hand-time'
import { stubPageForEach } from '../testing/stub-page'
import { createScorecardPorts } from './browser-scorecard'
import { startScorecardSync } from './scorecard-sync'

stubPageForEach(START)

it('the card of a player who is opened on a page is asked for, and stored', async () => {
  const card = { tournament: '401', player: '7', name: 'A. Player', rounds: [] }
  const checkedAt = new Date(START).toISOString()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(card, { headers: { 'X-Checked-At': checkedAt } })
  })
  const storage = createStorage()
  const opened = { key: 'ann/401/7', tournament: '401', id: '7', stamp: 'finished -5 F 0', isPlaying: false }
  const stop = startScorecardSync(createScorecardPorts(storage), opened, () => {})
  const kept = { key: 'ann/401/7', card, stamp: 'finished -5 F 0', checkedAt }
  await expect.poll(() => storage.read('scorecards', 'ann/401/7')).toEqual(kept)
  stop()
  expect(asked).toEqual(['/api/games/pga/401?player=7'])
})
