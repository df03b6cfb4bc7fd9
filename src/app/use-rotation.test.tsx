import { useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { liveGame, sampleBoard } from '../domain/testing/sample-game'
import { portsAtom } from '../state/ports'
import { atom, createStore, Provider, useAtomValue, type Store } from '../state/store'
import { testPorts } from '../state/testing/test-ports'
import { updateAtom } from '../state/update-state'
import { createStorage } from '../storage/storage'
import { passTime } from '../ui/testing/pass-time'
import { render, settle, type Rendered } from '../ui/testing/render'
import { currentSlug } from './current-slug'
import { useRotation } from './use-rotation'

// The real one would look after the page that test files share.
vi.mock('../features/kiosk/caretaker', () => ({ reloadIfRequested: () => false }))

const KIOSK = { leagues: ['nfl', 'nba'] } as const

let rendered: Rendered
let onSeen: () => boolean
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-10-25T18:00:00Z') }))
afterEach(() => {
  rendered.close()
  vi.useRealTimers()
})

const isOnAtom = atom(true)

async function open(path: string, store: Store = createStore(), applyUpdate: () => void = () => {}) {
  const storage = createStorage()
  for (const slug of ['nfl', 'nba'] as const)
    await storage.save('boards', { slug, board: sampleBoard({ games: [liveGame()] }), checkedAt: '' })
  store.set(portsAtom, { ...testPorts(storage), applyUpdate })
  const { hook, history, navigate } = memoryLocation({ path, record: true })
  function Wall() {
    const [shown] = hook()
    const pathOnly = shown.split('?')[0]!
    const rotate = useRotation(KIOSK, currentSlug(pathOnly), pathOnly, useAtomValue(isOnAtom))
    useEffect(() => void (onSeen = rotate), [rotate])
    return null
  }
  rendered = render(
    <Provider store={store}>
      <Router hook={hook}>
        <Wall />
      </Router>
    </Provider>,
  )
  await passTime(0)
  return { history, navigate }
}

it('a wall goes round on while a new version that it was given does not begin', async () => {
  const store = createStore()
  const applyUpdate = vi.fn()
  store.set(updateAtom, 'ready')
  const { history } = await open('/nfl?kiosk=nfl,nba', store, applyUpdate)
  const round = () => settle(() => void onSeen())
  round()
  expect([applyUpdate.mock.calls.length, history.at(-1)]).toEqual([1, expect.stringContaining('/nfl')])
  round()
  expect([applyUpdate.mock.calls.length, history.at(-1)]).toEqual([1, '/nba?kiosk=nfl,nba'])
})

it('whoever has stopped a wall may look at other leagues, until it continues', async () => {
  const store = createStore()
  store.set(isOnAtom, false)
  const { history, navigate } = await open('/nfl?kiosk=nfl,nba', store)
  for (const path of ['/mlb', '/all']) {
    settle(() => navigate(path))
    await passTime(0)
    expect(history.at(-1)).toBe(`${path}?kiosk=nfl,nba`)
  }
  settle(() => store.set(isOnAtom, true))
  await passTime(0)
  expect(history.at(-1)).toBe('/nfl?kiosk=nfl,nba')
})
