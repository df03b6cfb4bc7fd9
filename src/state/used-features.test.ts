import { expect, it } from 'vitest'
import { createStorage } from '../storage/storage'
import { portsAtom } from './ports'
import { sessionAtom } from './session'
import { createStore } from './store'
import { testPorts } from './testing/test-ports'
import { recordUseAtom } from './used-features'

function open() {
  const storage = createStorage()
  const store = createStore()
  store.set(portsAtom, testPorts(storage))
  return { store, told: () => storage.readAll('outbox') }
}
const ANN = { kind: 'signed-in', user: { id: 'ann', email: '' }, tier: 'registered', can: [] } as const

it('the server is told which feature a user has used', async () => {
  const { store, told } = open()
  store.set(sessionAtom, ANN)
  store.set(recordUseAtom, 'box-score')
  expect(await told()).toMatchObject([{ user: 'ann', kind: 'usage', body: { feature: 'box-score' } }])
})

it('nobody counts what guests use, and nothing is counted before there is a storage', async () => {
  const { store, told } = open()
  store.set(recordUseAtom, 'box-score')
  expect(await told()).toEqual([])
  const early = createStore()
  early.set(sessionAtom, ANN)
  expect(() => early.set(recordUseAtom, 'box-score')).not.toThrow()
})
