import { useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { liveGame, sampleBoard } from '../domain/testing/sample-game'
import { portsAtom } from '../state/ports'
import { createStore, Provider } from '../state/store'
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
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-10-25T18:00:00Z') }))
afterEach(() => {
  rendered.close()
  vi.useRealTimers()
})

it('a wall goes round on while a new version that it was given does not begin', async () => {
  const storage = createStorage()
  for (const slug of ['nfl', 'nba'] as const)
    await storage.save('boards', { slug, board: sampleBoard({ games: [liveGame()] }), checkedAt: '' })
  const store = createStore()
  const applyUpdate = vi.fn()
  store.set(portsAtom, { ...testPorts(storage), applyUpdate })
  store.set(updateAtom, 'ready')
  const { hook, history } = memoryLocation({ path: '/nfl?kiosk=nfl,nba', record: true })
  let onSeen = () => false
  function Wall() {
    const [path] = hook()
    const rotate = useRotation(KIOSK, currentSlug(path.split('?')[0]!), path)
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
  const round = () => settle(() => void onSeen())
  round()
  expect([applyUpdate.mock.calls.length, history.at(-1)]).toEqual([1, expect.stringContaining('/nfl')])
  round()
  expect([applyUpdate.mock.calls.length, history.at(-1)]).toEqual([1, '/nba?kiosk=nfl,nba'])
})
