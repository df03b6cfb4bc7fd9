import { afterEach, it } from 'vitest'
import { click, eventually, find, render, type Rendered } from '../ui/testing/render'
import { accountAtom } from './account'
import { useRaisedTier } from './raised-tier'
import { createStore, Provider } from './store'
import { accountWith } from './testing/account'

let rendered: Rendered
afterEach(() => rendered.close())

function Raise() {
  const { isBusy, fault, raise } = useRaisedTier()
  return <button onClick={raise}>{isBusy ? 'busy' : (fault ?? 'idle')}</button>
}

it('a user who asks for the tier of a proven address is told only if that fails, and can ask again', async () => {
  let answer: (isRaised: boolean) => void = () => {}
  const store = createStore()
  store.set(accountAtom, accountWith({ raiseTier: () => new Promise((resolve) => (answer = resolve)) }))
  rendered = render(
    <Provider store={store}>
      <Raise />
    </Provider>,
  )
  const press = () => click(find(rendered.page, 'button'))
  const says = (text: string) => eventually(() => rendered.page.textContent === text)
  await says('idle')
  press()
  await says('busy')
  answer(false)
  await says('Unable to process upgrade right now. Please try again shortly.')
  press()
  await says('busy')
  answer(true)
  await says('idle')
})
