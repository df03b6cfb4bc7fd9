import { afterEach, expect, it, vi } from 'vitest'
import { serverReach } from '../../../platform/reach'
import { createStore, Provider } from '../../../state/store'
import { click, find, render, settle, type Rendered } from '../../../ui/testing/render'
import { pausedAtom } from '../paused'
import { LiveToggle } from './live-toggle'

let rendered: Rendered
afterEach(() => {
  rendered.close()
  serverReach.answered()
  vi.restoreAllMocks()
})

function show(isPaused: boolean) {
  const store = createStore()
  store.set(pausedAtom, isPaused)
  rendered = render(
    <Provider store={store}>
      <LiveToggle isNarrow={false} />
    </Provider>,
  )
}
const state = () => find(rendered.page, '[role=status]')
const button = () => find(rendered.page, 'button')
const names = () => [button().getAttribute('aria-label'), button().title]
const icon = () => find(button(), 'path').getAttribute('d')

it('figures that update are live, and the button pauses that', () => {
  show(false)
  expect([state().textContent, state().dataset['live']]).toEqual(['Live', 'true'])
  expect(names()).toEqual(['Pause real-time updates', 'Pause real-time updates'])
})

it('paused figures are not live, and the button resumes them', () => {
  show(true)
  expect([state().textContent, state().dataset['live']]).toEqual(['Paused', 'false'])
  expect(names()).toEqual(['Resume real-time updates', 'Resume real-time updates'])
  click(button())
  expect(state().textContent).toBe('Live')
})

it('figures without a network are not live', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(false)
  settle(() => serverReach.failed())
  expect([state().textContent, state().dataset['live']]).toEqual(['Offline', 'false'])
})

it('the button shows what it does', () => {
  show(false)
  const pause = icon()
  click(button())
  const play = icon()
  expect([typeof pause, typeof play, pause === play]).toEqual(['string', 'string', false])
})
