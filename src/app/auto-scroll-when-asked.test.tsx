import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Store } from '../state/store'
import { passTime } from '../ui/testing/pass-time'
import { render, type Rendered } from '../ui/testing/render'

vi.mock('./auto-scroll-screen', () => ({
  AutoScrollScreen() {
    throw new Error('cannot scroll')
  },
}))

// Modules outlive a test file: another one may have loaded the real screen, and none after this may get that of this file.
vi.resetModules()
const { afterFirstPaint } = await import('../ui/testing/after-first-paint')
const { autoScrollAtom, kioskAtom } = await import('../state/auto-scroll')
const { createStore, Provider } = await import('../state/store')
const { AutoScrollWhenAsked } = await import('./auto-scroll-when-asked')
afterAll(() => void vi.resetModules())

let store: Store
let rendered: Rendered
let reload: ReturnType<typeof vi.fn>

beforeEach(async () => {
  await afterFirstPaint()
  store = createStore()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => Response.json({}))
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
})
afterEach(() => {
  rendered.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

async function aMinuteAt(path: string) {
  const { hook, history } = memoryLocation({ path, record: true })
  rendered = render(
    <Provider store={store}>
      <Router hook={hook}>
        <AutoScrollWhenAsked />
      </Router>
    </Provider>,
  )
  await vi.dynamicImportSettled()
  await passTime(0)
  await passTime(60_000)
  return { address: history.at(-1), reloads: reload.mock.calls.length }
}

it('a wall that cannot scroll begins anew, at an address that says that it is one', async () => {
  store.set(kioskAtom, { leagues: ['nfl', 'nba'] })
  expect(await aMinuteAt('/nfl')).toEqual({ address: '/nfl?kiosk=nfl,nba', reloads: 1 })
})

it('a person whose board cannot scroll by itself reads on', async () => {
  store.set(autoScrollAtom, true)
  expect(await aMinuteAt('/nfl')).toEqual({ address: '/nfl', reloads: 0 })
})
