import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { adoptPreferencesAtom, preferencesAtom } from '../../state/preferences'
import { createStore, Provider } from '../../state/store'
import { find, render, type Rendered } from '../../ui/testing/render'
import { NotifyHere } from './notify-here'

let rendered: Rendered
const store = createStore()
afterEach(() => {
  rendered.close()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** A browser with this permission, which becomes `answer` once somebody was asked. */
function show(permission: string | undefined, wanted = true, answer = permission) {
  const browser = {
    permission,
    requestPermission: async () => void (browser.permission = answer),
  }
  vi.stubGlobal('Notification', permission === undefined ? undefined : browser)
  if (permission === undefined) Reflect.deleteProperty(globalThis, 'Notification')
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: {} } }))
  store.set(adoptPreferencesAtom, { ...store.get(preferencesAtom), showNotifications: wanted })
  rendered = render(
    <Provider store={store}>
      <NotifyHere />
    </Provider>,
  )
}
const text = () => rendered.page.textContent

const NOTIFIES = 'This device notifies you while the app is open, unless you are looking at the game.'
const BLOCKED = 'Notifications are blocked by your browser. Your alerts stand in this list.'

it.each([
  [undefined, true, 'This browser shows no notifications. Your alerts stand in this list.'],
  ['denied', true, BLOCKED],
  ['granted', true, NOTIFIES],
  ['granted', false, 'Notifications are off on this device.Turn on'],
  ['default', true, 'Notifications are off on this device.Turn on'],
])(
  'says what this device does when the permission is %s and notifications are wanted: %s',
  (permission, wanted, said) => {
    show(permission, wanted)
    expect(text()).toBe(said)
  },
)

it.each([
  ['granted', NOTIFIES],
  ['denied', BLOCKED],
  ['default', 'Notifications are off on this device.Turn on'],
])('turning notifications on asks the browser, and shows the answer %s', async (answer, said) => {
  show('default', false, answer)
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  await act(async () => find(rendered.page, 'button').click())
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  expect(text()).toBe(said)
  expect(store.get(preferencesAtom).showNotifications).toBe(true)
})
