import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { autoScrollAtom, kioskAtom } from '../state/auto-scroll'
import { portsAtom } from '../state/ports'
import { createStore, Provider, type Store } from '../state/store'
import { createStorage } from '../storage/storage'
import { replaceProperty } from '../ui/testing/replace-property'
import { eventually, render, settle, type Rendered } from '../ui/testing/render'
import { AutoScrollScreen } from './auto-scroll-screen'

// The real one would look after the page that test files share.
vi.mock('../features/kiosk/caretaker', () => ({ startCaretaker: () => {}, reloadIfRequested: () => false }))
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

function open(path: string) {
  rendered = render(
    <Provider store={store}>
      <AutoScrollScreen path={path} />
    </Provider>,
  )
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
