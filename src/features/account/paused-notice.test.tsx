import { afterEach, beforeEach, expect, it } from 'vitest'
import { permissionsOfTier } from '../../domain/people/tiers/permission'
import { sessionOf } from '../../domain/people/users/session'
import { liveGame, storedBoard } from '../scoreboard/testing/games'
import { heldBoardsAtom, holdNewestBoardsAtom, noteAnswerForHeldBoardAtom } from '../../state/held-boards'
import { portsAtom } from '../../state/ports'
import { setPreferenceAtom } from '../../state/preferences'
import { sessionAtom } from '../../state/session'
import { createStore, Provider, type Store } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { useBoard } from '../../state/use-board'
import { createStorage, type Storage } from '../../storage/storage'
import { click, eventually, find, render, settle, type Rendered } from '../../ui/testing/render'
import { PausedNotice } from './paused-notice'

let storage: Storage
let store: Store
let rendered: Rendered

beforeEach(() => {
  storage = createStorage()
  store = createStore()
  store.set(portsAtom, testPorts(storage))
  store.set(holdNewestBoardsAtom)
})
afterEach(() => {
  rendered.close()
  localStorage.clear()
})

function Shown() {
  const read = useBoard('nfl')
  return <output>{read.kind === 'stored' ? read.stored.board.rev : read.kind}</output>
}

const now = () => new Date().toISOString()
const game = (quarter: string) => liveGame({ quarter })
const save = (rev: string, quarter: string, checkedAt = now()) =>
  storage.save('boards', storedBoard({ rev, games: [game(quarter)] }, checkedAt))
const shows = (rev: string) => () => rendered.page.querySelector('output')?.textContent === rev
const says = (text: string) => () => rendered.page.textContent.includes(text)

async function open(checkedAt?: string) {
  settle(() => store.set(setPreferenceAtom, 'autoRefresh', false))
  await save('e1-1', '1Q', checkedAt)
  draw()
  await eventually(shows('e1-1'))
}

function draw() {
  rendered = render(
    <Provider store={store}>
      <PausedNotice />
      <Shown />
    </Provider>,
  )
}

/** A board stands still once the device has answered. */
async function openHeld() {
  await open()
  await held('e1-1')
}
const held = (rev: string) => eventually(() => store.get(heldBoardsAtom).nfl?.board.rev === rev)

it('with auto refresh off the board stands still, the notice counts the waiting changes, and a press shows them', async () => {
  await openHeld()
  await save('e1-2', '2Q')
  await eventually(says('Auto refresh is paused · 1 change waits'))
  expect(shows('e1-1')()).toBe(true)
  click(find(rendered.page, 'button'))
  await eventually(shows('e1-2'))
  await held('e1-2')
  await eventually(() => !says('waits')())
  await save('e1-3', '3Q')
  await eventually(says('1 change waits'))
  expect(shows('e1-2')()).toBe(true)
})

it('with auto refresh off a board of an earlier visit is still replaced: its viewer wants the present scores', async () => {
  await open(new Date(Date.now() - 3_600_000).toISOString())
  await save('e1-2', '2Q')
  await eventually(shows('e1-2'))
})

it('the board shows the first answer of the server instead of what the device had, and stands still from then on', async () => {
  await openHeld()
  const { board } = storedBoard({ rev: 'e1-2', games: [game('2Q')] }, now())
  settle(() =>
    store.set(noteAnswerForHeldBoardAtom, 'nfl', { kind: 'board', board, checkedAt: now(), now: now() }),
  )
  await save('e1-2', '2Q')
  await eventually(shows('e1-2'))
  await eventually(() => !says('waits')())
  settle(() =>
    store.set(noteAnswerForHeldBoardAtom, 'nfl', { kind: 'unchanged', checkedAt: now(), now: now() }),
  )
  await save('e1-3', '3Q')
  await eventually(says('1 change waits'))
  expect(shows('e1-2')()).toBe(true)
})

it('the board goes on standing still on a page that is drawn anew', async () => {
  await openHeld()
  await save('e1-2', '2Q')
  await eventually(says('1 change waits'))
  rendered.close()
  draw()
  await eventually(says('1 change waits'))
  expect(shows('e1-1')()).toBe(true)
})

it('turning auto refresh on again shows what came meanwhile', async () => {
  await openHeld()
  await save('e1-2', '2Q')
  await eventually(says('1 change waits'))
  settle(() => store.set(setPreferenceAtom, 'autoRefresh', true))
  await eventually(shows('e1-2'))
})

it('turning auto refresh on and off again keeps what was shown last, not what stood still before', async () => {
  await openHeld()
  await save('e1-2', '2Q')
  await eventually(says('1 change waits'))
  settle(() => store.set(setPreferenceAtom, 'autoRefresh', true))
  await eventually(shows('e1-2'))
  expect(says('Auto refresh is paused')()).toBe(false)
  settle(() => store.set(setPreferenceAtom, 'autoRefresh', false))
  await eventually(says('Auto refresh is paused'))
  expect(shows('e1-2')()).toBe(true)
  await save('e1-3', '3Q')
  await eventually(says('1 change waits'))
  expect(shows('e1-2')()).toBe(true)
})

it('the notice counts waiting changes game by game, and gives no count when nothing waits', async () => {
  await openHeld()
  const notice = () => find(rendered.page, '[role=status] p').textContent
  expect(notice()).toBe('Auto refresh is paused')
  const games = [game('2Q'), liveGame({ id: '77' })]
  await storage.save('boards', storedBoard({ rev: 'e1-2', games }, now()))
  await eventually(() => notice() === 'Auto refresh is paused · 2 changes wait')
})

it('screen readers do not hear of each change that waits', async () => {
  await openHeld()
  await save('e1-2', '2Q')
  await eventually(says('1 change waits'))
  const [unheard] = [...rendered.page.querySelectorAll('[role=status] p [aria-live=off]')]
  expect(unheard?.textContent).toBe(' · 1 change waits')
})

it('a press that comes too soon waits, and says for how long, which depends on the tier', async () => {
  await openHeld()
  const button = () => find(rendered.page, 'button') as HTMLButtonElement
  click(button())
  await eventually(() => /Next in \d+ s/.test(rendered.page.textContent))
  expect(button().disabled).toBe(true)
  await save('e1-2', '2Q')
  await eventually(says('1 change waits'))
  click(button())
  expect(shows('e1-1')()).toBe(true)
  const can = permissionsOfTier('premium')
  settle(() => store.set(sessionAtom, sessionOf({ id: 'ann', tier: 'premium', can })!))
  await eventually(() => /Next in [1-5] s/.test(rendered.page.textContent) || !button().disabled)
})
