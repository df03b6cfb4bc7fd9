import { beforeEach, expect, it, vi } from 'vitest'
import { stubStore } from '../server/testing/stub-store'

let save: () => void
vi.mock('../upstream/calls/roll-up', () => ({ rollUpCalls: () => save() }))
vi.mock('../log/flush-log', () => ({ flushLog: () => undefined }))
vi.mock('../log/keep-line', () => ({ saveLines: () => undefined }))
vi.mock('../server/time', () => ({ productNow: () => 0 }))
const { values, store } = stubStore()
vi.stubGlobal('$app', { store, logger: () => ({ error: () => undefined }) })
vi.stubGlobal('$security', { randomString: () => 'owner' })
const { saveWaiting, trySaving } = await import('./system-now')

beforeEach(() => values.clear())

it('who looks saves what waits, but waits for no database that refuses it; a job learns when it no longer does', () => {
  const tries: string[] = []
  save = () => {
    tries.push('refused')
    throw new Error('database is locked')
  }
  saveWaiting()
  saveWaiting()
  trySaving()
  expect(tries).toEqual(['refused', 'refused'])
  save = () => void tries.push('saved')
  saveWaiting()
  trySaving()
  saveWaiting()
  expect(tries).toEqual(['refused', 'refused', 'saved', 'saved'])
})
