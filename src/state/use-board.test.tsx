import { useCallback } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Slug } from '../domain/league'
import { sampleBoard } from '../domain/testing/sample-game'
import type { StoredBoard } from '../storage/rows'
import { createStorage, type Storage } from '../storage/storage'
import { eventually, find, render, settle, type Rendered } from '../ui/testing/render'
import { heldBoardsAtom, holdNewestBoardsAtom } from './held-boards'
import { portsAtom, usePorts } from './ports'
import { adoptPreferencesAtom, preferencesAtom } from './preferences'
import type { RowRead } from './row-read'
import { createStore, Provider } from './store'
import { tellEffects } from './testing/tell-effects'
import { testPorts } from './testing/test-ports'
import { useBoard } from './use-board'
import { useLive } from './use-live'

let rendered: Rendered
afterEach(() => rendered.close())

const stored = (slug: Slug, rev: string): StoredBoard => ({
  slug,
  board: sampleBoard({ rev }),
  checkedAt: new Date().toISOString(),
})

const revision = (read: RowRead<StoredBoard>) => (read.kind === 'stored' ? read.stored.board.rev : read.kind)

function Shown({ slug }: { readonly slug: Slug }) {
  return <p>{revision(useBoard(slug))}</p>
}

/** What any viewer would see by now. */
function Newest() {
  const { storage } = usePorts()
  const query = useCallback(() => storage.read('boards', 'nfl'), [storage])
  return <output>{useLive(query)?.board.rev}</output>
}

function open(storage: Storage, { autoRefresh = true } = {}) {
  const store = createStore()
  store.set(portsAtom, testPorts(storage))
  store.set(adoptPreferencesAtom, { ...store.get(preferencesAtom), autoRefresh })
  const of = (slug: Slug) => (
    <Provider store={store}>
      <Shown slug={slug} />
      <Newest />
    </Provider>
  )
  rendered = render(of('nfl'))
  return { store, show: (slug: Slug) => rendered.show(of(slug)) }
}

const says = (where = 'p') => find(rendered.page, where).textContent
const comesToSay = (text: string) => eventually(() => says() === text)

describe('the board of a league', () => {
  it('that was found before is there in the first frame, and follows what is stored', async () => {
    const storage = createStorage()
    await storage.save('boards', stored('nfl', 'e-1'))
    open(storage)
    expect(says()).toBe('e-1')
    await storage.save('boards', stored('nfl', 'e-2'))
    await comesToSay('e-2')
  })

  it('reaches effects too when it is found between the first frame and the answer', async () => {
    const device = createStorage()
    await device.save('boards', stored('nfl', 'e-1'))
    const effects = tellEffects(device, () => revision(useBoard('nfl')))
    rendered = effects.rendered
    await eventually(() => effects.told.join() === 'reading,e-1')
  })

  it('is missing only once the device was read and has none', async () => {
    const storage = createStorage()
    open(storage)
    expect(says()).toBe('reading')
    await comesToSay('none')
    await storage.save('boards', stored('nfl', 'e-1'))
    await comesToSay('e-1')
  })

  it('is that of the league which is shown now', async () => {
    const storage = createStorage()
    await storage.save('boards', stored('nfl', 'e-1'))
    await storage.save('boards', stored('nba', 'f-1'))
    const { show } = open(storage)
    show('nba')
    expect(says()).toBe('f-1')
    await storage.save('boards', stored('nba', 'f-2'))
    await comesToSay('f-2')
  })

  it('stands still for a viewer who wants that, until they take the newest', async () => {
    const storage = createStorage()
    await storage.save('boards', stored('nfl', 'e-1'))
    const { store } = open(storage, { autoRefresh: false })
    settle(() => store.set(holdNewestBoardsAtom))
    await eventually(() => store.get(heldBoardsAtom).nfl?.board.rev === 'e-1')
    await storage.save('boards', stored('nfl', 'e-2'))
    await eventually(() => says('output') === 'e-2')
    expect(says()).toBe('e-1')
    settle(() => store.set(holdNewestBoardsAtom))
    await comesToSay('e-2')
  })

  it('that somebody takes is the newest, also before the screen has drawn it', async () => {
    const memory = createStorage()
    await memory.save('boards', stored('nfl', 'e-1'))
    const answers: (() => void)[] = []
    const follow: Storage['follow'] = (query, tell) => {
      answers.push(() => void query().then(tell))
      return () => {}
    }
    const { store } = open({ ...memory, follow }, { autoRefresh: false })
    await eventually(() => store.get(heldBoardsAtom).nfl?.board.rev === 'e-1')
    await memory.save('boards', stored('nfl', 'e-2'))
    settle(() => store.set(holdNewestBoardsAtom))
    expect(says()).toBe('e-1')
    settle(() => answers.forEach((tell) => tell()))
    await comesToSay('e-2')
  })
})
