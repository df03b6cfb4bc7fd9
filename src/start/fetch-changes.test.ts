import { expect, it } from 'vitest'
import { sampleBoard } from '../domain/testing/sample-game'
import { updateTroubleAtom, loadTroublesAtom } from '../state/load-trouble'
import { createStore } from '../state/store'
import { fetchChangesAndReport } from './fetch-changes'

const times = { 'X-Now': '2026-01-11T18:00:05Z', 'X-Checked-At': '2026-01-11T18:00:01Z' }

function inTrouble() {
  const store = createStore()
  store.set(updateTroubleAtom, { slug: 'nba', answer: { kind: 'failed', reason: 'network' }, nowMs: 0 })
  return store
}

it('an answer about changes reaches the screen, so that trouble with a league ends', async () => {
  const store = inTrouble()
  const ask = fetchChangesAndReport(store, async () => new Response(null, { status: 304, headers: times }))
  expect(await ask('nba', sampleBoard())).toMatchObject({ kind: 'unchanged' })
  expect(store.get(loadTroublesAtom)).toEqual({})
})

it('no answer reaches the screen where the whole board will be asked for', async () => {
  const store = inTrouble()
  const ask = fetchChangesAndReport(store, async () => new Response('{}', { status: 404 }))
  expect(await ask('nba', sampleBoard())).toBeUndefined()
  expect(store.get(loadTroublesAtom)).toMatchObject({ nba: { reason: 'network' } })
})
