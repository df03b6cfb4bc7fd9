import { afterEach, expect, it } from 'vitest'
import type { Slug } from '../domain/league'
import { sampleBoard } from '../domain/testing/sample-game'
import { createStorage } from '../storage/storage'
import { eventually, find, render, type Rendered } from '../ui/testing/render'
import { heldBoardsAtom } from './held-boards'
import { portsAtom } from './ports'
import { adoptPreferencesAtom, preferencesAtom } from './preferences'
import { createStore, Provider } from './store'
import { testPorts } from './testing/test-ports'
import { useBoard } from './use-board'
import { useShowBoard } from './use-show-board'

let rendered: Rendered
afterEach(() => rendered.close())

function Page({ slug }: { readonly slug: Slug }) {
  useShowBoard(slug)
  const read = useBoard(slug)
  return <p>{read.kind === 'stored' ? read.stored.board.rev : read.kind}</p>
}

it('with auto refresh off, whoever opens the page of a league again sees how it stands now', async () => {
  const [storage, store, asked] = [createStorage(), createStore(), [] as Slug[]]
  store.set(portsAtom, { ...testPorts(storage), showBoard: (...slugs) => void asked.push(...slugs) })
  store.set(adoptPreferencesAtom, { ...store.get(preferencesAtom), autoRefresh: false })
  const save = (rev: string) =>
    storage.save('boards', {
      slug: 'nfl',
      board: sampleBoard({ rev }),
      checkedAt: new Date().toISOString(),
    })
  const page = (slug: Slug) => (
    <Provider store={store}>
      <Page slug={slug} />
    </Provider>
  )
  await save('e1-1')
  rendered = render(page('nfl'))
  await eventually(() => store.get(heldBoardsAtom).nfl?.board.rev === 'e1-1')
  await save('e1-2')
  rendered.show(page('nfl'))
  expect([find(rendered.page, 'p').textContent, asked]).toEqual(['e1-1', ['nfl']])
  rendered.show(page('nba'))
  rendered.show(page('nfl'))
  await eventually(() => find(rendered.page, 'p').textContent === 'e1-2')
  expect(asked).toEqual(['nfl', 'nba', 'nfl'])
})
