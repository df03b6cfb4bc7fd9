import { afterEach, expect, it, vi } from 'vitest'
import { sampleLine } from '../../domain/odds/testing/sample-odds'
import { createStorage } from '../../storage/storage'
import { createFakeTopics } from '../testing/fake-topics'
import { stubPage } from '../testing/stub-page'
import { createOddsPorts } from './browser-odds'
import { startOddsSync } from './odds-sync'

afterEach(() => vi.unstubAllGlobals())

it('the odds of a league on a page are asked for, stored, and followed on the user’s own connection', async () => {
  stubPage()
  const board = {
    v: 1,
    sport: 'NFL',
    rev: 'e-1',
    rows: { g1: { ...sampleLine({ overUnder: 43 }), capture: 'regular' } },
  }
  const checkedAt = '2026-01-11T18:00:00.000Z'
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(board, { headers: { 'X-Checked-At': checkedAt } })
  })
  const storage = createStorage()
  const topics = createFakeTopics()
  const more = { painted: Promise.resolve(), onDenied() {} }
  const stop = startOddsSync('nfl', 'ann', createOddsPorts(storage, topics.privateTopics, more))
  const kept = { slug: 'nfl', user: 'ann', board, checkedAt }
  await expect.poll(() => storage.read('odds', 'nfl')).toEqual(kept)
  expect([asked, topics.names()]).toEqual([['/api/odds/nfl'], ['odds_boards/nfl']])
  stop()
  expect(topics.names()).toEqual([])
})
