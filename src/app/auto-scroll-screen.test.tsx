import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { autoScrollAtom, kioskAtom } from '../state/auto-scroll'
import { portsAtom } from '../state/ports'
import { createStore, Provider, type Store } from '../state/store'
import { createStorage } from '../storage/storage'
import { replaceProperty } from '../ui/testing/replace-property'
import { eventually, render, settle, type Rendered } from '../ui/testing/render'
import { AutoScrollScreen } from './auto-scroll-screen'

// The real one would look after the page that test files share.
const caretaker = vi.hoisted(() => ({ startCaretaker: vi.fn(), reloadIfRequested: () => false }))
vi.mock('../features/kiosk/caretaker', () => caretaker)
vi.mock('../features/kiosk/use-screen-reports', () => ({ useScreenReports: () => {} }))

let lit = 0
let store: Store
let rendered: Rendered
let goBack: () => void

beforeEach(() => {
  lit = 0
  const request = async () => {
    lit += 1
    return { released: false, release: async () => void (lit -= 1) }
  }
  goBack = replaceProperty(navigator, 'wakeLock', { value: { request } })
  store = createStore()
  const [showBoard, boardDrawn, applyUpdate] = [() => {}, () => {}, () => {}]
  store.set(portsAtom, { storage: createStorage(), showBoard, boardDrawn, applyUpdate })
})
afterEach(() => {
  rendered.close()
  goBack()
  localStorage.clear()
})

const screen = (path: string) => (
  <Provider store={store}>
    <AutoScrollScreen path={path} />
  </Provider>
)

function open(path: string) {
  rendered = render(screen(path))
}

it('the screen stays lit while scores scroll by, until somebody ends that', async () => {
  store.set(autoScrollAtom, true)
  open('/nfl')
  await eventually(() => lit === 1)
  settle(() => store.set(autoScrollAtom, false))
  await eventually(() => lit === 0)
})

it('the screen of a kiosk stays lit also while somebody has stopped it: dark, it would not begin again', async () => {
  store.set(kioskAtom, { leagues: [] })
  open('/nfl')
  await eventually(() => lit === 1)
  settle(() => store.set(autoScrollAtom, false))
  await new Promise((resolve) => setTimeout(resolve))
  expect(lit).toBe(1)
})

it.each(['/nfl/team/12', '/nfl/day/2026-11-22', '/all'])(
  'nothing but a board scrolls by itself, though that was left on: not %s',
  async (path) => {
    store.set(autoScrollAtom, true)
    open(path)
    await new Promise((resolve) => setTimeout(resolve))
    expect([rendered.page.textContent, lit]).toEqual(['', 0])
  },
)

it('a board goes on scrolling behind the box score of a game', async () => {
  store.set(autoScrollAtom, true)
  open('/nfl/game/401')
  await eventually(() => lit === 1)
})

describe('a wall that is left at a page without a board', () => {
  const home = () => caretaker.startCaretaker.mock.lastCall?.[0]

  it.each(['/all', '/admin/dashboard', '/developermode'])(
    'goes back from %s to the board it had last',
    (path) => {
      store.set(kioskAtom, { leagues: [] })
      open('/nfl')
      rendered.show(screen('/nba'))
      rendered.show(screen(path))
      expect(home()).toBe('/nba?kiosk')
    },
  )

  it('goes to the first of its leagues when it had none yet', () => {
    store.set(kioskAtom, { leagues: ['nhl', 'mlb'] })
    open('/all')
    expect(home()).toBe('/nhl?kiosk=nhl,mlb')
  })

  it('goes to the league looked at last on this device when its address names none', () => {
    localStorage.setItem(STORAGE_KEYS.lastSport, 'mlb')
    store.set(kioskAtom, { leagues: [] })
    open('/all')
    expect(home()).toBe('/mlb?kiosk')
  })
})
