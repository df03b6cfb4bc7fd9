import { expect, it } from 'vitest'
import { render } from '../ui/testing/render'
import { portsAtom } from './ports'
import { createStore, Provider } from './store'
import { testPorts } from './testing/test-ports'
import { useBoardDrawn } from './use-board-drawn'

function Page() {
  useBoardDrawn()
  return null
}

it('a page counts as drawn once, however often it is rendered', () => {
  let drawn = 0
  const store = createStore()
  store.set(portsAtom, { ...testPorts(), boardDrawn: () => void drawn++ })
  const page = () => (
    <Provider store={store}>
      <Page />
    </Provider>
  )
  const rendered = render(page())
  rendered.show(page())
  expect(drawn).toBe(1)
  rendered.close()
})
