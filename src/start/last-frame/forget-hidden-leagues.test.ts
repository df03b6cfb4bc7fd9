import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleHead } from '../../domain/testing/sample-game'
import { lastFrames } from '../../platform/last-frames'
import { createStorage, type Storage } from '../../storage/storage'
import { settle } from '../../sync/testing/hand-time'
import { forgetHiddenLeagues } from './forget-hidden-leagues'

let storage: Storage
let forgotten: string[]
beforeEach(() => {
  storage = createStorage()
  forgotten = []
  vi.spyOn(lastFrames, 'forgetLeague').mockImplementation(async (slug) => void forgotten.push(slug))
})
afterEach(() => vi.restoreAllMocks())

const hear = async (id: 'nfl' | 'nba', visible: boolean) => {
  await storage.save('heads', sampleHead({ id, visible }))
  await settle()
}

it('what a league looked like is forgotten when operators hide it, each time once', async () => {
  await hear('nfl', true)
  forgetHiddenLeagues(storage)
  await settle()
  expect(forgotten).toEqual([])
  await hear('nfl', false)
  await hear('nba', true)
  expect(forgotten).toEqual(['nfl'])
  await hear('nfl', true)
  await hear('nfl', false)
  expect(forgotten).toEqual(['nfl', 'nfl'])
})

it('a page that opens when a league is hidden already forgets what an earlier page may have kept', async () => {
  await hear('nba', false)
  forgetHiddenLeagues(storage)
  await settle()
  expect(forgotten).toEqual(['nba'])
})
