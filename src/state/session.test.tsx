import { afterEach, expect, it } from 'vitest'
import { render, type Rendered } from '../ui/testing/render'
import { useAccount } from './account'
import { usePorts } from './ports'
import { sessionAtom, useMay } from './session'
import { createStore, Provider } from './store'

let rendered: Rendered
afterEach(() => rendered.close())

function Odds() {
  return <p>{useMay('view_betting_odds') ? 'odds' : 'nothing'}</p>
}

it('a screen shows what its viewer may see', () => {
  const store = createStore()
  const screen = (
    <Provider store={store}>
      <Odds />
    </Provider>
  )
  rendered = render(screen)
  expect(rendered.page.textContent).toBe('nothing')
  const user = { id: 'ann', email: '' }
  store.set(sessionAtom, { kind: 'signed-in', user, tier: 'verified', can: ['view_betting_odds'] })
  rendered.show(screen)
  expect(rendered.page.textContent).toBe('odds')
})

it.each([
  ['ports', usePorts, 'The ports were not set before the first render'],
  ['account', useAccount, 'The account was not set before the first render'],
] as const)('a screen without its %s says so', (_what, use, words) => {
  rendered = render(null)
  const Asks = () => <p>{typeof use()}</p>
  const screen = (
    <Provider store={createStore()}>
      <Asks />
    </Provider>
  )
  expect(() => rendered.show(screen)).toThrow(words)
})
