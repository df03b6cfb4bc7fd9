import { afterEach, expect, it, vi } from 'vitest'
import { log } from '../../../platform/log'
import { afterFirstPaint } from '../../../ui/testing/after-first-paint'
import { eventually, render, type Rendered } from '../../../ui/testing/render'
import { sessionOf } from '../../../domain/people/users/session'
import { sessionAtom } from '../../../state/session'
import { createStore, Provider } from '../../../state/store'
import { liveGame } from '../testing/games'
import { TickerSlot } from './ticker-slot'

let rendered: Rendered
afterEach(() => {
  rendered.close()
  vi.unstubAllGlobals()
})

it('a ticker that crashes leaves its line in the log, and its card as it is', async () => {
  // A ticker needs it to know whether it is in sight, so without it the ticker crashes.
  vi.stubGlobal('IntersectionObserver', undefined)
  const store = createStore()
  store.set(sessionAtom, sessionOf({ id: 'ann', collectionName: 'users', tier: 'registered' })!)
  rendered = render(
    <Provider store={store}>
      <TickerSlot slug="nfl" game={liveGame()} />
    </Provider>,
  )
  await afterFirstPaint()
  const isLogged = () => log.entries().some(({ message }) => message.startsWith('Live Ticker: '))
  await eventually(isLogged, 1000)
  expect(rendered.page.querySelector('[data-ticker-slot]')?.textContent).toBe('')
})
