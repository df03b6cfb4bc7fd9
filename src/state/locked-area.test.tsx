import { afterEach, beforeEach, expect, it } from 'vitest'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { click, find, render, type Rendered } from '../ui/testing/render'
import { authStepAtom } from './auth-modal'
import { readGuestMetrics } from './guest-engagement'
import { useLockedArea } from './locked-area'
import { createStore, Provider } from './store'

let rendered: Rendered
beforeEach(() => localValues.remove(STORAGE_KEYS.guestMetrics))
afterEach(() => rendered.close())

function Locked() {
  const { button, label, onClick } = useLockedArea('ticker')
  return (
    <>
      <button onClick={() => onClick('blur')}>{label}</button>
      <button onClick={() => onClick('button')}>{button}</button>
    </>
  )
}

function open() {
  const store = createStore()
  rendered = render(
    <Provider store={store}>
      <Locked />
    </Provider>,
  )
  return () => [readGuestMetrics().premiumAttempts, store.get(authStepAtom)]
}

it('a click beside the button of a locked area is counted, and opens nothing', () => {
  const state = open()
  expect(rendered.page.textContent).toBe('Live StatsUnlock')
  click(find(rendered.page, 'button:first-child'))
  expect(state()).toEqual([1, undefined])
})

it('a click on the button of a locked area is counted too, and opens the sign-in', () => {
  const state = open()
  click(find(rendered.page, 'button:last-child'))
  expect(state()).toEqual([1, 'welcome'])
})
